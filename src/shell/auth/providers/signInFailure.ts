/** Why a sign-in with a provider did not come about. */
export type FailureKind =
  | 'denied'
  | 'state'
  | 'unasked'
  | 'network'
  | 'provider'
  | 'refused'
  | 'emailTaken'
  | 'noToken';

export class SignInFailure extends Error {
  readonly kind: FailureKind;
  /**
   * @param detail what the provider says
   * @param cause why the API refused it
   */
  constructor(kind: FailureKind, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.kind = kind;
  }
}
