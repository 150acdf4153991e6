import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { isPlainName, plainName } from './names.rules.ts';

/** Specification, shell §9: least length of a login name, a display name and a password that is asked for. */
export const MIN_LENGTH = 4;

/** Least length of a password that is new. The demo's two accounts are older than this rule. */
export const NEW_PASSWORD_MIN_LENGTH = 8;

/** Longest password that is hashed, in characters: more would only cost time. */
export const PASSWORD_LIMIT = 256;

/** Specification, shell §3: what the toolbar offers a new user. */
export const defaultShortcuts = ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'];

/** Longest display name, in characters. */
export const NAME_LIMIT = 100;

/** The one spelling of an e-mail address in the store. */
export const normalised = (name: string): string => name.trim().toLowerCase();

/** Whether mail could be sent there, as far as the text can tell. */
export const isEmail = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && address.length <= 254;

const tooShort = (field: string): FieldErrorRow => refuse(field, 'TOO_SHORT', { least: MIN_LENGTH });

const tooLong = (field: string, password: string): FieldErrorRow[] =>
  password.length > PASSWORD_LIMIT ? [refuse(field, 'TOO_LONG', { most: PASSWORD_LIMIT })] : [];

/** Why an entered password is refused, on the named field. Every password that was ever allowed passes. */
export const passwordErrors = (field: string, password: string): FieldErrorRow[] => [
  ...(password.length < MIN_LENGTH ? [tooShort(field)] : []),
  ...tooLong(field, password),
];

/** The rules of a password that is new, on the named field. */
export const newPasswordErrors = (field: string, password: string): FieldErrorRow[] => [
  ...(password.length < NEW_PASSWORD_MIN_LENGTH
    ? [refuse(field, 'TOO_SHORT', { least: NEW_PASSWORD_MIN_LENGTH })]
    : []),
  ...tooLong(field, password),
];

/** Specification, shell §5: the rules of the login form. */
export function loginErrors(input: { readonly email: string; readonly password: string }): FieldErrorRow[] {
  return [
    ...(input.email.trim().length < MIN_LENGTH ? [tooShort('email')] : []),
    ...passwordErrors('password', input.password),
  ];
}

export interface Registration {
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** The rules of a display name. */
export function nameErrors(displayName: string): FieldErrorRow[] {
  const field = 'displayName';
  if (displayName.trim() === '') return [refuse(field, 'REQUIRED')];
  if (displayName.length > NAME_LIMIT) return [refuse(field, 'TOO_LONG', { most: NAME_LIMIT })];
  if (!isPlainName(displayName)) return [refuse(field, 'NOT_PLAIN_TEXT')];
  return plainName(displayName).length < MIN_LENGTH ? [tooShort(field)] : [];
}

/** Specification, shell §5 and §8: the rules of the registration form. */
export function registerErrors(input: Registration): FieldErrorRow[] {
  return [
    ...nameErrors(input.displayName),
    ...(isEmail(input.email.trim()) ? [] : [refuse('email', 'INVALID_EMAIL')]),
    ...newPasswordErrors('password', input.password),
  ];
}

export interface RegistrationForm extends Registration {
  readonly passwordConfirm: string;
}

/** The rules of the registration form as it stands on the screen, where the password is typed twice. */
export const registerFormErrors = (form: RegistrationForm): FieldErrorRow[] => [
  ...registerErrors(form),
  ...(form.password === form.passwordConfirm
    ? []
    : [refuse('passwordConfirm', 'MISMATCH', { other: 'password' })]),
];
