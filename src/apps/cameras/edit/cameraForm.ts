import type {
  CameraInput,
  StreamCredentialsInput,
  StreamInput,
  StreamKind,
  StreamRole,
} from '~/graphql/types.generated.ts';
import {
  type CameraDraft,
  cameraErrors,
  normaliseTags,
  type StreamDraft,
  streamErrors,
  streamsErrors,
} from '~/resolvers/registry/registry.rules.ts';
import { type ParsedStreamUrl, schemesOf } from '~/resolvers/registry/streamUrl.rules.ts';
import type { Refusal } from '~/shell/messages/refusal.ts';
import type { CameraFormFragment } from './CameraForm.generated.ts';

/** What is to become of credentials: they are never shown, so they are kept, typed anew or removed. */
export type SecretChoice = 'KEEP' | 'TYPE' | 'REMOVE';

/** A stream as it stands in the form: all that is typed is text. */
export interface StreamForm {
  readonly name: string;
  /** What the API calls it; empty for a new one. */
  readonly formerName: string;
  readonly kind: StreamKind;
  readonly role: StreamRole;
  readonly scheme: string;
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly width: string;
  readonly height: string;
  readonly framesPerSecond: string;
  readonly secret: SecretChoice;
  readonly userName: string;
  readonly password: string;
  readonly token: string;
}

export interface CameraForm {
  readonly name: string;
  readonly model: string;
  readonly siteId: string;
  readonly group: string;
  /** Separated by commas. */
  readonly tags: string;
  readonly priority: string;
  readonly lat: string;
  readonly lng: string;
  readonly streams: StreamForm[];
}

type KeptStream = CameraFormFragment['streams'][number];

/** A stream of which nothing is known yet. */
export const newStream = (role: StreamRole): StreamForm => ({
  name: role === 'MAIN' ? 'Main' : 'Sub',
  formerName: '',
  kind: 'RTSP',
  role,
  scheme: 'rtsp',
  host: '',
  port: '',
  path: '/',
  width: role === 'MAIN' ? '1920' : '640',
  height: role === 'MAIN' ? '1080' : '360',
  framesPerSecond: role === 'MAIN' ? '25' : '12',
  secret: 'TYPE',
  userName: '',
  password: '',
  token: '',
});

const streamForm = (stream: KeptStream): StreamForm => ({
  ...newStream(stream.role),
  name: stream.name,
  formerName: stream.name,
  kind: stream.kind,
  scheme: stream.address?.scheme ?? schemesOf[stream.kind][0] ?? '',
  host: stream.address?.host ?? '',
  port: stream.address?.port ? String(stream.address.port) : '',
  path: stream.address?.path ?? '/',
  width: String(stream.width),
  height: String(stream.height),
  framesPerSecond: String(stream.framesPerSecond),
  secret: stream.hasCredentials ? 'KEEP' : 'TYPE',
});

/** What stands in the form at first: the camera, or nothing. */
export const formOf = (camera: CameraFormFragment | null): CameraForm => ({
  name: camera?.name ?? '',
  model: camera?.model ?? '',
  siteId: camera?.site.id ?? '',
  group: camera?.group ?? '',
  tags: camera?.tags.join(', ') ?? '',
  priority: String(camera?.priority ?? 3),
  lat: camera ? String(camera.location.lat) : '',
  lng: camera ? String(camera.location.lng) : '',
  streams: camera ? camera.streams.map(streamForm) : [newStream('MAIN')],
});

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Without a place of its own a camera stands where its site is. */
const hasPlace = ({ lat, lng }: CameraForm): boolean => lat.trim() !== '' || lng.trim() !== '';

const draftOf = (form: CameraForm): CameraDraft => ({
  name: form.name,
  model: form.model,
  siteId: form.siteId,
  group: form.group,
  tags: normaliseTags(form.tags.split(',')),
  priority: numberOf(form.priority),
  lat: hasPlace(form) ? numberOf(form.lat) : 0,
  lng: hasPlace(form) ? numberOf(form.lng) : 0,
});

/** Undefined keeps those that are kept; null removes them. */
function credentialsOf(stream: StreamForm): Required<StreamCredentialsInput> | null | undefined {
  if (stream.secret === 'KEEP') return undefined;
  if (stream.secret === 'REMOVE') return null;
  const { userName, password, token } = stream;
  const nothing = userName === '' && password === '' && token === '';
  if (nothing) return stream.formerName === '' ? undefined : null;
  return { userName: userName || null, password: password || null, token: token || null };
}

const hasAddress = ({ kind }: StreamForm): boolean => kind !== 'SYNTHETIC';

/** Where the stream is fetched, as it is typed; null for what pages draw themselves. */
export const streamAddress = (stream: StreamForm) =>
  hasAddress(stream)
    ? {
        scheme: stream.scheme,
        host: stream.host.trim(),
        port: stream.port.trim() === '' ? null : numberOf(stream.port),
        path: stream.path.trim(),
      }
    : null;

function streamDraft(stream: StreamForm): StreamDraft {
  const credentials = credentialsOf(stream);
  return {
    name: stream.name,
    kind: stream.kind,
    role: stream.role,
    width: numberOf(stream.width),
    height: numberOf(stream.height),
    framesPerSecond: numberOf(stream.framesPerSecond),
    ...(streamAddress(stream) ?? { scheme: null, host: null, port: null, path: null }),
    credentials: credentials && {
      userName: credentials.userName ?? null,
      password: credentials.password ?? null,
      token: credentials.token ?? null,
    },
  };
}

type Former = Parameters<typeof streamErrors>[2];

const formerOf = (camera: CameraFormFragment | null, { formerName }: StreamForm): Former =>
  camera?.streams.find(({ name }) => name === formerName);

/** Why the form is refused, by the rules of the API; `streams.<place>.<field>` for those of streams. */
export const formErrors = (form: CameraForm, camera: CameraFormFragment | null): Refusal[] => [
  ...cameraErrors(draftOf(form)),
  ...streamsErrors(form.streams.map(streamDraft), (index) => {
    const stream = form.streams[index];
    return stream && formerOf(camera, stream);
  }),
];

/** Why one stream is refused; without the place before the names of its fields. */
export const streamFormErrors = (stream: StreamForm, camera: CameraFormFragment | null): Refusal[] =>
  streamErrors(streamDraft(stream), '', formerOf(camera, stream));

/** A stream as the API takes it. */
export function streamInput(stream: StreamForm): StreamInput {
  const { credentials, ...draft } = streamDraft(stream);
  return {
    ...draft,
    ...(stream.formerName === '' ? {} : { formerName: stream.formerName }),
    ...(credentials === undefined ? {} : { credentials }),
  };
}

/** The whole form as the API takes it. */
export function cameraInput(form: CameraForm): CameraInput {
  const { lat, lng, tags, ...draft } = draftOf(form);
  return {
    ...draft,
    tags: [...tags],
    ...(hasPlace(form) ? { location: { lat, lng } } : {}),
    streams: form.streams.map(streamInput),
  };
}

/** What a pasted address changes of a stream: its parts, the credentials that it carried, and the kind where it must. */
export function pastedOver(stream: StreamForm, { address, credentials }: ParsedStreamUrl): StreamForm {
  const fits = schemesOf[stream.kind].includes(address.scheme);
  const kind = fits ? stream.kind : address.scheme.startsWith('rtsp') ? 'RTSP' : 'HLS';
  return {
    ...stream,
    kind,
    scheme: address.scheme,
    host: address.host,
    port: address.port === null ? '' : String(address.port),
    path: address.path,
    ...(credentials
      ? {
          secret: 'TYPE',
          userName: credentials.userName ?? '',
          password: credentials.password ?? '',
          token: credentials.token ?? '',
        }
      : {}),
  };
}
