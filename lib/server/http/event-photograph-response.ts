import 'server-only';
import { type Db, publicDatabase } from '../db/connect.ts';

/** Finds a file by a signed key and a width, with the seconds that the key still lasts; null when there is none. */
type ReadFile = (
  db: Db,
  file: { key: string; width: number },
) => Promise<{ bytes: Uint8Array<ArrayBuffer>; seconds: number } | null>;

const KEY = /^[\w.-]{20,160}$/;
const FILE = /^([1-9][0-9]{2,3})\.webp$/;
const PRIVATE = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin', // no other site shows it
  'content-security-policy': "default-src 'none'; sandbox",
};

/**
 * `/event-photos/{key}/{width}.webp`: a photograph that only people of an event see. A picture of a page sends no token, so
 * the address has a signed key that opens one photograph until the end of the next full hour and names nobody (ADR 48).
 * Only the browser that asked keeps it, and no longer than the key lasts.
 */
export const answerEventPhotograph =
  (readFile: ReadFile) =>
  async (_request: Request, { params }: { params: Promise<{ key: string; file: string }> }): Promise<Response> => {
    const { key, file } = await params;
    const [, width] = FILE.exec(file) ?? [];
    const found = width && KEY.test(key) ? await readFile(publicDatabase(), { key, width: Number(width) }) : null;
    if (!found) return notThere();
    return new Response(found.bytes, {
      headers: {
        ...PRIVATE,
        'cache-control': `private, max-age=${found.seconds}, immutable`,
        'content-type': 'image/webp',
        'content-length': String(found.bytes.length),
      },
    });
  };

const notThere = () =>
  new Response('No such photograph, or its address has run out. Open the event again.', {
    status: 404,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
