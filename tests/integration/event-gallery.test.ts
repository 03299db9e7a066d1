import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MOST_ALBUMS } from '#features/events/rules/gallery-limits.ts';
import { eraseHostedEvents, eventsRetention, takeoutHostedEvents } from '#features/events/server/index.ts';
import { eventPhotographFiles, eventPhotographs } from '#features/events/server/gallery/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { call } from '../support/call.ts';
import { aPhotographer, aPicture, asHostOf, asStaffAt } from '../support/event-gallery.ts';
import { fileAt, fileOf, useEventGallery } from '../support/event-gallery-setup.ts';
import { CODE, register } from '../support/events.ts';
import { aHost } from '../support/hosted-events.ts';
import { failure, refusal } from '../support/refusal.ts';

const { db, asha, anOpenEvent, staff, code, host, aGuest } = useEventGallery();

describe('[1.2] the gallery of an event', () => {
  it('shows photographs of the host and of guests to everybody who is registered, by first name and initial', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    expect((await host().add(await aPicture(), { alt: 'The hall before the dinner' })).status).toBe(200);
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
    expect((await host().gallery()).data.photographs.map(({ isOwn }) => isOwn)).toEqual([false, true]);
  });

  it('opens to nobody else: not without a sign-in, not to guests of another event, not to another host', async () => {
    const other = await anOpenEvent();
    const stranger = await aGuest('ravi@example.com', 'Ravi', other);
    const { photographId } = (await host().add(await aPicture())).data;
    expect((await stranger.gallery()).data.photographs).toEqual([]);
    for (const answer of [await stranger.report(photographId), await stranger.remove(photographId)])
      expect(refusal(answer)).toEqual([404, 'This photograph was not found.']);
    for (const token of [undefined, 'made-up', staff().token, asha().token()]) {
      expect((await call('GET', '/api/events/photographs', { token })).status).toBe(401);
      expect((await call('POST', '/api/events/photographs', { token, body: {} })).status).toBe(401);
    }
    const ravi = asHostOf(code(), (await aHost(db())).token);
    const tries = [ravi.gallery(), ravi.add(await aPicture()), ravi.remove(photographId), ravi.addAlbum('Mine')];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
    expect((await asHostOf(other, asha().token).remove(photographId)).status, 'of another event').toBe(404);
    expect((await asStaffAt(code(), staff().token).gallery()).status, 'staff at a traveller’s event').toBe(404);
    expect((await asStaffAt(code(), staff().token).remove(photographId)).status, 'that nobody reported').toBe(404);
    expect((await asStaffAt(code(), asha().token()).gallery()).status).toBe(403);
    expect(await db().select().from(eventPhotographs)).toHaveLength(1);
  });

  it('gives a file by an address that runs out, names nobody and is kept by the browser alone', async () => {
    const latha = await aGuest('latha@example.com');
    await host().add(await aPicture());
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
    expect((await host().gallery()).data.photographs[0]!.key, 'the same for everybody').toBe(photograph!.key);
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
    expect((await host().remove(second.photographId)).status).toBe(200);
    expect((await host().remove(second.photographId)).status, 'again').toBe(404);
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
    await asha().cancel(code());
    expect(refusal(await host().add(await aPicture()))).toEqual([
      409,
      'This event is cancelled, so nobody can add photographs any more.',
    ]);
  });
});

describe('[1.2] albums of an event', () => {
  it('are its host’s; a photograph of a deleted one stays', async () => {
    const latha = await aGuest('latha@example.com');
    const album = (await host().addAlbum('Dinner')).data;
    await latha.add(await aPicture(), { albumId: album.albumId });
    expect((await latha.gallery()).data).toMatchObject({ albums: [album], photographs: [{ albumId: album.albumId }] });
    for (const name of ['dinner', 'Photographs'])
      expect(failure(await host().addAlbum(name)).fields).toEqual({ name: 'There is an album of this name.' });
    expect(failure(await host().addAlbum('www.example.com')).fields).toEqual({
      name: 'Leave out web and email addresses.',
    });
    const other = asHostOf(await anOpenEvent(), asha().token);
    expect((await other.removeAlbum(album.albumId)).status).toBe(404);
    expect((await host().removeAlbum(album.albumId)).status).toBe(200);
    expect((await latha.gallery()).data).toMatchObject({ albums: [], photographs: [{ albumId: null }] });
    const made = await Promise.all(
      Array.from({ length: MOST_ALBUMS + 1 }, (_, n) => host().addAlbum(`Part ${'abcdefghi'[n]}`)),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(MOST_ALBUMS);
    expect(refusal(made.find(({ status }) => status !== 200)!)).toEqual([
      409,
      'An event has at most 8 albums of its own.',
    ]);
  });
});

describe('[1.2] how long photographs are stored', () => {
  it('until their uploader withdraws', async () => {
    const latha = await aGuest('latha@example.com');
    await latha.add(await aPicture());
    await host().add(await aPicture());
    expect((await call('POST', '/api/events/withdraw', { token: latha.token, body: {} })).status).toBe(200);
    expect((await latha.add(await aPicture())).status).toBe(401);
    expect((await host().gallery()).data.photographs).toMatchObject([{ isOwn: true }]);
  });

  it('until 90 days after the event, and until its host closes the account, who gets a copy of what they wrote', async () => {
    await register({ email: 'latha@example.com' });
    const desk = asStaffAt(CODE, staff().token);
    await desk.add(await aPicture());
    await host().add(await aPicture(), { alt: 'The hall' });
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
