import type { StreamKind, StreamRole } from '~/graphql/types.generated.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refusals, refuse } from '../base/refusal.rules.ts';
import type { CameraRow, CameraStreamRow, StreamAddressRow } from '../camera/camera.rows.ts';
import {
  type Credentials,
  defaultPorts,
  hostOf,
  isPath,
  PATH_LIMIT,
  pathHoldsSecret,
  schemesOf,
} from './streamUrl.rules.ts';

/** Longest texts, in characters. */
export const NAME_LIMIT = 100;
export const MODEL_LIMIT = 100;
export const GROUP_LIMIT = 60;
export const TAG_LIMIT = 40;
export const SECRET_LIMIT = 200;
export const STREAM_NAME_LIMIT = 40;

export const MAX_TAGS = 20;
export const MAX_STREAMS = 4;
export const MAX_PIXELS = 16_384;
export const MAX_FRAMES_PER_SECOND = 240;

/** The default priority of a camera, in the middle of the range. */
export const DEFAULT_PRIORITY = 3;

/** A stream as it is typed in; null for empty fields. */
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
  /** Undefined keeps the stored credentials; null removes them. */
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

/** What is wrong with a text of one line. */
export const textErrors = (field: string, text: string, most: number): FieldErrorRow[] =>
  refusals(
    text.length > most && refuse(field, 'TOO_LONG', { most }),
    isHidden(text) && refuse(field, 'HIDDEN_CHARACTERS'),
  );

/** What is wrong with a place on earth, in degrees. */
export const placeErrors = (lat: number, lng: number): FieldErrorRow[] =>
  refusals(
    !within(lat, -90, 90) && refuse('lat', 'OUT_OF_RANGE', { least: -90, most: 90 }),
    !within(lng, -180, 180) && refuse('lng', 'OUT_OF_RANGE', { least: -180, most: 180 }),
  );

/** What is wrong with tags. */
export const tagErrors = (field: string, tags: readonly string[]): FieldErrorRow[] =>
  refusals(
    tags.length > MAX_TAGS && refuse(field, 'TOO_MANY', { most: MAX_TAGS }),
    tags.some((tag) => tag.length > TAG_LIMIT) && refuse(field, 'ITEM_TOO_LONG', { most: TAG_LIMIT }),
    tags.some((tag) => tag.includes(',')) && refuse(field, 'FORBIDDEN_CHARACTERS', { characters: ',' }),
    tags.some(isHidden) && refuse(field, 'HIDDEN_CHARACTERS'),
  );

/** What is wrong with a camera, by field; of its streams see `streamErrors`. */
export const cameraErrors = (camera: CameraDraft): FieldErrorRow[] => [
  ...refusals(camera.name.trim() === '' && refuse('name', 'REQUIRED')),
  ...textErrors('name', camera.name, NAME_LIMIT),
  ...textErrors('model', camera.model, MODEL_LIMIT),
  ...refusals(camera.siteId === '' && refuse('siteId', 'REQUIRED')),
  ...textErrors('group', camera.group, GROUP_LIMIT),
  ...tagErrors('tags', camera.tags),
  ...refusals(
    !wholeWithin(camera.priority, 1, 5) && refuse('priority', 'OUT_OF_RANGE', { least: 1, most: 5 }),
  ),
  ...placeErrors(camera.lat, camera.lng),
];

/** Tags as they are kept: each once, without space around, none empty. */
export const normaliseTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

/** Without the spaces that a clipboard leaves at its ends; one that belongs there is written %20. */
const tidyPath = (path: string | null): string => path?.trim() || '/';

const addressErrors = (at: string, stream: StreamDraft): FieldErrorRow[] => {
  const schemes = schemesOf[stream.kind];
  const { port } = stream;
  return refusals(
    !schemes.includes(stream.scheme ?? '') &&
      refuse(`${at}scheme`, 'NOT_ONE_OF', { allowed: schemes.join(', ') }),
    hostOf(stream.host ?? '') === null && refuse(`${at}host`, 'INVALID_HOST'),
    port !== null &&
      !wholeWithin(port, 1, 65_535) &&
      refuse(`${at}port`, 'OUT_OF_RANGE', { least: 1, most: 65_535 }),
    ...pathErrors(`${at}path`, tidyPath(stream.path)),
  );
};

const pathErrors = (field: string, path: string): FieldErrorRow[] => {
  if (!isPath(path)) return [refuse(field, 'INVALID_PATH', { most: PATH_LIMIT })];
  return pathHoldsSecret(path) ? [refuse(field, 'SECRET_IN_PATH')] : [];
};

const credentialErrors = (at: string, { userName, password, token }: Credentials): FieldErrorRow[] => {
  const texts = [userName, password, token].map((text) => text ?? '');
  return refusals(
    Boolean(token) &&
      Boolean(userName || password) &&
      refuse(`${at}token`, 'NOT_BOTH', { other: userName ? 'userName' : 'password' }),
    texts.some((text) => text.length > SECRET_LIMIT) &&
      refuse(`${at}password`, 'TOO_LONG', { most: SECRET_LIMIT }),
    texts.some(isHidden) && refuse(`${at}password`, 'HIDDEN_CHARACTERS'),
  );
};

const pixels = { least: 1, most: MAX_PIXELS };

const hasAddress = ({ scheme, host, port, path }: StreamDraft): boolean =>
  Boolean(scheme) || Boolean(host) || port !== null || Boolean(path);

/** Whether the stream's host is the one that the credentials were stored for. */
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
): FieldErrorRow[] {
  const { kind, credentials } = stream;
  const own = [
    ...refusals(stream.name.trim() === '' && refuse(`${at}name`, 'REQUIRED')),
    ...textErrors(`${at}name`, stream.name, STREAM_NAME_LIMIT),
    ...refusals(
      !wholeWithin(stream.width, 1, MAX_PIXELS) && refuse(`${at}width`, 'OUT_OF_RANGE', pixels),
      !wholeWithin(stream.height, 1, MAX_PIXELS) && refuse(`${at}height`, 'OUT_OF_RANGE', pixels),
      !wholeWithin(stream.framesPerSecond, 1, MAX_FRAMES_PER_SECOND) &&
        refuse(`${at}framesPerSecond`, 'OUT_OF_RANGE', { least: 1, most: MAX_FRAMES_PER_SECOND }),
    ),
  ];
  if (kind === 'SYNTHETIC') {
    return [
      ...own,
      ...refusals(
        hasAddress(stream) && refuse(`${at}host`, 'NOT_APPLICABLE'),
        Boolean(credentials) && refuse(`${at}password`, 'NOT_APPLICABLE'),
      ),
    ];
  }
  const address = addressErrors(at, stream);
  const moved =
    former?.hasCredentials && credentials === undefined && !sameMachine(former.address, addressOf(stream));
  return [
    ...own,
    ...address,
    ...(credentials ? credentialErrors(at, credentials) : []),
    ...refusals(Boolean(moved) && address.length === 0 && refuse(`${at}password`, 'SECRET_NEEDED_AGAIN')),
  ];
}

/** What is wrong with the streams of a camera, each by `streams.<place>.<field>`. */
export function streamsErrors(
  streams: readonly StreamDraft[],
  formerOf: (index: number) => Parameters<typeof streamErrors>[2],
): FieldErrorRow[] {
  const names = streams.map(({ name }) => name.trim());
  return [
    ...refusals(
      streams.length === 0 && refuse('streams', 'REQUIRED'),
      streams.length > MAX_STREAMS && refuse('streams', 'TOO_MANY', { most: MAX_STREAMS }),
    ),
    ...streams.flatMap((stream, index) => [
      ...streamErrors(stream, `streams.${index}.`, formerOf(index)),
      ...refusals(names.indexOf(stream.name.trim()) < index && refuse(`streams.${index}.name`, 'TAKEN')),
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
