/** An account of the demo for which personal data are made. */
export interface DemoOwner {
  readonly userId: string;
  /** Prefix of the ids of its rows, so that they differ from those of other accounts; empty for the first account. */
  readonly prefix: string;
}

/** Who has personal data in the demo. */
export const demoOwners: readonly DemoOwner[] = [
  { userId: 'user-admin', prefix: '' },
  { userId: 'user-staff', prefix: 'staff-' },
];

/** The personal rows of every demo account. */
export const forEveryOwner = <Row>(rowsOf: (owner: DemoOwner) => readonly Row[]): Row[] =>
  demoOwners.flatMap(rowsOf);
