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
  /** @param detail what the provider or the API says */
  constructor(kind: FailureKind, detail: string) {
    super(detail);
    this.kind = kind;
  }
}
