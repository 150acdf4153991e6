import type { FieldError } from '~/graphql/types.generated.ts';
import { DAY } from '../base/period.rules.ts';

/** Specification, shell §9: an access token lives for two days. */
export const TOKEN_LIFETIME = 2 * DAY;

/** Specification, shell §9: least length of a login name, a password and a display name. */
export const LEAST_LENGTH = 4;

/** Longest password that is hashed, in characters: more would only cost time. */
export const PASSWORD_LIMIT = 256;

/** Longest display name, in characters. */
const NAME_LIMIT = 100;

const tooShort = (field: string): FieldError => ({
  field,
  message: `Min character length is ${LEAST_LENGTH}`,
});

/** Every address has one spelling in the store. */
export const normalised = (name: string): string => name.trim().toLowerCase();

const tooLong = (field: string): FieldError => ({
  field,
  message: `A password has ${PASSWORD_LIMIT} characters at most`,
});

/** The rules of a password, on the named field. */
export const passwordErrors = (field: string, password: string): FieldError[] => [
  ...(password.length < LEAST_LENGTH ? [tooShort(field)] : []),
  ...(password.length > PASSWORD_LIMIT ? [tooLong(field)] : []),
];

/** Specification, shell §5: the rules of the login form. */
export function loginErrors(input: { readonly email: string; readonly password: string }): FieldError[] {
  return [
    ...(input.email.trim().length < LEAST_LENGTH ? [tooShort('email')] : []),
    ...passwordErrors('password', input.password),
  ];
}

export interface Registration {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** The rules of a display name. */
export function nameErrors(displayName: string): FieldError[] {
  if (displayName.trim() === '') return [{ field: 'displayName', message: 'Enter display name' }];
  if (displayName.length > NAME_LIMIT) {
    return [{ field: 'displayName', message: `A display name has ${NAME_LIMIT} characters at most` }];
  }
  return displayName.trim().length < LEAST_LENGTH ? [tooShort('displayName')] : [];
}

/** Specification, shell §5 and §8: the rules of the registration form. */
export function registerErrors(input: Registration): FieldError[] {
  const email = input.email.trim();
  return [
    ...nameErrors(input.displayName),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254
      ? []
      : [{ field: 'email', message: 'Please enter a valid email' }]),
    ...passwordErrors('password', input.password),
  ];
}
