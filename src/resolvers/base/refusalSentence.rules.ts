import type { FieldErrorCode } from '~/graphql/types.generated.ts';
import type { FieldErrorRow } from './refusal.rows.ts';

/** Words for fields whose own name is not a word. */
const nouns: Readonly<Record<string, string>> = {
  lat: 'latitude',
  lng: 'longitude',
  sku: 'SKU',
  length: 'length in minutes',
  pages: 'stay of a page in seconds',
  cells: 'size of a tile',
  csv: 'file',
  text: 'message',
  activeStep: 'step of this course',
  photoURL: 'picture',
  takenAt: 'moment of a picture',
  priceTaxExcl: 'price without tax',
  priceTaxIncl: 'price with tax',
};

/** The words of a field's name: "streams.0.framesPerSecond" → "frames per second". */
function nounOf(field: string): string {
  const name = (field.split('.').at(-1) ?? field).replace(/(?<=.)Ids?$/, '');
  return nouns[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
}

const isPlural = (noun: string): boolean => /^(notes|tags|steps|frames per second)$/.test(noun);

const article = (noun: string): string => (isPlural(noun) ? '' : /^[aeio]/.test(noun) ? 'an ' : 'a ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "A title has", "Notes have". */
const has = (noun: string): string => `${capital(article(noun) + noun)} ${isPlural(noun) ? 'have' : 'has'}`;

/** Sentences for empty fields for which "Enter a …" would be wrong. */
const asked: Readonly<Record<string, string>> = {
  displayName: 'Enter display name',
  text: 'Write a message before you send it.',
  message: 'Write something before you send it.',
  note: 'Write a note before you send it.',
  reason: 'Say why: it stands in the log of every camera.',
  priceTaxExcl: 'Enter a price.',
  to: 'Name at least one recipient.',
  streams: 'Give the camera a stream.',
  stills: 'Send at least one still.',
  pages: 'Give the tour a page.',
  cameraIds: 'Choose cameras or a site.',
  chatId: 'Name the chat, or the contact who is to get the message.',
};

function required(field: string): string {
  const noun = nounOf(field);
  return asked[field] ?? `${/Ids?$/.test(field) ? 'Choose' : 'Enter'} ${article(noun)}${noun}.`;
}

/** What to do when a limit is reached and nothing can be removed to make room. */
const instead: Readonly<Record<string, string>> = {
  shared: 'keep this one to yourself.',
  comments: 'write a post of your own.',
  changes: 'it stays as it is.',
};

type Sentence = (params: Readonly<Record<string, string>>, field: string) => string;

/** The sentence of every code. Those of signing in are the specification's own (shell §5 and §8), word for word. */
const sentences: Readonly<Record<FieldErrorCode, Sentence>> = {
  REQUIRED: (_, field) => required(field),
  TOO_SHORT: ({ least }) => `Min character length is ${least}`,
  TOO_LONG: ({ most }, field) => `${has(nounOf(field))} ${most} characters at most.`,
  TOO_MANY: ({ most }) => `Give ${most} at most.`,
  TOO_LARGE: ({ kilobytes }) => `It has more than ${kilobytes} kB: make it smaller, or split it.`,
  TOO_SMALL: ({ least }) => `This cannot be below ${least}.`,
  TOO_GREAT: ({ most }) => `This cannot be above ${most}.`,
  OUT_OF_RANGE: ({ least, most }, field) => {
    const noun = nounOf(field);
    return `${capital(article(noun) + noun)} ${isPlural(noun) ? 'lie' : 'lies'} between ${least} and ${most}.`;
  },
  TOO_DEEP: ({ most }) => `Folders lie ${most} deep at most.`,
  LIMIT_REACHED: ({ most, of = '' }, field) =>
    `There are ${most} ${of} already, which is the most: ${instead[field === 'shared' ? field : of] ?? 'remove one first.'}`,
  ITEM_REQUIRED: () => 'One of them is empty: fill it in, or leave it out.',
  ITEM_TOO_LONG: ({ most }) => `One of them is too long: each has ${most} characters at most.`,
  DUPLICATE: () => 'It stands here twice: leave one out.',
  INVALID_EMAIL: () => 'Please enter a valid email',
  INVALID_FORMAT: ({ example }) => `Write it like ${example}.`,
  INVALID_ADDRESS: ({ schemes }) => `Give an address that begins with one of: ${schemes}`,
  INVALID_HOST: () => 'Enter the name or the address of the device, without port and path; IPv6 in brackets.',
  ADDRESS_REFUSED: () =>
    'Addresses of the own network link and of cloud metadata are never asked: give another.',
  INVALID_PATH: ({ most }) =>
    `A path begins with a slash and has ${most} characters at most, without spaces.`,
  INVALID_SETTINGS: ({ problem = '' }) => problem,
  NOT_BASE64: () => 'Send the content as base64.',
  NOT_ONE_OF: ({ allowed }) => `Choose one of ${allowed}.`,
  NOT_AMONG: ({ of }) => `Choose only among the ${of}.`,
  FORBIDDEN_CHARACTERS: ({ characters }) => `Leave out ${characters}`,
  HIDDEN_CHARACTERS: () => 'It holds a line end or a control character: leave it out.',
  NOT_APPLICABLE: () => 'A synthetic stream has none: leave it empty.',
  NOT_BOTH: ({ other = '' }, field) => `Give ${nounOf(field)} or ${nounOf(other)}, not both.`,
  NEEDS_OTHER: ({ other }) => `This needs ${other} too.`,
  TAKEN: (_, field) =>
    field === 'email' ? 'The email is already in use' : 'There is something of that name here already.',
  NOT_PLAIN_TEXT: (_, field) =>
    `${capital(article(nounOf(field)) + nounOf(field))} is plain text: leave out < and >, line breaks and marks of direction`,
  LOOKS_ALIKE: () => 'Somebody else has a name that looks like this: add what tells you apart',
  WRONG_INVITATION: () => 'The invitation is wrong, was used or is over: ask for a new one',
  OTHER_INVITATION: () => 'The invitation is for another address',
  NOT_FOUND: (_, field) => `There is no such ${nounOf(field)}: choose another.`,
  AMBIGUOUS: () => 'Several have this name: write the id of one.',
  MISMATCH: ({ other = '' }, field) =>
    field === 'passwordConfirm'
      ? 'Passwords do not match'
      : `This does not agree with the ${nounOf(other)}: change one of them.`,
  UNKNOWN_ACCOUNT: () => 'Check your username/email',
  WRONG_PASSWORD: () => 'Check your password',
  SECRET_IN_PATH: () =>
    'The path holds a password or token: give it as credentials, where nobody can read it again.',
  SECRET_NEEDED_AGAIN: () =>
    'The address has changed: type the password or token again, so that it is sent to no other machine.',
  SECRET_UNREADABLE: () =>
    'The key that the credentials were sealed with is not here: type them again, or bring the key back.',
  ENDS_BEFORE_START: () => 'The end cannot lie before the start.',
  IN_PAST: () => 'This moment has passed: give a later one.',
  IN_FUTURE: () => 'This lies in the future: give an earlier moment.',
  LASTS_TOO_LONG: ({ days }) => `It lasts ${days} days at most.`,
  ALREADY_BEGUN: () => 'It has begun: its beginning stays.',
  NO_CAMERAS: () => 'There is no camera at this site: choose another.',
  HAS_CAMERAS: ({ cameras }) =>
    `Cameras at this site: ${cameras}. Move them to another site, or remove them, first.`,
  HAS_SITES: ({ sites }) => `Sites of this project: ${sites}. Move them to another project first.`,
  LAST_ADMIN: () => 'This is the only administrator: make somebody else one first.',
  PRIVATE_WALL: () => 'A shared tour shows shared walls only: share its walls first.',
  EMPTY_FILE: () => 'The file has no line below its heads.',
  TOO_MANY_LINES: ({ most }) => `The file has more than ${most} lines: split it.`,
  OPEN_QUOTE: () => 'A quote is opened and not closed: close it.',
  UNKNOWN_COLUMN: () => 'There is no such column: leave it out.',
  MISSING_COLUMN: ({ columns }) => `The file needs one of these columns or pairs: ${columns}.`,
  TOO_MANY_CELLS: () => 'The line has more cells than there are heads: leave some out.',
  UNKNOWN_CAMERA: () => 'There is no camera with this id: leave the cell empty for a new one.',
  NO_CONTENT: () => 'The file is empty: choose another.',
  FILE_TOO_LARGE: ({ megabytes, most }) => `The file has ${megabytes} MB; ${most} MB is the most.`,
  UPLOADS_FULL: ({ files, megabytes }) =>
    `Files that nothing uses yet take up all ${megabytes} MB or ${files} places: use or remove some first.`,
  PROGRAM: () => 'This is a program: programs are not taken.',
  NOT_PICTURE: ({ allowed }) => `This is no picture that can be shown. Choose one of: ${allowed}.`,
  OTHER_CONTENT: ({ found }) => `The content is that of a .${found} file: the name says something else.`,
};

/** The English sentence of a refusal, with the cure. It begins with `item` when one of several items is meant. */
export function refusalSentence({ field, code, params }: FieldErrorRow): string {
  const { item, ...named } = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  const sentence = sentences[code](named, field);
  return item ? `${item}: ${sentence}` : sentence;
}
