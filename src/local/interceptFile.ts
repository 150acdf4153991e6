import type { ConnectedServer } from './connectServer.ts';

/** Answers a call of this page for the bytes of a file, as the server behind a page would. */
export async function answerFile(
  load: () => Promise<Pick<ConnectedServer, 'file'>>,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const { method, headers } = request;
  const body = method === 'PUT' ? await request.blob() : null;
  const reply = await (await load()).file({
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    token: /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null,
    range: headers.get('range') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
    body,
  });
  return new Response(reply.body, { status: reply.status, headers: reply.headers });
}
