import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { eventRegistrations, events } from '#features/events/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { call } from '../support/api-server.ts';
import { deliver } from '../support/emails.ts';
import { aSignedInGuest, CODE, FRI, numberIn, register, SAT } from '../support/events.ts';
import { aHost, useHostedEvents } from '../support/hosted-events.ts';
import { failure, refusal } from '../support/refusal.ts';

const { db, asha, anOpenEvent, takenOf, api } = useHostedEvents();

const COMING = { companions: 1, days: [FRI, SAT], mobile: undefined };

describe('[1.2] registering for it', () => {
  it('asks for no mobile number, and its emails repeat none of the host’s words', async () => {
    const code = await anOpenEvent();
    expect((await register({ ...COMING, code, mobile: '+91 98450 22812' })).status).toBe(200);
    const [email] = await deliver(db());
    expect(email?.subject).toBe('You are registered for an event in Mysuru');
    expect(numberIn(email?.text)).toMatch(/^EV-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(email?.text).toContain(`/events/${code}#registration=${numberIn(email?.text)}`);
    for (const words of ['marry', 'old hall', 'Lake Road', 'Asha', 'Latha']) expect(email?.text).not.toContain(words);
    const [row] = await db().select().from(eventRegistrations);
    expect(row?.mobile).toBeNull();
    const missing = await register({ code: CODE, mobile: undefined });
    expect([missing.status, Object.keys(failure(missing).fields ?? {})]).toEqual([400, ['mobile']]);
  });

  it('signs in to that event alone; changing and withdrawing give the places back', async () => {
    const code = await anOpenEvent({ places: 3 });
    const { accessToken: token, eventCode } = await aSignedInGuest(db(), { ...COMING, code });
    expect(eventCode).toBe(code);
    expect(await takenOf(code)).toEqual([
      [FRI, 2],
      [SAT, 2],
    ]);
    const full = await register({ code, email: 'ravi@example.com', companions: 1, days: [SAT] });
    expect(refusal(full)).toEqual([409, 'Sat 16 Jan 2027 has one place left, and you are 2. Nothing was changed.']);
    const body = { name: 'Latha Iyengar', companions: 0, days: [FRI] };
    expect((await call('PUT', '/api/events/registration', { token, body })).data).toMatchObject({ mobile: null });
    expect((await call('POST', '/api/events/withdraw', { token, body: {} })).status).toBe(200);
    expect(await takenOf(code)).toEqual([
      [FRI, 0],
      [SAT, 0],
    ]);
    const withdrawn = (await deliver(db())).at(-1);
    expect(withdrawn?.subject).toBe('You have withdrawn from an event in Mysuru');
  });
});

describe('[1.2] who is registered, for the host', () => {
  const file = async (code: string, { token } = asha()) =>
    fetch(`${api.base()}/api/events/hosted/registrations/file?code=${code}`, {
      headers: { authorization: `Bearer ${token()}` },
    });

  it('names, numbers of people and days, in pages; no address, no telephone number, no registration number', async () => {
    const code = await anOpenEvent();
    await register({ ...COMING, code });
    clock.advance(1000);
    await register({ code, name: 'Ravi Menon', email: 'ravi@example.com', companions: 0, days: [SAT] });
    const { data } = await asha().registrations(code);
    expect(data).toEqual({
      registrations: [
        { name: 'Latha Iyengar', people: 2, days: [FRI, SAT], registeredAt: '2026-11-20T06:30:00.000Z' },
        { name: 'Ravi Menon', people: 1, days: [SAT], registeredAt: '2026-11-20T06:30:01.000Z' },
      ],
      count: 2,
      waiting: [],
    });
    expect((await asha().registrations(code, 2)).data).toEqual({ registrations: [], count: 2, waiting: [] });
    expect((await asha().event(code)).data).toMatchObject({ registrations: 2, people: 3 });
  });

  it('as a file whose cells no spreadsheet runs, with a trace in the audit log', async () => {
    const code = await anOpenEvent();
    for (const [index, name] of ['=HYPERLINK("x")', '+1', '@SUM(A1)', '-2'].entries()) {
      clock.advance(1000);
      expect((await register({ ...COMING, code, name, email: `guest${index}@example.com` })).status).toBe(200);
    }
    const answer = await file(code);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const lines = (await answer.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual([
      'Name,People,Status,Fri 15 Jan 2027,Sat 16 Jan 2027',
      `"'=HYPERLINK(""x"")",2,Registered,2,2`,
      "'+1,2,Registered,2,2",
      "'@SUM(A1),2,Registered,2,2",
      "'-2,2,Registered,2,2",
    ]);
    expect(await db().select().from(auditEvents).where(eq(auditEvents.action, 'event.exported'))).toHaveLength(1);
    expect((await file(code, await aHost(db()))).status).toBe(404);
  });

  it('a file of more people than are read at once repeats nobody and leaves nobody out', async () => {
    const code = await anOpenEvent({ places: 200 });
    const [event] = await db().select().from(events).where(eq(events.code, code));
    await db().execute(sql`
      insert into event_registrations (id, event_id, number, name, email, companions, registered_at)
      select 'erg_' || n, ${event?.id ?? ''}, 'EV-' || n, 'Guest ' || n, n || '@example.com', 0, ${clock.now().toISOString()}::timestamptz
      from generate_series(1, 120) n`);
    const lines = (await (await file(code)).text()).trim().split('\r\n');
    expect(new Set(lines).size).toBe(121);
  });
});

describe('[1.2] places and days under load', () => {
  it('forty parallel registrations for the last five places, while the host takes the others away', async () => {
    const code = await anOpenEvent({ places: 40 });
    const all = await Promise.all([
      ...Array.from({ length: 40 }, (_, n) =>
        register({ code, email: `guest${n}@example.com`, companions: 0, days: n % 2 ? [FRI] : [SAT, FRI] }),
      ),
      ...Array.from({ length: 4 }, () => asha().change(code, { places: 5 })),
    ]);
    expect(all.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const { data } = await asha().registrations(code);
    for (const [day, taken] of await takenOf(code)) {
      expect(taken).toBe(data.registrations.filter(({ days }) => days.includes(String(day))).length);
      expect(taken).toBeLessThanOrEqual((await asha().event(code)).data.places);
    }
  });
});
