import { isRefusedByPolicy } from '~/lib/contentPolicy.ts';
import { nextTask } from '~/lib/nextTask.ts';
import type { ProbedStream, ProbeResult } from '~/resolvers/context.ts';
import { fails, interpretHttpAnswer, unknown } from '~/resolvers/registry/probe.rules.ts';
import { addressText, askedPath } from '~/resolvers/registry/streamUrl.rules.ts';

/** How long a test takes at most, in milliseconds, and how many characters of an answer are looked at. */
const PATIENCE = 5_000;
const MOST_CHARACTERS = 64 * 1024;

function headersOf({ credentials }: ProbedStream): Record<string, string> {
  if (!credentials) return {};
  const { userName, password, token } = credentials;
  if (token) return { authorization: `Bearer ${token}` };
  const bytes = new TextEncoder().encode(`${userName ?? ''}:${password ?? ''}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

/** The beginning of the body; pictures never end. */
async function beginningOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value?.subarray(0, MOST_CHARACTERS));
}

async function findingOf(stream: ProbedStream) {
  const { kind, address } = stream;
  if (kind === 'RTSP') return unknown('BROWSER_NO_RTSP');
  if (location.protocol === 'https:' && address.scheme === 'http') return unknown('BROWSER_MIXED');
  const url = new URL(addressText({ ...address, path: askedPath(address.path) }));
  if (isRefusedByPolicy(url)) return unknown('BROWSER_POLICY');
  try {
    const response = await fetch(url, {
      method: kind === 'WHEP' ? 'OPTIONS' : 'GET',
      headers: headersOf(stream),
      redirect: 'error',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { status, headers } = response;
    return interpretHttpAnswer(kind, {
      status,
      contentType: headers.get('content-type') ?? '',
      signIn: headers.get('www-authenticate') ?? '',
      acceptPost: headers.get('accept-post') ?? '',
      body: await beginningOf(response),
    });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    if (late) return fails('TIMEOUT', 'CHECK_NETWORK');
    // The policy's event comes after the fetch has failed.
    await nextTask();
    // All that a browser tells a page besides is that the answer is not accessible (CORS).
    return unknown(isRefusedByPolicy(url) ? 'BROWSER_POLICY' : 'BROWSER_BLOCKED');
  }
}

/**
 * Tests a device from this page, as far as a page can: no RTSP, and only answers that the device shares with other
 * sites (CORS).
 */
export async function testInBrowser(stream: ProbedStream): Promise<ProbeResult> {
  const begun = performance.now();
  const finding = await findingOf(stream);
  const known = finding.outcome !== 'UNKNOWN' && finding.reason !== 'TIMEOUT';
  return { ...finding, milliseconds: known ? Math.round(performance.now() - begun) : null };
}
