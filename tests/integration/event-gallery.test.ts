import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '#app/event-photos/[key]/[file]/route.ts';
import type { EventPicture } from '#features/events/contract.ts';
import { MOST_ALBUMS, MOST_EVENT_BYTES, MOST_GUEST_PHOTOGRAPHS } from '#features/events/rules/gallery-limits.ts';
import { eraseHostedEvents, eventsRetention, takeoutHostedEvents } from '#features/events/server/index.ts';
import {
  eventPhotographFiles,
  eventPhotographReports,
  eventPhotographs,
} from '#features/events/server/gallery/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, idempotencyKeys, rateLimits } from '#lib/server/db/tables.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { call } from '../support/call.ts';
import { aPhotographer, aPicture, asHostOf, asStaffAt } from '../support/event-gallery.ts';
import { aSignedInGuest, CODE, FRI, register } from '../support/events.ts';
import { aHost, anEventDesk, useHostedEvents } from '../support/hosted-events.ts';
import { bombOf, photographOf } from '../support/photographs.ts';
import { aStaff, type Staff } from '../support/staff.ts';

const { db, asha, anOpenEvent } = useHostedEvents();

let staff: Staff;
let code: string;
let host: ReturnType<typeof asHostOf>;
beforeEach(async () => {
  await db().delete(eventPhotographs);
  await db().delete(auditEvents);
  await db().execute(sql`update event_days set taken = 0`);
  staff = await aStaff(db());
  code = await anOpenEvent();
  host = asHostOf(code, asha().token);
});
afterEach(() => clock.reset());

const aGuest = async (email: string, name = 'Latha R. Iyengar', of = code) =>
  aPhotographer(
    (
      await aSignedInGuest(db(), {
        code: of,
        name,
        email,
        companions: 0,
        days: [FRI],
        mobile: of === CODE ? '+91 98450 22812' : undefined,
      })
    ).accessToken,
  );
const failure = ({ json }: { json: unknown }) => json as Failure;
const refusal = (answer: { status: number; json: unknown }) => [answer.status, failure(answer).message];
/** Asks for a file as a page's picture does: without a token. */
const fileAt = (key: string, width: number | string) =>
  GET(new Request(`http://localhost${pictureRoutes.eventPhotograph(key, Number(width))}`), {
    params: Promise.resolve({ key, file: `${width}.webp` }),
  });
const fileOf = async ({ key, widths }: EventPicture) => {
  const answer = await fileAt(key, widths.at(-1)!);
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const trail = async () =>
  (await db().select().from(auditEvents).where(eq(auditEvents.actorType, 'staff'))).map(({ action }) => action);

describe('[1.2] the gallery of an event', () => {
  it('shows photographs of the host and of guests to everybody who is registered, by first name and initial', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    expect((await host.add(await aPicture(), { alt: 'The hall before the dinner' })).status).toBe(200);
    clock.advance(60_000);
    await latha.add(await aPicture('#06a', 1200, 900), { alt: 'Dancing in the garden' });
    const { data } = await ravi.gallery();
    expect(data).toMatchObject({
      closed: null,
      albums: [],
      photographs: [
        {
          alt: 'Dancing in the garden',
          name: 'Latha I.',
          isHost: false,
          isOwn: false,
          widths: [480, 960, 1200],
          height: 900,
        },
        { alt: 'The hall before the dinner', name: 'Asha I.', isHost: true, isOwn: false, widths: [480, 640] },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/example\.com|Iyengar|erg_/);
    expect((await latha.gallery()).data.photographs.map(({ isOwn }) => isOwn)).toEqual([true, false]);
    expect((await host.gallery()).data.photographs.map(({ isOwn }) => isOwn)).toEqual([false, true]);
  });

  it('opens to nobody else: not without a sign-in, not to guests of another event, not to another host', async () => {
    const other = await anOpenEvent();
    const stranger = await aGuest('ravi@example.com', 'Ravi', other);
    const { photographId } = (await host.add(await aPicture())).data;
    expect((await stranger.gallery()).data.photographs).toEqual([]);
    for (const answer of [await stranger.report(photographId), await stranger.remove(photographId)])
      expect(refusal(answer)).toEqual([404, 'This photograph was not found.']);
    for (const token of [undefined, 'made-up', staff.token, asha().token()]) {
      expect((await call('GET', '/api/events/photographs', { token })).status).toBe(401);
      expect((await call('POST', '/api/events/photographs', { token, body: {} })).status).toBe(401);
    }
    const ravi = asHostOf(code, (await aHost(db())).token);
    const tries = [ravi.gallery(), ravi.add(await aPicture()), ravi.remove(photographId), ravi.addAlbum('Mine')];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
    expect((await asHostOf(other, asha().token).remove(photographId)).status, 'of another event').toBe(404);
    expect((await asStaffAt(code, staff.token).gallery()).status, 'staff at a traveller’s event').toBe(404);
    expect((await asStaffAt(code, staff.token).remove(photographId)).status, 'that nobody reported').toBe(404);
    expect((await asStaffAt(code, asha().token()).gallery()).status).toBe(403);
    expect(await db().select().from(eventPhotographs)).toHaveLength(1);
  });

  it('gives a file by an address that runs out, names nobody and is kept by the browser alone', async () => {
    const latha = await aGuest('latha@example.com');
    await host.add(await aPicture());
    const [photograph] = (await latha.gallery()).data.photographs;
    const { answer } = await fileOf(photograph!);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=5400, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
    });
    expect(photograph!.key).not.toContain(latha.token);
    expect((await host.gallery()).data.photographs[0]!.key, 'the same for everybody').toBe(photograph!.key);
    const [id = '', signature = ''] = photograph!.key.split('.');
    const later = `${id.slice(0, -1)}${id.endsWith('z') ? 'y' : 'z'}`;
    for (const [key, width] of [
      [`${later}.${signature}`, 640],
      [`${id}.${'A'.repeat(43)}`, 640],
      [photograph!.photographId, 640],
      ['', 640],
      [photograph!.key, 320],
      [photograph!.key, '640.webp/..'],
    ] as const) {
      const refused = await fileAt(key, width);
      expect([refused.status, refused.headers.get('cache-control')], `${key} ${width}`).toEqual([404, 'no-store']);
    }
    clock.advance(5_400_000);
    expect((await fileAt(photograph!.key, 640)).status, 'an hour and a half later').toBe(404);
  });

  it('lets who added a photograph delete it, and the host any', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const [own, second] = [(await latha.add(await aPicture())).data, (await latha.add(await aPicture())).data];
    expect((await ravi.remove(own.photographId)).status, 'somebody else’s').toBe(404);
    const [photograph] = (await latha.gallery()).data.photographs;
    expect((await latha.remove(own.photographId)).status).toBe(200);
    expect((await host.remove(second.photographId)).status).toBe(200);
    expect((await host.remove(second.photographId)).status, 'again').toBe(404);
    expect(await db().select().from(eventPhotographFiles)).toEqual([]);
    expect((await fileAt(photograph!.key, 640)).status).toBe(404);
  });

  it('takes a photograph until 30 days after the event, none once it is cancelled', async () => {
    const latha = await aGuest('latha@example.com');
    clock.freeze('2027-02-15T00:00:00Z');
    const late = aPhotographer(latha.token);
    await db().execute(sql`update event_sessions set expires_at = '2027-06-01'`);
    expect((await late.add(await aPicture())).status).toBe(200);
    clock.freeze('2027-02-16T00:00:00Z');
    const closed = 'This event was over 30 days ago, so nobody can add photographs any more.';
    expect(refusal(await late.add(await aPicture()))).toEqual([409, closed]);
    expect((await late.gallery()).data).toMatchObject({ closed, photographs: [{ isOwn: true }] });
    clock.freeze('2026-11-20T06:30:00Z');
    await asha().cancel(code);
    expect(refusal(await host.add(await aPicture()))).toEqual([
      409,
      'This event is cancelled, so nobody can add photographs any more.',
    ]);
  });
});

describe('[1.2] a file that is uploaded', () => {
  it('is stored as its pixels alone: the place and the telephone are gone, upright, in WebP', async () => {
    const latha = await aGuest('latha@example.com');
    const withPlace = await photographOf('#a60');
    expect((await sharp(withPlace).metadata()).exif?.toString('latin1')).toContain('Telephone');
    const sideways = await sharp(withPlace).keepMetadata().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await latha.add(sideways)).status).toBe(200);
    const [photograph] = (await latha.gallery()).data.photographs;
    expect(photograph).toMatchObject({ widths: [480, 960, 1200], height: 2000 });
    const files = await db().select().from(eventPhotographFiles);
    expect(files.map(({ width }) => width).sort((a, b) => a - b)).toEqual([480, 960, 1200]);
    for (const { bytes } of files) {
      const { exif, xmp, iptc, icc, format, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, format, orientation]).toEqual([...Array<undefined>(4), 'webp', undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Telephone|Somebody|GPS|EXIF/);
    }
    const { bytes } = await fileOf(photograph!);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 2000 });
  });

  const zip = Buffer.from('PK\x03\x04 a.html <script>alert(1)</script>', 'latin1');
  it('that holds something else too is stored without it: HTML, an archive, a comment', async () => {
    const comment = Buffer.from('\xff\xfe\x00\x1b<script>alert(1)</script>', 'latin1');
    const jpeg = await aPicture();
    for (const bytes of [
      Buffer.concat([jpeg, Buffer.from('<html><script>alert(1)</script>')]),
      Buffer.concat([jpeg, zip]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    ])
      expect((await host.add(bytes)).status).toBe(200);
    const files = await db().select().from(eventPhotographFiles);
    expect(files).toHaveLength(6);
    for (const { bytes } of files) expect(bytes.toString('latin1')).not.toMatch(/script|a\.html|html/);
  });

  it('of a moving picture is stored as its first frame', async () => {
    const frame = (background: string) => sharp({ create: { width: 300, height: 300, channels: 3, background } }).png();
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => frame(colour).toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect((await host.add(moving)).status).toBe(200);
    const { bytes } = await fileOf((await host.gallery()).data.photographs[0]!);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 300 });
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ r: 248, g: 8 });
  });

  it.each([
    ['a PNG that unpacks to 50,000 × 50,000', () => bombOf(50_000, 50_000), 'unpacks to more than 100 million pixels'],
    ['one that lies about its data', () => bombOf(4000, 3000), 'cannot be decoded: it is damaged, or not what it says'],
    [
      'half a JPEG',
      async () => (await photographOf('#a60')).subarray(0, 4000),
      'cannot be decoded: it is damaged, or not what it says',
    ],
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'is an SVG drawing; photographs are JPEG, PNG or WebP',
    ],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
      'is a GIF; photographs are JPEG, PNG or WebP',
    ],
    ['an archive', () => zip, 'is a ZIP archive; photographs are JPEG, PNG or WebP'],
    [
      'a page',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'is a web page; photographs are JPEG, PNG or WebP',
    ],
    [
      'a film',
      () => Buffer.from('\0\0\0\x1cftypmp42'),
      'is a HEIC or AVIF picture, or a film; photographs are JPEG, PNG or WebP',
    ],
    [
      'a JPEG’s first bytes',
      () => Buffer.from([0xff, 0xd8, 0xff]),
      'cannot be decoded: it is damaged, or not what it says',
    ],
    ['a picture too small', () => aPicture('#000', 199, 300), 'is 199 × 300 pixels; at least 200 × 200 are needed'],
    ['a strip', () => aPicture('#000', 2000, 300), 'is 2000 × 300 pixels: too long for any frame'],
  ] as const)('is refused beside its field where it is %s', async (_, file, problem) => {
    const answer = await host.add(await file());
    expect([answer.status, failure(answer).fields]).toEqual([400, { file: `This file ${problem}.` }]);
    expect(await db().select().from(eventPhotographs)).toEqual([]);
  });

  it('needs a file, a description and an album of the event', async () => {
    const latha = await aGuest('latha@example.com');
    const file = (await aPicture()).toString('base64');
    const send = (body: object) => call('POST', '/api/events/photographs', { token: latha.token, body });
    const fieldsOf = async (body: object) => failure(await send(body)).fields;
    expect(await fieldsOf({ file: '', alt: '' })).toEqual({
      file: 'Choose a photograph.',
      alt: 'Write what the photograph shows.',
    });
    expect(await fieldsOf({ file: 'no base64!', alt: 'A tree' })).toEqual({ file: 'Choose a photograph.' });
    expect(await fieldsOf({ file, alt: 'Call 98450 22812' })).toEqual({ alt: 'Leave out telephone numbers.' });
    expect(await fieldsOf({ file, alt: 'A tree', albumId: 'eal_unknown' })).toEqual({
      albumId: 'Choose an album of this event.',
    });
    const large = await send({ file: 'A'.repeat(6_666_672), alt: 'A tree' });
    expect([large.status, failure(large).fields]).toEqual([400, { file: 'The photograph is larger than 5 MB.' }]);
    expect((await send({ file: 'A'.repeat(7_000_000), alt: 'A tree' })).status).toBe(413);
    expect(await db().select().from(eventPhotographs)).toEqual([]);
  });

  it('is stored once, however often it is sent, and stands in no log of calls', async () => {
    const latha = await aGuest('latha@example.com');
    const body = { file: (await aPicture()).toString('base64'), alt: 'A tree' };
    const send = () =>
      call<{ photographId: string }>('POST', '/api/events/photographs', {
        token: latha.token,
        body,
        headers: { 'idempotency-key': 'once' },
      });
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ data }) => data.photographId)).size).toBe(1);
    expect(await db().select().from(eventPhotographs)).toHaveLength(1);
    const kept = JSON.stringify(await db().select().from(idempotencyKeys));
    expect(kept).not.toContain(body.file.slice(0, 40));
  });

  it('switches no decoder off that others need: preview images of pages are drawn from SVG', async () => {
    const guest = await aGuest('latha@example.com');
    expect((await guest.add(await aPicture())).status).toBe(200);
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
    );
    await expect(sharp(drawing).png().toBuffer()).resolves.toBeInstanceOf(Buffer);
  });

  it('leaves the event loop free while it is decoded', async () => {
    const large = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#a60' } })
      .jpeg()
      .toBuffer();
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    expect((await host.add(large)).status).toBe(200);
    clearInterval(timer);
    expect(longest).toBeLessThan(200); // on a busy machine; decoding itself takes seconds
  });
});

describe('[1.2] what a gallery takes', () => {
  it('is limited for each guest and for the event, also where uploads come at once', async () => {
    const latha = await aGuest('latha@example.com');
    const { photographId } = (await latha.add(await aPicture())).data;
    const copies = (many: number) =>
      db().execute(sql`
        insert into event_photographs select 'eph_copy' || n, event_id, album_id, registration_id, name, alt, widths, height, bytes, uploaded_at
        from event_photographs, generate_series(1, ${many}) n where id = ${photographId}`);
    await copies(MOST_GUEST_PHOTOGRAPHS - 2);
    const picture = await aPicture();
    const answers = await Promise.all([latha.add(picture), latha.add(picture), latha.add(picture)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(refusal(await latha.add(picture))).toEqual([
      409,
      'You have added 50 photographs. Delete one of yours before you add another.',
    ]);
    expect((await host.add(picture)).status, 'the host still can').toBe(200);
    await db().execute(sql`update event_photographs set bytes = ${MOST_EVENT_BYTES - 4000} where id = ${photographId}`);
    expect(refusal(await host.add(picture))).toEqual([
      409,
      'This gallery is full. Nobody can add photographs until some are deleted.',
    ]);
  });

  it('is limited in an hour for each person', async () => {
    await db().execute(sql`
      insert into rate_limits (key, window_start, points)
      values (${`events.uploadAsHost:${asha().userId}`}, '2026-11-20T06:00:00Z', 40)`);
    expect((await host.add(await aPicture())).status).toBe(429);
  });

  it('answers that it is busy where too many wait to be decoded', async () => {
    await db().delete(rateLimits);
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a60' } })
      .jpeg()
      .toBuffer();
    const answers = await Promise.all(Array.from({ length: 14 }, () => host.add(large)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
    expect(failure(busy[0]!).message).toMatch(/^Many files are being read right now\./);
    expect(await db().select().from(eventPhotographs)).toHaveLength(answers.length - busy.length);
  }, 60_000);
});

describe('[1.2] albums of an event', () => {
  it('are its host’s; a photograph of a deleted one stays', async () => {
    const latha = await aGuest('latha@example.com');
    const album = (await host.addAlbum('Dinner')).data;
    await latha.add(await aPicture(), { albumId: album.albumId });
    expect((await latha.gallery()).data).toMatchObject({ albums: [album], photographs: [{ albumId: album.albumId }] });
    for (const name of ['dinner', 'Photographs'])
      expect(failure(await host.addAlbum(name)).fields).toEqual({ name: 'There is an album of this name.' });
    expect(failure(await host.addAlbum('www.example.com')).fields).toEqual({
      name: 'Leave out web and email addresses.',
    });
    const other = asHostOf(await anOpenEvent(), asha().token);
    expect((await other.removeAlbum(album.albumId)).status).toBe(404);
    expect((await host.removeAlbum(album.albumId)).status).toBe(200);
    expect((await latha.gallery()).data).toMatchObject({ albums: [], photographs: [{ albumId: null }] });
    const made = await Promise.all(
      Array.from({ length: MOST_ALBUMS + 1 }, (_, n) => host.addAlbum(`Part ${'abcdefghi'[n]}`)),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_ALBUMS);
    expect(refusal(made.find(({ status }) => status !== 200)!)).toEqual([
      409,
      'An event has at most 8 albums of its own.',
    ]);
  });
});

describe('[1.2] a reported photograph', () => {
  it('puts a traveller’s event before the desk, where staff delete it; keeping the event keeps it', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const { photographId } = (await latha.add(await aPicture())).data;
    expect(refusal(await latha.report(photographId))).toEqual([409, 'This is your own photograph. You can delete it.']);
    for (let times = 0; times < 2; times++) expect((await ravi.report(photographId)).status).toBe(200);
    expect((await ravi.gallery()).data.photographs).toMatchObject([{ isReported: true }]);
    expect((await latha.gallery()).data.photographs).toMatchObject([{ isReported: false }]);
    const desk = anEventDesk(staff.token);
    const [event] = (await desk.list()).events;
    expect(event).toMatchObject({ code, photographs: [{ photographId, reports: 1, name: 'Latha I.' }] });
    await fileOf(event!.photographs[0]!);
    expect((await asStaffAt(code, staff.token).keep(photographId)).status, 'the whole event is kept').toBe(404);
    await desk.decide(event!, 'keep');
    expect(await db().select().from(eventPhotographReports)).toEqual([]);
    await ravi.report(photographId);
    expect((await asStaffAt(code, staff.token).remove(photographId)).status).toBe(200);
    expect((await ravi.gallery()).data.photographs).toEqual([]);
    expect(await trail()).toContain('event.photograph-deleted');
  });

  it('of a removed event is shown to nobody', async () => {
    const latha = await aGuest('latha@example.com');
    const { photographId } = (await host.add(await aPicture())).data;
    const [photograph] = (await latha.gallery()).data.photographs;
    await latha.report(photographId);
    const desk = anEventDesk(staff.token);
    await desk.decide((await desk.list()).events[0]!, 'remove', 'It is not real.');
    expect((await fileAt(photograph!.key, 640)).status).toBe(404);
    expect((await latha.gallery()).status).toBe(409);
    expect((await host.gallery()).data).toMatchObject({
      photographs: [],
      closed: expect.stringContaining('cancelled') as string,
    });
  });

  it('at an event of the operator is kept or deleted by staff, by name in the audit trail', async () => {
    const desk = asStaffAt(CODE, staff.token);
    const [latha, ravi] = [
      await aGuest('latha@example.com', 'Latha R. Iyengar', CODE),
      await aGuest('ravi@example.com', 'Ravi', CODE),
    ];
    const album = (await desk.addAlbum('Dinner')).data;
    expect((await desk.add(await aPicture(), { alt: 'The hall', albumId: album.albumId })).status).toBe(200);
    const { photographId } = (await latha.add(await aPicture())).data;
    await ravi.report(photographId);
    expect((await desk.gallery()).data).toMatchObject({
      eventName: 'CIT-95',
      reported: [{ photographId, reports: 1 }],
    });
    expect(
      (await call<{ events: object[] }>('GET', '/api/desk/events/operated', { token: staff.token })).data.events,
    ).toMatchObject([{ reported: 1 }]);
    expect((await anEventDesk(staff.token).list()).count, 'not among travellers’ events').toBe(0);
    expect((await desk.keep(photographId)).status).toBe(200);
    expect((await desk.gallery()).data.reported).toEqual([]);
    expect((await desk.remove(photographId)).status).toBe(200);
    expect((await desk.removeAlbum(album.albumId)).status).toBe(200);
    for (const answer of [await desk.keep('eph_unknown'), await desk.remove('eph_unknown')])
      expect(answer.status).toBe(404);
    expect((await ravi.gallery()).data.photographs).toMatchObject([
      { name: 'Sarai team', isHost: true, alt: 'The hall' },
    ]);
    expect((await trail()).sort()).toEqual([
      'event.album-added',
      'event.album-deleted',
      'event.photograph-added',
      'event.photograph-deleted',
      'event.photograph-kept',
    ]);
  });
});

describe('[1.2] how long photographs are stored', () => {
  it('until their uploader withdraws', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.add(await aPicture());
    await host.add(await aPicture());
    expect((await call('POST', '/api/events/withdraw', { token: latha.token, body: {} })).status).toBe(200);
    expect((await latha.add(await aPicture())).status).toBe(401);
    expect((await host.gallery()).data.photographs).toMatchObject([{ isOwn: true }]);
  });

  it('until 90 days after the event, and until its host closes the account, who gets a copy of what they wrote', async () => {
    await register({ email: 'latha@example.com' });
    const desk = asStaffAt(CODE, staff.token);
    await desk.add(await aPicture());
    await host.add(await aPicture(), { alt: 'The hall' });
    expect(await takeoutHostedEvents(db(), asha().userId)).toMatchObject({
      hostedEvents: [{ photographs: [{ alt: 'The hall', uploadedAt: '2026-11-20T06:30:00.000Z' }] }],
    });
    await db().transaction((tx) => eraseHostedEvents(tx, { userId: asha().userId }));
    expect(await db().select().from(eventPhotographs)).toHaveLength(1);
    await deleteExpired(db(), eventsRetention, new Date('2027-04-16T00:00:00Z'));
    expect(await db().select().from(eventPhotographs)).toHaveLength(1);
    await deleteExpired(db(), eventsRetention, new Date('2027-04-20T00:00:00Z'));
    expect(await db().select().from(eventPhotographs)).toEqual([]);
    expect(await db().select().from(eventPhotographFiles)).toEqual([]);
  });
});
