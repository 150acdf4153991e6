/** How long a caller may take. */
export interface Patience {
  /** Until all headers are there, and until all of the body is, from the first byte on, in milliseconds. */
  readonly sending: number;
  /** How often connections are looked at for it, in milliseconds. */
  readonly lookEvery: number;
}
