import 'server-only';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { wholeBodyOf } from '#lib/server/http/whole-answer.ts';

/** Headers set by the code that writes the body. */
const OF_THE_WIRE = new Set(['content-length', 'content-encoding', 'transfer-encoding']);
/** Headers that may be repeated; for all others a value set earlier wins. */
const ADDED = new Set(['set-cookie', 'vary', 'www-authenticate']);

/** Writes a route's response: a body in memory in one piece, a stream with back-pressure. */
export async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  if (response.destroyed) return void answer.body?.cancel();
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (OF_THE_WIRE.has(name)) continue;
    if (ADDED.has(name)) response.appendHeader(name, value);
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  const whole = wholeBodyOf(answer);
  if (whole !== undefined || !answer.body) response.end(whole);
  else await sendStream(answer.body, response);
}

async function sendStream(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const gone = new AbortController();
  const leave = () => {
    gone.abort();
    void reader.cancel().catch(() => undefined);
  };
  response.once('close', leave);
  for (let next = await reader.read(); !next.done && !response.destroyed; next = await reader.read()) {
    if (!response.write(next.value)) await once(response, 'drain', { signal: gone.signal }).catch(() => undefined);
  }
  response.off('close', leave).end();
}
