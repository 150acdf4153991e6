import { request } from 'node:http';
import type { RestCall, RestReply } from '~/rest/route.ts';

/** What goes over the wire: text as it is, everything else as JSON. */
const textOf = (body: unknown) =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);

/** One call over HTTP, with a body on GET where there is one, which fetch would refuse. */
export function sendOverHttp(
  origin: string,
  { method, path, query, headers, body }: RestCall,
): Promise<RestReply> {
  const url = new URL(path, origin);
  url.search = new URLSearchParams(query).toString();
  const sent = textOf(body);
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  const type =
    sent === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) };
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method, headers: { ...type, ...Object.fromEntries(given) }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: text === '' ? undefined : JSON.parse(text),
          });
        });
      },
    );
    call.on('error', reject);
    call.end(sent);
  });
}
