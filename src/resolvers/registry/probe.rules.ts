import type { ConnectionAdvice, StatusReason, StreamKind } from '~/graphql/types.generated.ts';

/** The result of testing a stream, without its duration. */
export interface Finding {
  readonly outcome: 'WORKS' | 'FAILS' | 'UNKNOWN';
  readonly reason: StatusReason | null;
  readonly advice: ConnectionAdvice;
}

export const works = (advice: ConnectionAdvice): Finding => ({ outcome: 'WORKS', reason: null, advice });
export const unknown = (advice: ConnectionAdvice): Finding => ({ outcome: 'UNKNOWN', reason: null, advice });
export const fails = (reason: StatusReason, advice: ConnectionAdvice): Finding => ({
  outcome: 'FAILS',
  reason,
  advice,
});

/** What a device answered over HTTP; headers that it did not send are empty. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  /** WWW-Authenticate. */
  readonly signIn: string;
  /** Accept-Post, by which a WHEP endpoint names SDP. */
  readonly acceptPost: string;
  /** Where the body begins. */
  readonly body: string;
}

const redirects = (status: number): boolean => status >= 300 && status < 400;

function judgeRefusal({ status, signIn }: HttpAnswer): Finding | null {
  if (status === 401 && /digest/i.test(signIn) && !/basic|bearer/i.test(signIn))
    return unknown('OTHER_SIGN_IN');
  if (status === 401 || status === 403) return fails('AUTH', 'CHECK_CREDENTIALS');
  if (redirects(status)) return fails('NOT_FOUND', 'REDIRECTED');
  if (status >= 500) return fails('ENGINE_DOWN', 'DEVICE_ERROR');
  return null;
}

const wrongKind = fails('CODEC', 'CHECK_KIND');

/** What an answer says of a stream of the kind. WHEP is asked by OPTIONS, everything else by GET. */
export function interpretHttpAnswer(kind: StreamKind, answer: HttpAnswer): Finding {
  const { status, contentType, acceptPost, body } = answer;
  const refusal = judgeRefusal(answer);
  if (refusal) return refusal;
  if (kind === 'WHEP') {
    if (/application\/sdp/i.test(acceptPost)) return works('WHEP_ANSWERS');
    // Some endpoints know nothing but POST, which would begin to play.
    return status < 300 || status === 405 ? unknown('WHEP_ANSWERS') : fails('NOT_FOUND', 'CHECK_PATH');
  }
  if (status >= 400) return fails('NOT_FOUND', 'CHECK_PATH');
  if (kind === 'HLS') return body.startsWith('#EXTM3U') ? works('PICTURES') : wrongKind;
  return /^(multipart\/x-mixed-replace|image\/jpeg)/i.test(contentType) ? works('PICTURES') : wrongKind;
}

/** What the first line of an answer to RTSP's OPTIONS says. */
export function interpretRtspAnswer(text: string): Finding {
  const status = Number(/^RTSP\/\d\.\d (\d{3})/.exec(text)?.[1]);
  if (Number.isNaN(status)) return wrongKind;
  if (status === 401 || status === 403) return fails('AUTH', 'CHECK_CREDENTIALS');
  if (status === 404) return fails('NOT_FOUND', 'CHECK_PATH');
  if (status >= 500) return fails('ENGINE_DOWN', 'DEVICE_ERROR');
  return unknown('RTSP_ANSWERS');
}
