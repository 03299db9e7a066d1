import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskBooking, ListedDeskBooking } from '#features/bookings/contract.ts';
import { supplierReservations } from '#features/hotels/server/tables.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { gatewayPayments } from '#features/payments/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails } from '#lib/server/db/tables.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { flyerOf, zz } from '../support/flyer.ts';
import { deliver } from '../support/emails.ts';
import { aStaff, type Staff } from '../support/staff.ts';

const house = useBookingHouse();
const { db, stocked, buyer, walletOf, jobs } = house;
const MINUTE = 60_000;
const NOTE = 'The front desk said so by telephone.';
const PATH = '/api/desk/bookings';

let staff: Staff;
beforeEach(async () => {
  await house.clear();
  staff = await aStaff(db());
});

type Listed = { bookings: ListedDeskBooking[]; count: number };
type Action = 'ask-supplier' | 'confirm' | 'refund' | 'retry-refund';

const list = async () => (await call<Listed>('GET', PATH, { token: staff.token })).data;
const show = async (bookingId: string) =>
  (await call<DeskBooking>('GET', `${PATH}/details?bookingId=${bookingId}`, { token: staff.token })).data;
const find = async (key: string) =>
  (
    await call<{ kind: string; bookings: ListedDeskBooking[] }>('POST', `${PATH}/find`, {
      token: staff.token,
      body: { key },
    })
  ).data;
const act = (action: Action, bookingId: string, more: object = {}) =>
  call<DeskBooking>('POST', `${PATH}/${action}`, {
    token: staff.token,
    body: { companyId: null, bookingId, note: NOTE, ...more },
  });
/** The code in the hotel's own books: what its front desk says on the telephone. */
const codeAtHotel = async (bookingId: string): Promise<string> =>
  (
    await db()
      .select({ code: supplierReservations.code })
      .from(supplierReservations)
      .where(eq(supplierReservations.idempotencyKey, bookingId))
  )[0]?.code ?? '';
const audited = async (bookingId: string) =>
  (
    await db()
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subjectId, bookingId), eq(auditEvents.actorType, 'staff')))
      .orderBy(auditEvents.id)
  ).map(({ action, actorId, companyId, details }) => ({ action, actorId, companyId, note: details.note }));
/** The recovery job has told the hotel, and the gateway has made what was due. */
const afterwards = async () => {
  clock.advance(MINUTE);
  await jobs();
};

async function aSilentBooking(walletAmount = 0) {
  const [hotel, asha] = [await stocked({ sentinel: 'silent' }), await buyer(walletAmount)];
  const booking = await asha.confirmed(hotel, { walletAmount });
  expect(booking.state).toBe('unknown');
  return { asha, hotel, id: booking._id };
}

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

describe('[7.20] what staff do about a silent hotel', () => {
  it('ask again: the recovery job asks at once, and says so', async () => {
    const { id } = await aSilentBooking();
    clock.advance(20 * MINUTE);
    await jobs();
    const next = (await show(id)).asked?.nextAt;
    expect((await act('ask-supplier', id)).data).toMatchObject({ state: 'unknown', asked: { nextAt: null } });
    await jobs();
    expect((await show(id)).asked).toMatchObject({ times: 3, nextAt: '2026-12-01T06:20:04.000Z' });
    expect(next).not.toBe('2026-12-01T06:20:04.000Z');
    await db().execute(sql`update hotels set sentinel = null`);
    await act('ask-supplier', id);
    await jobs();
    expect(await show(id)).toMatchObject({ state: 'confirmed', asked: null, reason: null });
    expect(await audited(id)).toEqual(
      Array(2).fill({ action: 'booking.asked-again', actorId: staff.staffId, companyId: null, note: NOTE }),
    );
  });

  it('record it as confirmed: trip, invoice, email and money as if the hotel had answered', async () => {
    const { id, asha } = await aSilentBooking();
    const code = await codeAtHotel(id);
    const refused = await act('confirm', id, { code: ' ', note: '' });
    expect(refused.json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { code: 'Enter the confirmation code.', note: 'Write in a few words why.' },
    });
    const { status, data } = await act('confirm', id, { code });
    expect([status, data]).toEqual([200, expect.objectContaining({ state: 'confirmed', confirmationCode: code })]);
    expect((await asha.look(id)).data).toMatchObject({
      state: 'confirmed',
      confirmationCode: code,
      documents: { voucher: true, invoice: expect.any(String) as string },
    });
    const sent = await db().select().from(mails).where(eq(mails.template, 'booking-confirmed'));
    expect(sent.map(({ facts }) => facts.bookingId)).toEqual([id]);
    expect(data.history.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'The hotel did not answer; it is asked again.',
        'The hotel confirmed.',
        expect.stringMatching(/^Invoice S\d\d\/26-27\/\d{6} issued\.$/),
        expect.stringMatching(/^₹8,400 arrived at the payment gateway \(UPI\)\.$/),
        `Meera Nair recorded it as confirmed: “${NOTE}”`,
        'Email to be sent to as•••@example.com: the confirmation.',
      ]),
    );
    await deliver(db());
    expect((await show(id)).history.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['The room is held.', 'Email sent to as•••@example.com: the confirmation.']),
    );
    expect((await act('confirm', id, { code })).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'This booking is confirmed. There is nothing for the hotel to confirm. Nothing was changed.',
    });
    expect((await act('refund', id)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    expect(await audited(id)).toHaveLength(1);
  });

  it('not booked: every rupee goes back the way it came, the room is on sale again, the traveller is told', async () => {
    const { id, asha, hotel } = await aSilentBooking(100_000);
    const { data } = await act('refund', id);
    expect(data).toMatchObject({ state: 'failed', refundWaiting: 740_000 });
    expect(await walletOf(asha)).toBe(100_000);
    await afterwards();
    const { data: seen } = await asha.look(id);
    expect(seen).toMatchObject({ state: 'failed', refund: { amount: 840_000, charge: 0, state: 'processed' } });
    expect(await house.left(hotel, seen.category === 1 ? seen.stay.checkIn : '')).toBe(hotel.allotment);
    expect((await show(id)).history.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Refund of ₹7,400 to where it was paid from.',
        '₹1,000 refunded to the traveller’s wallet.',
        'The gateway made the refund of ₹7,400.',
        `Meera Nair recorded it as not booked: “${NOTE}”`,
      ]),
    );
    expect((await act('refund', id)).status).toBe(409);
  });

  it('the same press twice is one action', async () => {
    const { id } = await aSilentBooking();
    const body = { companyId: null, bookingId: id, note: NOTE };
    const twice = await Promise.all(
      [1, 2].map(() => call('POST', `${PATH}/refund`, { token: staff.token, body, key: 'one-press' })),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audited(id)).toHaveLength(1);
    await afterwards();
  });

  it('a ticket is never recorded by hand; the rest is as with hotels', async () => {
    const asha = await flyerOf(house, 0);
    const trip = (await asha.quoteTrip({ offers: [zz(9011)] })).data;
    await asha.nameAll(trip);
    const ticketed = await asha.pays((await asha.holdTrip(trip)).data);
    await db().execute(sql`update bookings set state = 'unknown', next_check_at = null where id = ${ticketed._id}`);
    expect((await act('confirm', ticketed._id, { code: 'ABC123' })).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: expect.stringMatching(/^A ticket has a PNR and a number for each passenger/) as string,
    });
    await db().execute(sql`update bookings set state = 'confirmed' where id = ${ticketed._id}`);
    expect((await find(ticketed.confirmationCode!.toLowerCase())).bookings).toMatchObject([
      { bookingId: ticketed._id, category: 'flight' },
    ]);
  });
});

describe('[7.20] a refund that the gateway does not make', () => {
  it('is listed after ten minutes, and sent again when staff say so', async () => {
    const { id, asha } = await aSilentBooking();
    await db().update(gatewayPayments).set({ state: 'failed' });
    await act('refund', id);
    for (let minute = 0; minute < 11; minute++) await afterwards();
    expect((await list()).bookings).toMatchObject([
      { bookingId: id, reason: 'refund', state: 'failed', sentence: 'The payment gateway has not made a refund yet.' },
    ]);
    await db().update(gatewayPayments).set({ state: 'captured' });
    await jobs();
    expect((await show(id)).refundWaiting).toBe(840_000); // its next try is minutes away
    expect((await act('retry-refund', id)).status).toBe(200);
    await jobs();
    expect((await asha.look(id)).data.refund).toMatchObject({ state: 'processed' });
    expect(await list()).toMatchObject({ count: 0 });
    expect((await act('retry-refund', id)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    const { rows } = await db().execute<{ refunded: string }>(
      sql`select sum(refunded) as refunded from gateway_payments`,
    );
    expect(Number(rows[0]?.refunded)).toBe(840_000);
  });
});

describe('[7.20] a company’s trip', () => {
  const atWork = async () => {
    const company = await aBookingCompany(db, house.api);
    await company.fund(1_000_000);
    const [desk, hotel] = [await company.employee(), await stocked({ sentinel: 'silent' })];
    const ready = await desk.ready(hotel);
    const { booking } = (await desk.pay(ready, ready.total)).data;
    expect(booking.state).toBe('unknown');
    return { company, desk, id: booking._id };
  };

  it('is confirmed or refunded like a traveller’s; its own audit trail names the product', async () => {
    const { company, desk, id } = await atWork();
    expect((await list()).bookings).toMatchObject([
      { companyId: company.companyId, companyName: 'Kaveri Instruments' },
    ]);
    expect((await act('refund', id)).status).toBe(404); // not without its company
    const { data } = await act('refund', id, { companyId: company.companyId });
    expect(data).toMatchObject({ state: 'failed', back: { account: 'the company’s wallet' } });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000);
    expect(await audited(id)).toMatchObject([{ companyId: company.companyId }]);
    const trail = await call<{ entries: { by: { name: string }; kind: string; action: string }[] }>(
      'GET',
      '/api/corporate/audit-trail?kind=booking',
      { token: company.admin.token() },
    );
    expect(trail.data.entries).toMatchObject([
      { by: { name: 'Sarai' }, kind: 'booking', action: 'refunded-as-not-booked' },
    ]);
    await afterwards();
    expect((await desk.look(id)).data.state).toBe('failed');

    const second = await atWork();
    const code = await codeAtHotel(second.id);
    expect((await act('confirm', second.id, { companyId: second.company.companyId, code })).status).toBe(200);
    expect((await second.desk.look(second.id)).data).toMatchObject({ state: 'confirmed', confirmationCode: code });
  });

  it('is not reached by way of another company, nor a traveller’s by way of a company', async () => {
    const [ours, theirs] = [await atWork(), await aBookingCompany(db, house.api)];
    const { id } = await aSilentBooking();
    for (const bookingId of [ours.id, id])
      expect((await act('refund', bookingId, { companyId: theirs.companyId })).status).toBe(404);
    await act('refund', ours.id, { companyId: ours.company.companyId });
    await act('refund', id);
    await afterwards();
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
    const entries = await db().select().from(auditEvents).where(eq(auditEvents.actorId, staff.staffId));
    expect(entries.map(({ action, details }) => [action, details])).toContainEqual([
      'booking.searched',
      { by: 'email', staffName: 'Meera Nair' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/asha@/i);
    expect((await call('POST', `${PATH}/find`, { token: staff.token, body: { key: 'abc' } })).status).toBe(400);
  });

  it('finds a company’s trips by its employee’s address', async () => {
    const company = await aBookingCompany(db, house.api);
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
    const company = await aBookingCompany(db, house.api);
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
    expect((await call('GET', `${PATH}/details?bookingId=bkg_unknown`, { token: staff.token })).status).toBe(404);
    expect((await asha.look(id)).data.state).toBe('unknown');
    await act('refund', id);
    await afterwards();
  });
});

describe('[7.20] staff, the recovery job and the traveller at the same moment', () => {
  it.each(['timeout-after-booking', 'pending', 'silent'] as const)(
    'one outcome, and the books agree (%s)',
    async (sentinel) => {
      for (let round = 0; round < 6; round++) {
        const [hotel, asha] = [await stocked({ sentinel }), await buyer(100_000)];
        const { _id: id } = await asha.confirmed(hotel, { walletAmount: 100_000 });
        const code = await codeAtHotel(id);
        clock.advance(5000); // the job is due
        const answers = await Promise.all([
          ...(code ? [act('confirm', id, { code })] : []),
          act('refund', id),
          act('ask-supplier', id),
          jobs(),
          jobs(),
          asha.cancel(id, 0, 'wallet'),
          act('refund', id),
        ]);
        for (const answer of answers) if (answer) expect([200, 409]).toContain(answer.status);
        for (let turn = 0; turn < 6; turn++) await afterwards();
        const { data } = await asha.look(id);
        const settled = (await house.eventsOf(id)).filter((event) => /^(confirm|fail) /.test(event));
        expect(settled).toHaveLength(1);
        expect(['confirmed', 'cancelled', 'failed']).toContain(data.state);
        expect(await house.broken()).toEqual({});
        expect(await house.unsettled()).toEqual({});
        if (data.state === 'failed') expect(await walletOf(asha)).toBe(100_000);
      }
    },
  );
});
