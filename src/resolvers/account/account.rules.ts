import { isSafeAddress } from '~/lib/webAddress.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
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

/** Why changes of somebody's own account are refused; fields that were left out have no errors. */
export function accountErrors({ displayName, photoURL, shortcuts }: AccountChange): FieldErrorRow[] {
  const ids = shortcuts ?? [];
  return [
    ...(displayName == null ? [] : nameErrors(displayName)),
    ...refusals(
      !isPhotoAddress(photoURL ?? '') &&
        refuse('photoURL', 'INVALID_ADDRESS', { schemes: 'https:, http:, /' }),
      ids.length > SHORTCUTS_LIMIT && refuse('shortcuts', 'TOO_MANY', { most: SHORTCUTS_LIMIT }),
      ids.includes('') && refuse('shortcuts', 'ITEM_REQUIRED'),
      ids.some((id) => id.length > SHORTCUT_LIMIT) &&
        refuse('shortcuts', 'ITEM_TOO_LONG', { most: SHORTCUT_LIMIT }),
    ),
  ];
}

/** The rules of the form that changes the password. */
export const changePasswordErrors = (input: {
  readonly oldPassword: string;
  readonly newPassword: string;
}): FieldErrorRow[] => [
  ...passwordErrors('oldPassword', input.oldPassword),
  ...newPasswordErrors('newPassword', input.newPassword),
];
