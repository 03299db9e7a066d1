import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MOST_EVENT_BYTES, MOST_GUEST_PHOTOGRAPHS } from '#features/events/rules/gallery-limits.ts';
import { eventPhotographs } from '#features/events/server/gallery/tables.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import { aPicture } from '../support/event-gallery.ts';
import { useEventGallery } from '../support/event-gallery-setup.ts';
import { failure, refusal } from '../support/refusal.ts';

const { db, asha, host, aGuest } = useEventGallery();

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
    expect((await host().add(picture)).status, 'the host still can').toBe(200);
    await db().execute(sql`update event_photographs set bytes = ${MOST_EVENT_BYTES - 4000} where id = ${photographId}`);
    expect(refusal(await host().add(picture))).toEqual([
      409,
      'This gallery is full. Nobody can add photographs until some are deleted.',
    ]);
  });

  it('is limited in an hour for each person', async () => {
    await db().execute(sql`
      insert into rate_limits (key, window_start, points)
      values (${`events.uploadAsHost:${asha().userId}`}, '2026-11-20T06:00:00Z', 40)`);
    expect((await host().add(await aPicture())).status).toBe(429);
  });

  it('answers that it is busy where too many wait to be decoded', async () => {
    await db().delete(rateLimits);
    const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#a60' } })
      .jpeg()
      .toBuffer();
    const answers = await Promise.all(Array.from({ length: 14 }, () => host().add(large)));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
    expect(failure(busy[0]!).message).toMatch(/^Many files are being read right now\./);
    expect(await db().select().from(eventPhotographs)).toHaveLength(answers.length - busy.length);
  }, 60_000);
});
