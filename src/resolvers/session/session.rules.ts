import type { FieldError } from '~/graphql/types.generated.ts';
import { DAY } from '../base/period.rules.ts';

/** Specification, shell §9: an access token lives for two days. */
export const TOKEN_LIFETIME = 2 * DAY;

/** Specification, shell §9: least length of a login name, a password and a display name. */
export const LEAST_LENGTH = 4;

/** Longest password that is hashed, in characters: more would only cost time. */
export const PASSWORD_LIMIT = 256;

/** Longest display name and shortcut, in characters. */
const NAME_LIMIT = 100;
const SHORTCUTS_LIMIT = 100;
const ADDRESS_LIMIT = 2_000;

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

const passwordErrors = (field: string, password: string): FieldError[] => [
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

function nameErrors(displayName: string): FieldError[] {
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

/** A web address, a path of this site, or nothing: never a script. */
function isPhotoAddress(address: string): boolean {
  if (address === '') return true;
  if (address.length > ADDRESS_LIMIT) return false;
  try {
    return ['http:', 'https:'].includes(new URL(address, 'https://site.example').protocol);
  } catch {
    return false;
  }
}

interface AccountChange {
  readonly displayName?: string | null | undefined;
  readonly photoURL?: string | null | undefined;
  readonly shortcuts?: readonly string[] | null | undefined;
}

/** The rules of the fields of their own account that people may change; those left out have no errors. */
export function accountErrors({ displayName, photoURL, shortcuts }: AccountChange): FieldError[] {
  const ids = shortcuts ?? [];
  const fit = ids.length <= SHORTCUTS_LIMIT && ids.every((id) => id !== '' && id.length <= NAME_LIMIT);
  return [
    ...(displayName == null ? [] : nameErrors(displayName)),
    ...(isPhotoAddress(photoURL ?? '')
      ? []
      : [
          { field: 'photoURL', message: 'Give an address that begins with https://, or a path of this site' },
        ]),
    ...(fit
      ? []
      : [{ field: 'shortcuts', message: `Give at most ${SHORTCUTS_LIMIT} ids of navigation items` }]),
  ];
}

/** The rules of the form that changes the password. */
export const newPasswordErrors = (input: {
  readonly oldPassword: string;
  readonly newPassword: string;
}): FieldError[] => [
  ...passwordErrors('oldPassword', input.oldPassword),
  ...passwordErrors('newPassword', input.newPassword),
];
