import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { EventView } from '#features/events/contract.ts';
import { eventReports } from '#features/events/server/tables.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { call } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { CODE, FRI, register, SAT } from '../support/events.ts';
import { anEventDesk, report, useHostedEvents } from '../support/hosted-events.ts';
import { failure, refusal } from '../support/refusal.ts';
import { aStaff } from '../support/staff.ts';

const { db, asha, anOpenEvent } = useHostedEvents();

const page = (code: string) => call<EventView>('GET', `/api/events/details?code=${code}`);
const COMING = { companions: 1, days: [FRI, SAT], mobile: undefined };

describe('[1.2] an event at the desk', () => {
  it('is reported by anybody, counted and not named; staff keep it, at what they read', async () => {
    const code = await anOpenEvent();
    const desk = anEventDesk((await aStaff(db())).token);
    expect((await report(code)).status).toBe(200);
    await report(code);
    await report(code, 'other');
    const { events: listed, count } = await desk.list();
    expect([count, listed[0]?.reports]).toEqual([1, expect.arrayContaining([{ reason: 'scam', count: 2 }])]);
    expect(JSON.stringify(listed)).not.toContain(asha().userId);
    await asha().change(code, { title: 'Another' });
    expect((await desk.decide(listed[0]!, 'remove', 'No')).status).toBe(409);
    const [read] = (await desk.list()).events;
    expect((await desk.decide(read!, 'keep')).data.reports).toEqual([]);
    expect(await desk.list()).toEqual({ events: [], count: 0 });
    expect((await desk.list('newest')).count).toBe(1);
    expect((await page(code)).status).toBe(200);
  });

  it('is removed with a reason: gone for everybody, told to guests and host, who makes no other', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    await deliver(db());
    await report(code);
    const desk = anEventDesk((await aStaff(db())).token);
    const [read] = (await desk.list()).events;
    expect(failure(await desk.decide(read!, 'remove')).fields).toEqual({
      reason: 'Write why it is removed. The host reads it.',
    });
    expect((await desk.decide(read!, 'remove', 'It asks for money.')).status).toBe(200);
    const told = await deliver(db());
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'An event in Mysuru is cancelled',
      'Your event was removed',
    ]);
    expect(told.find(({ subject }) => subject === 'Your event was removed')?.text).toContain('It asks for money.');
    expect(refusal(await page(code))).toEqual(refusal(await page('EV-2222222222')));
    expect((await register({ ...COMING, code, email: 'late@example.com' })).status).toBe(404);
    expect((await report(code)).status).toBe(404);
    expect((await asha().event(code)).data).toMatchObject({ state: 'removed', removal: 'It asks for money.' });
    expect(failure(await asha().host()).message).toContain('One of your events was removed');
    const [trail] = await db().select().from(auditEvents).where(eq(auditEvents.action, 'event.removed'));
    expect(trail?.details).toEqual({ reason: 'It asks for money.' });
  });

  it('the operator’s own cannot be reported, and a network reports twenty times a day', async () => {
    expect((await report(CODE)).status).toBe(404);
    const code = await anOpenEvent();
    for (let reports = 0; reports < 20; reports++) expect((await report(code)).status).toBe(200);
    expect((await report(code)).status).toBe(429);
    expect(await db().select().from(eventReports)).toMatchObject([{ reason: 'scam', count: 20 }]);
  });
});
