import type { FieldError } from '~/graphql/types.generated.ts';
import { isPlainName, plainName } from './names.rules.ts';

/** Specification, shell §9: least length of a login name, a display name and a password that is asked for. */
export const LEAST_LENGTH = 4;

/** Least length of a password that is new. The demo's two accounts are older than this rule. */
export const NEW_PASSWORD_LEAST = 8;

/** Longest password that is hashed, in characters: more would only cost time. */
export const PASSWORD_LIMIT = 256;

/** Specification, shell §3: what the toolbar offers a new user. */
export const defaultShortcuts = ['dashboards/project', 'dashboards/analytics', 'contacts', 'todo'];

/** Longest display name, in characters. */
export const NAME_LIMIT = 100;

/** Why a form of signing in is refused (specification, shell §5 and §8), in English; forms say them in their language. */
export const sentences = {
  tooShort: `Min character length is ${LEAST_LENGTH}`,
  invalidEmail: 'Please enter a valid email',
  noMatch: 'Passwords do not match',
  unknownName: 'Check your username/email',
  wrongPassword: 'Check your password',
  emailTaken: 'The email is already in use',
  noDisplayName: 'Enter display name',
  passwordTooShort: `A password has ${NEW_PASSWORD_LEAST} characters at least`,
  passwordTooLong: `A password has ${PASSWORD_LIMIT} characters at most`,
  nameTooLong: `A display name has ${NAME_LIMIT} characters at most`,
  nameNotPlain: 'A display name is plain text: leave out < and >, line breaks and marks of direction',
  nameTaken: 'Somebody else has a name that looks like this: add what tells you apart',
  invitationWrong: 'The invitation is wrong, was used or is over: ask for a new one',
  invitationAddress: 'The invitation is for another address',
} as const;

/** Every address has one spelling in the store. */
export const normalised = (name: string): string => name.trim().toLowerCase();

/** Whether mail could be sent there, as far as the text can tell. */
export const isEmail = (address: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) && address.length <= 254;

const tooShort = (field: string): FieldError => ({ field, message: sentences.tooShort });

const tooLong = (field: string, password: string): FieldError[] =>
  password.length > PASSWORD_LIMIT ? [{ field, message: sentences.passwordTooLong }] : [];

/** The rules of a password that is asked for, on the named field: any that was ever allowed keeps them. */
export const passwordErrors = (field: string, password: string): FieldError[] => [
  ...(password.length < LEAST_LENGTH ? [tooShort(field)] : []),
  ...tooLong(field, password),
];

/** The rules of a password that is new, on the named field. */
export const newPasswordErrors = (field: string, password: string): FieldError[] => [
  ...(password.length < NEW_PASSWORD_LEAST ? [{ field, message: sentences.passwordTooShort }] : []),
  ...tooLong(field, password),
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
  const field = 'displayName';
  if (displayName.trim() === '') return [{ field, message: sentences.noDisplayName }];
  if (displayName.length > NAME_LIMIT) return [{ field, message: sentences.nameTooLong }];
  if (!isPlainName(displayName)) return [{ field, message: sentences.nameNotPlain }];
  return plainName(displayName).length < LEAST_LENGTH ? [tooShort(field)] : [];
}

/** Specification, shell §5 and §8: the rules of the registration form. */
export function registerErrors(input: Registration): FieldError[] {
  return [
    ...nameErrors(input.displayName),
    ...(isEmail(input.email.trim()) ? [] : [{ field: 'email', message: sentences.invalidEmail }]),
    ...newPasswordErrors('password', input.password),
  ];
}

export interface RegistrationForm extends Registration {
  readonly passwordConfirm: string;
}

/** The rules of the registration form as it stands on the screen, where the password is typed twice. */
export const registerFormErrors = (form: RegistrationForm): FieldError[] => [
  ...registerErrors(form),
  ...(form.password === form.passwordConfirm
    ? []
    : [{ field: 'passwordConfirm', message: sentences.noMatch }]),
];
