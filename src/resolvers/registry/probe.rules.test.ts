import { describe, expect, test } from 'vitest';
import type { StreamKind } from '~/graphql/types.generated.ts';
import { type HttpAnswer, interpretHttpAnswer, interpretRtspAnswer } from './probe.rules.ts';

const answer = (change: Partial<HttpAnswer>): HttpAnswer => ({
  status: 200,
  contentType: '',
  signIn: '',
  acceptPost: '',
  body: '',
  ...change,
});
const judged = (kind: StreamKind, change: Partial<HttpAnswer>) => {
  const { outcome, reason, advice } = interpretHttpAnswer(kind, answer(change));
  return [outcome, reason, advice];
};

const wrongKind = ['FAILS', 'CODEC', 'CHECK_KIND'];
const notFound = ['FAILS', 'NOT_FOUND', 'CHECK_PATH'];
const pictures = ['WORKS', null, 'PICTURES'];

describe.each(['WHEP', 'HLS', 'MJPEG'] as const)('a stream of %s', (kind) => {
  test.each([
    [{ status: 401 }, ['FAILS', 'AUTH', 'CHECK_CREDENTIALS']],
    [{ status: 403 }, ['FAILS', 'AUTH', 'CHECK_CREDENTIALS']],
    [{ status: 401, signIn: 'Digest realm="x"' }, ['UNKNOWN', null, 'OTHER_SIGN_IN']],
    [{ status: 403, signIn: 'Digest realm="x"' }, ['FAILS', 'AUTH', 'CHECK_CREDENTIALS']],
    [{ status: 401, signIn: 'Digest, Basic' }, ['FAILS', 'AUTH', 'CHECK_CREDENTIALS']],
    [{ status: 300 }, ['FAILS', 'NOT_FOUND', 'REDIRECTED']],
    [{ status: 399 }, ['FAILS', 'NOT_FOUND', 'REDIRECTED']],
    [{ status: 400 }, notFound],
    [{ status: 404 }, notFound],
    [{ status: 499 }, notFound],
    [{ status: 500 }, ['FAILS', 'ENGINE_DOWN', 'DEVICE_ERROR']],
  ])('that answers %o is judged %o', (change, finding) => {
    expect(judged(kind, change)).toEqual(finding);
  });
});

test('a playlist is known by its first line', () => {
  expect(judged('HLS', { body: '#EXTM3U\n#EXT-X-VERSION:3' })).toEqual(pictures);
  expect(judged('HLS', { body: '<html>', contentType: 'image/jpeg' })).toEqual(wrongKind);
});

test('pictures are known by their media type', () => {
  expect(judged('MJPEG', { contentType: 'multipart/x-mixed-replace; boundary=x' })).toEqual(pictures);
  expect(judged('MJPEG', { contentType: 'image/jpeg' })).toEqual(pictures);
  expect(judged('MJPEG', { contentType: 'text/html' })).toEqual(wrongKind);
});

test('an endpoint of WHEP works when it says that it takes SDP', () => {
  expect(judged('WHEP', { acceptPost: 'application/sdp' })).toEqual(['WORKS', null, 'WHEP_ANSWERS']);
  expect(judged('WHEP', { status: 405, acceptPost: 'application/sdp' })).toEqual([
    'WORKS',
    null,
    'WHEP_ANSWERS',
  ]);
});

test('an endpoint of WHEP that answers otherwise may work', () => {
  expect(judged('WHEP', { status: 204 })).toEqual(['UNKNOWN', null, 'WHEP_ANSWERS']);
  expect(judged('WHEP', { status: 405 })).toEqual(['UNKNOWN', null, 'WHEP_ANSWERS']);
  expect(judged('WHEP', { status: 299 })).toEqual(['UNKNOWN', null, 'WHEP_ANSWERS']);
});

test.each([
  ['RTSP/1.0 200 OK', 'UNKNOWN', 'RTSP_ANSWERS'],
  ['RTSP/1.0 401 Unauthorized', 'FAILS', 'CHECK_CREDENTIALS'],
  ['RTSP/1.0 403 Forbidden', 'FAILS', 'CHECK_CREDENTIALS'],
  ['RTSP/1.0 404 Not Found', 'FAILS', 'CHECK_PATH'],
  ['RTSP/1.0 499 Other', 'UNKNOWN', 'RTSP_ANSWERS'],
  ['RTSP/2.0 500 Error', 'FAILS', 'DEVICE_ERROR'],
  ['HTTP/1.1 200 OK', 'FAILS', 'CHECK_KIND'],
  ['', 'FAILS', 'CHECK_KIND'],
])('over RTSP %o is judged %s, %s', (text, outcome, advice) => {
  expect(interpretRtspAnswer(text)).toMatchObject({ outcome, advice });
});
