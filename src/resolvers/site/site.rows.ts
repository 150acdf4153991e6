export interface SiteRow {
  readonly id: string;
  readonly name: string;
  /** Empty when it is not known. */
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name of what the clocks there show. */
  readonly timeZone: string;
  readonly projectId: string;
  /** Since when it can only be restored; null while it is there. */
  readonly removedAt: number | null;
}
