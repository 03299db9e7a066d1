import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { gatewayPayments } from '#features/payments/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails } from '#lib/server/db/tables.ts';
import { MINUTE, NOTE, PATH, useBookingsDesk } from '../support/bookings-desk.ts';
import { call } from '../support/call.ts';
import { aBookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { flyerOf, zz } from '../support/flyer.ts';

const {
  setup,
  db,
  stocked,
  walletOf,
  jobs,
  staff,
  list,
  show,
  find,
  act,
  codeAtHotel,
  audited,
  afterwards,
  aSilentBooking,
} = useBookingsDesk();

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
      Array(2).fill({ action: 'booking.asked-again', actorId: staff().staffId, companyId: null, note: NOTE }),
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
    expect(await setup.left(hotel, seen.category === 1 ? seen.stay.checkIn : '')).toBe(hotel.allotment);
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
      [1, 2].map(() => call('POST', `${PATH}/refund`, { token: staff().token, body, key: 'one-press' })),
    );
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await audited(id)).toHaveLength(1);
    await afterwards();
  });

  it('a ticket is never recorded by hand; the rest is as with hotels', async () => {
    const asha = await flyerOf(setup, 0);
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
    const company = await aBookingCompany(db, setup.api);
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
    const [ours, theirs] = [await atWork(), await aBookingCompany(db, setup.api)];
    const { id } = await aSilentBooking();
    for (const bookingId of [ours.id, id])
      expect((await act('refund', bookingId, { companyId: theirs.companyId })).status).toBe(404);
    await act('refund', ours.id, { companyId: ours.company.companyId });
    await act('refund', id);
    await afterwards();
  });
});
