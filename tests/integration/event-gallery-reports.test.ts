import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventPhotographReports } from '#features/events/server/gallery/tables.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { call } from '../support/call.ts';
import { aPicture, asStaffAt } from '../support/event-gallery.ts';
import { fileAt, fileOf, useEventGallery } from '../support/event-gallery-setup.ts';
import { CODE } from '../support/events.ts';
import { anEventDesk } from '../support/hosted-events.ts';
import { refusal } from '../support/refusal.ts';

const { db, staff, code, host, aGuest } = useEventGallery();

const trail = async () =>
  (await db().select().from(auditEvents).where(eq(auditEvents.actorType, 'staff')).orderBy(auditEvents.id)).map(
    ({ action }) => action,
  );

describe('[1.2] a reported photograph', () => {
  it('puts a traveller’s event before the desk, where staff delete it; keeping the event keeps it', async () => {
    const [latha, ravi] = [await aGuest('latha@example.com'), await aGuest('ravi@example.com', 'Ravi')];
    const { photographId } = (await latha.add(await aPicture())).data;
    expect(refusal(await latha.report(photographId))).toEqual([409, 'This is your own photograph. You can delete it.']);
    for (let times = 0; times < 2; times++) expect((await ravi.report(photographId)).status).toBe(200);
    expect((await ravi.gallery()).data.photographs).toMatchObject([{ isReported: true }]);
    expect((await latha.gallery()).data.photographs).toMatchObject([{ isReported: false }]);
    const desk = anEventDesk(staff().token);
    const [event] = (await desk.list()).events;
    expect(event).toMatchObject({ code: code(), photographs: [{ photographId, reports: 1, name: 'Latha I.' }] });
    await fileOf(event!.photographs[0]!);
    expect((await asStaffAt(code(), staff().token).keep(photographId)).status, 'the whole event is kept').toBe(404);
    await desk.decide(event!, 'keep');
    expect(await db().select().from(eventPhotographReports)).toEqual([]);
    await ravi.report(photographId);
    expect((await asStaffAt(code(), staff().token).remove(photographId)).status).toBe(200);
    expect((await ravi.gallery()).data.photographs).toEqual([]);
    expect(await trail()).toContain('event.photograph-deleted');
  });

  it('of a removed event is shown to nobody', async () => {
    const latha = await aGuest('latha@example.com');
    const { photographId } = (await host().add(await aPicture())).data;
    const [photograph] = (await latha.gallery()).data.photographs;
    await latha.report(photographId);
    const desk = anEventDesk(staff().token);
    await desk.decide((await desk.list()).events[0]!, 'remove', 'It is not real.');
    expect((await fileAt(photograph!.key, 640)).status).toBe(404);
    expect((await latha.gallery()).status).toBe(409);
    expect((await host().gallery()).data).toMatchObject({
      photographs: [],
      closed: expect.stringContaining('cancelled') as string,
    });
  });

  it('at an event of the operator is kept or deleted by staff, by name in the audit trail', async () => {
    const desk = asStaffAt(CODE, staff().token);
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
      (await call<{ events: object[] }>('GET', '/api/desk/events/operated', { token: staff().token })).data.events,
    ).toMatchObject([{ reported: 1 }]);
    expect((await anEventDesk(staff().token).list()).count, 'not among travellers’ events').toBe(0);
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
