/** A setting of the whole installation, by name. */
export interface SettingRow {
  readonly id: string;
  readonly value: string;
}
