export interface QuickPanelItemRow {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: 'NOTE' | 'EVENT';
  /** Place in the panel: the smallest is on top. */
  readonly position: number;
  readonly title: string;
  readonly detail: string;
}
