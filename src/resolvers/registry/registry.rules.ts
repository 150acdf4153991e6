import type { FieldError, StreamKind, StreamRole } from '~/graphql/types.generated.ts';
import type { CameraRow, CameraStreamRow, StreamAddressRow } from '../camera/camera.rows.ts';
import {
  type Credentials,
  defaultPorts,
  hostOf,
  isPath,
  PATH_LIMIT,
  pathTellsSecret,
  schemesOf,
} from './streamUrl.rules.ts';

/** Longest texts, in characters. */
export const NAME_LIMIT = 100;
export const MODEL_LIMIT = 100;
export const GROUP_LIMIT = 60;
export const TAG_LIMIT = 40;
export const SECRET_LIMIT = 200;
export const STREAM_NAME_LIMIT = 40;

export const MOST_TAGS = 20;
export const MOST_STREAMS = 4;
export const MOST_PIXELS = 16_384;
export const MOST_FRAMES = 240;

/** The priority of a camera of which nothing else is said: neither first nor last. */
export const DEFAULT_PRIORITY = 3;

/** Why a form of a camera is refused, in English; the screens say them in their language by these keys. */
export const sentences = {
  noName: 'Enter a name.',
  nameTooLong: `A name has ${NAME_LIMIT} characters at most.`,
  modelTooLong: `A model has ${MODEL_LIMIT} characters at most.`,
  groupTooLong: `A group has ${GROUP_LIMIT} characters at most.`,
  tagTooLong: `A tag has ${TAG_LIMIT} characters at most.`,
  tooManyTags: `A camera has ${MOST_TAGS} tags at most.`,
  tagComma: 'A tag has no comma.',
  hiddenCharacters: 'It holds a line end or a control character: leave it out.',
  noSite: 'Choose a site.',
  priority: 'A priority lies between 1 and 5.',
  latitude: 'A latitude lies between -90 and 90.',
  longitude: 'A longitude lies between -180 and 180.',
  streamCount: `A camera has between 1 and ${MOST_STREAMS} streams.`,
  noStreamName: 'Enter a name of the stream.',
  streamNameTooLong: `A stream's name has ${STREAM_NAME_LIMIT} characters at most.`,
  sameStreamName: 'Another stream has this name.',
  size: `Width and height lie between 1 and ${MOST_PIXELS} pixels.`,
  frames: `Frames per second lie between 1 and ${MOST_FRAMES}.`,
  scheme: 'This kind of stream is not fetched by this scheme.',
  host: 'Enter the name or the address of the device, without port and path; IPv6 in brackets.',
  port: 'A port lies between 1 and 65535.',
  path: `A path begins with a slash, has ${PATH_LIMIT} characters at most and no control characters; # is written %23.`,
  pathSecret: 'The path holds a password or token: give it as credentials, where nobody can read it again.',
  noAddress: 'A synthetic stream has no address.',
  noCredentials: 'A synthetic stream has no credentials.',
  bothCredentials: 'Give a user name and password, or a token, not both.',
  secretTooLong: `User names, passwords and tokens have ${SECRET_LIMIT} characters at most.`,
  typeAgain:
    'The address has changed: type the password or token again, so that it is sent to no other machine.',
  unreadable:
    'The key that the credentials were sealed with is not here: type them again, or bring the key back.',
} as const;

export type Sentence = keyof typeof sentences;

const refuse = (field: string, sentence: Sentence): FieldError => ({ field, message: sentences[sentence] });

const when = (wrong: boolean, field: string, sentence: Sentence): FieldError[] =>
  wrong ? [refuse(field, sentence)] : [];

/** What is typed of a stream; null where nothing is. */
export interface StreamDraft {
  readonly name: string;
  readonly kind: StreamKind;
  readonly role: StreamRole;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly scheme: string | null;
  readonly host: string | null;
  readonly port: number | null;
  readonly path: string | null;
  /** Undefined: those that are kept stay. Null: none any more. */
  readonly credentials: Credentials | null | undefined;
}

/** What is typed of a camera. */
export interface CameraDraft {
  readonly name: string;
  readonly model: string;
  readonly siteId: string;
  readonly lat: number;
  readonly lng: number;
  readonly group: string;
  readonly tags: readonly string[];
  readonly priority: number;
}

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const wholeWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && within(value, least, most);

/** Line ends and control characters: marks of writing direction are letters of some names, and stay. */
const isHidden = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

const textErrors = (field: string, text: string, limit: number, tooLong: Sentence): FieldError[] => [
  ...when(text.length > limit, field, tooLong),
  ...when(isHidden(text), field, 'hiddenCharacters'),
];

/** What is wrong with tags. */
export const tagErrors = (field: string, tags: readonly string[]): FieldError[] => [
  ...when(tags.length > MOST_TAGS, field, 'tooManyTags'),
  ...when(
    tags.some((tag) => tag.length > TAG_LIMIT),
    field,
    'tagTooLong',
  ),
  ...when(
    tags.some((tag) => tag.includes(',')),
    field,
    'tagComma',
  ),
  ...when(tags.some(isHidden), field, 'hiddenCharacters'),
];

/** What is wrong with a camera, by field; of its streams see `streamErrors`. */
export const cameraErrors = (camera: CameraDraft): FieldError[] => [
  ...when(camera.name.trim() === '', 'name', 'noName'),
  ...textErrors('name', camera.name, NAME_LIMIT, 'nameTooLong'),
  ...textErrors('model', camera.model, MODEL_LIMIT, 'modelTooLong'),
  ...when(camera.siteId === '', 'siteId', 'noSite'),
  ...textErrors('group', camera.group, GROUP_LIMIT, 'groupTooLong'),
  ...tagErrors('tags', camera.tags),
  ...when(!wholeWithin(camera.priority, 1, 5), 'priority', 'priority'),
  ...when(!within(camera.lat, -90, 90), 'lat', 'latitude'),
  ...when(!within(camera.lng, -180, 180), 'lng', 'longitude'),
];

/** Tags as they are kept: each once, without space around, none empty. */
export const tidyTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** Without the spaces that a clipboard leaves at its ends; one that belongs there is written %20. */
const tidyPath = (path: string | null): string => path?.trim() || '/';

const addressErrors = (at: string, stream: StreamDraft): FieldError[] => [
  ...when(!schemesOf[stream.kind].includes(stream.scheme ?? ''), `${at}scheme`, 'scheme'),
  ...when(hostOf(stream.host ?? '') === null, `${at}host`, 'host'),
  ...when(stream.port !== null && !wholeWithin(stream.port, 1, 65_535), `${at}port`, 'port'),
  ...pathErrors(`${at}path`, tidyPath(stream.path)),
];

const pathErrors = (field: string, path: string): FieldError[] =>
  isPath(path) ? when(pathTellsSecret(path), field, 'pathSecret') : [refuse(field, 'path')];

const credentialErrors = (at: string, { userName, password, token }: Credentials): FieldError[] => {
  const texts = [userName, password, token].map((text) => text ?? '');
  return [
    ...when(Boolean(token) && Boolean(userName || password), `${at}token`, 'bothCredentials'),
    ...when(
      texts.some((text) => text.length > SECRET_LIMIT),
      `${at}password`,
      'secretTooLong',
    ),
    ...when(texts.some(isHidden), `${at}password`, 'hiddenCharacters'),
  ];
};

const hasAddress = ({ scheme, host, port, path }: StreamDraft): boolean =>
  Boolean(scheme) || Boolean(host) || port !== null || Boolean(path);

/** Whether somebody who knows the credentials is the same machine as before. */
const sameMachine = (a: StreamAddressRow | null, b: StreamAddressRow | null): boolean =>
  a?.scheme === b?.scheme && a?.host === b?.host && a?.port === b?.port;

/**
 * What is wrong with one stream.
 * @param at stands before the names of its fields: "streams.0."
 * @param former the stream as it is kept, whose credentials would stay
 */
export function streamErrors(
  stream: StreamDraft,
  at: string,
  former?: Pick<CameraStreamRow, 'address'> & { readonly hasCredentials: boolean },
): FieldError[] {
  const { kind, credentials } = stream;
  const own = [
    ...when(stream.name.trim() === '', `${at}name`, 'noStreamName'),
    ...textErrors(`${at}name`, stream.name, STREAM_NAME_LIMIT, 'streamNameTooLong'),
    ...when(!wholeWithin(stream.width, 1, MOST_PIXELS), `${at}width`, 'size'),
    ...when(!wholeWithin(stream.height, 1, MOST_PIXELS), `${at}height`, 'size'),
    ...when(!wholeWithin(stream.framesPerSecond, 1, MOST_FRAMES), `${at}framesPerSecond`, 'frames'),
  ];
  if (kind === 'SYNTHETIC') {
    return [
      ...own,
      ...when(hasAddress(stream), `${at}host`, 'noAddress'),
      ...when(Boolean(credentials), `${at}password`, 'noCredentials'),
    ];
  }
  const address = addressErrors(at, stream);
  const moved =
    former?.hasCredentials && credentials === undefined && !sameMachine(former.address, addressOf(stream));
  return [
    ...own,
    ...address,
    ...(credentials ? credentialErrors(at, credentials) : []),
    ...when(Boolean(moved) && address.length === 0, `${at}password`, 'typeAgain'),
  ];
}

/** What is wrong with the streams of a camera, each by `streams.<place>.<field>`. */
export function streamsErrors(
  streams: readonly StreamDraft[],
  formerOf: (index: number) => Parameters<typeof streamErrors>[2],
): FieldError[] {
  const names = streams.map(({ name }) => name.trim());
  return [
    ...when(!within(streams.length, 1, MOST_STREAMS), 'streams', 'streamCount'),
    ...streams.flatMap((stream, index) => [
      ...streamErrors(stream, `streams.${index}.`, formerOf(index)),
      ...when(names.indexOf(stream.name.trim()) < index, `streams.${index}.name`, 'sameStreamName'),
    ]),
  ];
}

/** The address of a stream that has no errors; null for one without. */
export function addressOf({ kind, scheme, host, port, path }: StreamDraft): StreamAddressRow | null {
  if (kind === 'SYNTHETIC') return null;
  const own = scheme ?? '';
  return {
    scheme: own,
    host: hostOf(host ?? '') ?? '',
    port: port === defaultPorts[own] ? null : port,
    path: tidyPath(path),
  };
}

/** Credentials as one text, which is kept sealed; null when there is nothing in them. */
export function secretOf({ userName, password, token }: Credentials): string | null {
  const given = { userName: userName || null, password: password || null, token: token || null };
  return Object.values(given).some((text) => text !== null) ? JSON.stringify(given) : null;
}

/** What stands in an opened secret. */
export const credentialsIn = (secret: string | null): Credentials | null =>
  secret === null ? null : (JSON.parse(secret) as Credentials);

/** A stream that has no errors, before its credentials are sealed. */
export interface PlannedStream {
  readonly stream: Omit<CameraStreamRow, 'secret'>;
  /** The credentials as one text; null for none, undefined for those that the former stream has. */
  readonly typed: string | null | undefined;
  readonly former: CameraStreamRow | undefined;
}

/** What becomes of a draft that has no errors. */
export function plannedStream(draft: StreamDraft, former: CameraStreamRow | undefined): PlannedStream {
  const { name, kind, role, width, height, framesPerSecond, credentials } = draft;
  const typed = credentials ? secretOf(credentials) : credentials;
  return {
    stream: { name: name.trim(), kind, role, width, height, framesPerSecond, address: addressOf(draft) },
    typed: kind === 'SYNTHETIC' ? null : typed,
    former,
  };
}

/** What differs between two rows of a camera, as names for the audit; never values, for one of them may be secret. */
export const changedFields = (before: CameraRow, after: CameraRow): string[] =>
  (['name', 'model', 'siteId', 'lat', 'lng', 'group', 'tags', 'priority', 'streams'] as const).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
