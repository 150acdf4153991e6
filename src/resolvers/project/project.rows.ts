export interface ProjectRow {
  readonly id: string;
  readonly name: string;
  /** Whole units of the currency, a month. */
  readonly monthlyBudget: number;
  readonly hourlyRate: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Since when it can only be restored; null while it is there. */
  readonly removedAt: number | null;
}
