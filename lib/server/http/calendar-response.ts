import 'server-only';
import { createHash } from 'node:crypto';
import { newId } from '#lib/shared/ids.ts';
import { database, type Db } from '../db/connect.ts';
import { networkOf } from './client-network.ts';
import { countRequest } from './rate-limit.ts';
import { failure } from './respond.ts';

/** What a calendar address leads to. Null: it was replaced, ended, or never was. */
export type CalendarFeedReader = {
  /** Whose it is, which its reads are counted by. */
  ownerOf: (db: Db, token: string) => Promise<string | null>;
  render: (db: Db, token: string) => Promise<Uint8Array | null>;
};

const ADDRESS = /^([\w-]{43})\.ics$/;
/** Calendars read every few hours; several devices and providers may share an address. */
const READS = { points: 60, seconds: 3600 };
const UNKNOWN = { points: 60, seconds: 3600 };
const PRIVATE = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

/**
 * `/calendars/{token}.ics`: the trips of whoever made the address, for calendars, which cannot sign in. The token is the
 * secret and stands in the path because calendars send nothing else; no log line and no answer names it. Reads are counted
 * by its owner, unknown addresses by network.
 */
export const answerCalendar =
  (reader: CalendarFeedReader) =>
  async (request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> => {
    const [, token] = ADDRESS.exec((await params).file) ?? [];
    try {
      return await answer(reader, request, token);
    } catch (error) {
      return failure(error, newId('req'));
    }
  };

async function answer(reader: CalendarFeedReader, request: Request, token: string | undefined): Promise<Response> {
  const db = database();
  const owner = token ? await reader.ownerOf(db, token) : null;
  const network = networkOf(request.headers.get('x-sarai-address') ?? 'unknown');
  await countRequest(db, `calendar-feed:${owner ?? network}`, owner ? READS : UNKNOWN);
  const bytes = owner && token ? await reader.render(db, token) : null;
  if (!bytes) return notThere();
  const headers = { ...PRIVATE, 'cache-control': 'private, max-age=900', etag: etagOf(bytes) };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="trips.ics"',
      'content-length': String(bytes.length),
    },
  });
}

/** Of the content without the instant at which it was written. */
const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256')
    .update(new TextDecoder().decode(bytes).replace(/^DTSTAMP:.*$/gm, ''))
    .digest('base64url')}"`;

const notThere = () =>
  new Response('No such calendar. Its owner may have replaced or turned off this address.', {
    status: 404,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
