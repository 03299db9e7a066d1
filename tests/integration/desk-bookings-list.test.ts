import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { MINUTE, NOTE, PATH, useBookingsDesk } from '../support/bookings-desk.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';

const { setup, db, stocked, buyer, jobs, staff, list, show, find, act, codeAtHotel, afterwards, aSilentBooking } =
  useBookingsDesk();

describe('[7.20] bookings that need a person', () => {
  it('are listed with why, since when and what was paid; the contact is masked', async () => {
    const { id } = await aSilentBooking(100_000);
    clock.advance(5 * MINUTE);
    await jobs();
    const { bookings, count } = await list();
    expect([count, bookings]).toEqual([
      1,
      [
        expect.objectContaining({
          bookingId: id,
          companyId: null,
          state: 'unknown',
          reason: 'unanswered',
          sentence: 'Paid, and the hotel has not said whether it is booked.',
          since: '2026-12-01T06:00:00.000Z',
          paid: 840_000,
          email: 'as•••@example.com',
        }),
      ],
    ]);
    expect(JSON.stringify(await show(id))).not.toMatch(/asha@|Rao|9876543210/);
    expect(await show(id)).toMatchObject({
      asked: { times: 2, lastAt: '2026-12-01T06:05:00.000Z', nextAt: '2026-12-01T06:05:02.000Z' },
      back: { toSource: 740_000, toWallet: 100_000, account: 'the traveller’s wallet' },
      askSupplier: { open: true },
      recordConfirmed: { open: true },
      refundAll: { open: true },
      retryRefund: { open: false, why: 'No refund of this booking waits for the gateway.' },
    });
    await act('refund', id);
    await afterwards();
    expect(await list()).toEqual({ bookings: [], count: 0 });
  });

  it('are what waits too long with the supplier or the gateway, the longest first, and nothing else', async () => {
    const [asha, hotel] = [await buyer(), await stocked({ allotment: 9 })];
    const stuck = await asha.confirmed(hotel);
    const calm = await asha.confirmed(hotel);
    await db().execute(
      sql`update bookings set state = 'confirming', next_check_at = now() + interval '10 years' where id = ${stuck._id}`,
    );
    expect((await list()).count).toBe(0);
    clock.advance(10 * MINUTE);
    const { id } = await aSilentBooking();
    const { bookings } = await list();
    expect(bookings.map(({ bookingId, reason }) => [bookingId, reason])).toEqual([
      [stuck._id, 'stuck'],
      [id, 'unanswered'],
    ]);
    expect((await act('confirm', stuck._id, { code: 'AB 12' })).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'The hotel is being asked at this moment. Try again in a minute. Nothing was changed.',
    });
    expect((await act('ask-supplier', calm._id)).status).toBe(409);
    await db().execute(sql`update bookings set state = 'confirmed', next_check_at = null where id = ${stuck._id}`);
    await act('confirm', id, { code: await codeAtHotel(id) });
  });
});

describe('[7.20] the search of the desk', () => {
  it('finds by code, id, invoice number and email, exactly, and notes the kind of key alone', async () => {
    const [asha, hotel] = [await buyer(), await stocked()];
    const { _id: id, confirmationCode, documents } = await asha.confirmed(hotel);
    await asha.quote(hotel);
    for (const [kind, key] of [
      ['code', confirmationCode!.toLowerCase()],
      ['booking', id],
      ['invoice', documents.invoice!],
      ['email', ' Asha@Example.com '],
    ] as const)
      expect(await find(key), key).toMatchObject({ kind, bookings: [{ bookingId: id, reason: null }] });
    for (const key of [
      'asha@example',
      'asha@example.co',
      confirmationCode!.slice(0, 5),
      'S32/26-27/999999',
      "x' or '1",
    ])
      expect((await find(key)).bookings, key).toEqual([]);
    const entries = await db().select().from(auditEvents).where(eq(auditEvents.actorId, staff().staffId));
    expect(entries.map(({ action, details }) => [action, details])).toContainEqual([
      'booking.searched',
      { by: 'email', staffName: 'Meera Nair' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/asha@/i);
    expect((await call('POST', `${PATH}/find`, { token: staff().token, body: { key: 'abc' } })).status).toBe(400);
  });

  it('finds a company’s trips by its employee’s address', async () => {
    const company = await aBookingCompany(db, setup.api);
    await company.fund(1_000_000);
    const [desk, hotel] = [await company.employee(), await stocked()];
    const ready = await desk.ready(hotel);
    await desk.pay(ready, ready.total);
    const { rows } = await db().execute<{ email: string }>(sql`select email from users where id = ${desk.userId}`);
    expect((await find(rows[0]!.email)).bookings).toMatchObject([
      { bookingId: ready._id, companyName: 'Kaveri Instruments' },
    ]);
  });
});

describe('[7.20] the desk’s bookings belong to staff', () => {
  it('nobody: 401; a traveller or an employee: 403; an unknown booking: 404', async () => {
    const { asha, id } = await aSilentBooking();
    const company = await aBookingCompany(db, setup.api);
    const body = { companyId: null, bookingId: id, note: NOTE, code: 'AB 12', key: 'asha@example.com' };
    const calls = (token?: string) =>
      Promise.all([
        call('GET', PATH, { token }),
        call('GET', `${PATH}/details?bookingId=${id}`, { token }),
        ...['find', 'ask-supplier', 'confirm', 'refund', 'retry-refund'].map((action) =>
          call('POST', `${PATH}/${action}`, { token, body }),
        ),
      ]);
    for (const [token, status] of [
      [undefined, 401],
      ['a-made-up-token', 401],
      [asha.token(), 403],
      [company.admin.token(), 403],
    ] as const)
      expect((await calls(token)).map((answer) => answer.status)).toEqual(Array(7).fill(status));
    for (const action of ['ask-supplier', 'confirm', 'refund', 'retry-refund'] as const)
      expect((await act(action, 'bkg_unknown', { code: 'AB 12' })).status).toBe(404);
    expect((await call('GET', `${PATH}/details?bookingId=bkg_unknown`, { token: staff().token })).status).toBe(404);
    expect((await asha.look(id)).data.state).toBe('unknown');
    await act('refund', id);
    await afterwards();
  });
});
