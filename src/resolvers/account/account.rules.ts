import type { FieldError } from '~/graphql/types.generated.ts';
import { isSafeAddress } from '../base/webAddress.rules.ts';
import { nameErrors, newPasswordErrors, passwordErrors } from '../session/session.rules.ts';

const SHORTCUTS_LIMIT = 100;
/** Longest id of a navigation item and longest address, in characters. */
const SHORTCUT_LIMIT = 100;
const ADDRESS_LIMIT = 2_000;

/** A web address, a path of this site, or nothing: never a script. */
const isPhotoAddress = (address: string): boolean =>
  address === '' || (address.length <= ADDRESS_LIMIT && isSafeAddress(address, { http: true, path: true }));

interface AccountChange {
  readonly displayName?: string | null | undefined;
  readonly photoURL?: string | null | undefined;
  readonly shortcuts?: readonly string[] | null | undefined;
}

/** The rules of the fields of their own account that people may change; those left out have no errors. */
export function accountErrors({ displayName, photoURL, shortcuts }: AccountChange): FieldError[] {
  const ids = shortcuts ?? [];
  const fit = ids.length <= SHORTCUTS_LIMIT && ids.every((id) => id !== '' && id.length <= SHORTCUT_LIMIT);
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
export const changePasswordErrors = (input: {
  readonly oldPassword: string;
  readonly newPassword: string;
}): FieldError[] => [
  ...passwordErrors('oldPassword', input.oldPassword),
  ...newPasswordErrors('newPassword', input.newPassword),
];
