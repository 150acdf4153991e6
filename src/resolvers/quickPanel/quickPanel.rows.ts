export interface QuickPanelItemRow {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: 'NOTE' | 'EVENT';
  /** Place in the panel: the smallest is on top. */
  readonly position: number;
  readonly title: string;
  readonly detail: string;
}

/** One a user, under the user's own id; none for those who have not switched anything yet. */
export interface QuickPanelSwitchesRow {
  readonly id: string;
  readonly ownerId: string;
  readonly notifications: boolean;
  readonly cloudSync: boolean;
  readonly retroThrusters: boolean;
}

/** What one read of the items gives; the switches are read when they are asked for. */
export interface QuickPanelRow {
  readonly notes: readonly QuickPanelItemRow[];
  readonly events: readonly QuickPanelItemRow[];
}
