import { describe, expect, it } from 'vitest';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { deliver } from '../support/emails.ts';
import { aStaff } from '../support/staff.ts';
import { QUOTE, QUOTED_TOTAL } from '../support/transport-office.ts';
import { transportRequests } from '../support/transport-requests.ts';

const setup = useBookingSetup();
const { db } = setup;
const { aCompanyOnWheels, asked, look, atDesk, choose, cancel, quoted } = transportRequests(setup);

describe('[7.20] transport that is cancelled or not available', () => {
  it('costs nothing before it is confirmed, and afterwards what the quote says', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const unpaid = await quoted(company, desk);
    expect((await cancel(desk, unpaid.request, 0)).data).toMatchObject({ state: 'cancelled', refund: null });
    const paid = await quoted(company, desk);
    await choose(desk, paid.request, paid.quoteId);
    expect((await cancel(desk, paid.request, QUOTED_TOTAL)).data).toMatchObject({
      refund: { amount: QUOTED_TOTAL, charge: 0 },
    });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000);
    const booked = await quoted(company, desk);
    await choose(desk, booked.request, booked.quoteId);
    await booked.staff.post('confirm', booked.request, { ticketNumber: 'MAL-1' });
    clock.freeze('2026-12-09T06:00:00Z');
    expect((await cancel(desk, booked.request, QUOTED_TOTAL)).code, 'the terms changed meanwhile').toBe(
      'PRICE_CHANGED',
    );
    expect((await cancel(desk, booked.request, QUOTED_TOTAL - 100_000)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: QUOTED_TOTAL - 100_000, charge: 100_000 },
    });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - 100_000);
    const { documents } = (await look(desk, booked.request.bookingId)).data;
    expect(documents.creditNote).toMatch(/^C/);
    expect((await cancel(desk, booked.request, 0)).data.state, 'again').toBe('cancelled');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - 100_000);
    const emails = (await deliver(db())).filter(({ subject }) => subject.startsWith('Cancelled: Car in Kochi'));
    expect(emails).toHaveLength(3);
    clock.freeze('2026-12-01T06:00:00Z');
  });

  it('goes back in full when staff cannot book it, and another quote may follow', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const { request, staff, quoteId } = await quoted(company, desk);
    await choose(desk, request, quoteId);
    expect((await staff.post('refuse', request, { note: '' })).status).toBe(400);
    expect((await staff.post('refuse', request, { note: 'The car broke down.' })).data.state).toBe('quoted');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000);
    expect((await staff.post('refuse', request, { note: 'No other car.' })).data.state).toBe('unavailable');
    expect((await staff.post('quote', request, QUOTE)).code).toBe('STATE_BLOCKED');
    expect((await cancel(desk, request, 0)).code).toBe('STATE_BLOCKED');
  });

  it('a quote with times out of order is refused beside its field', async () => {
    const company = await aCompanyOnWheels();
    const request = (await asked(await company.employee())).data;
    const staff = atDesk(await aStaff(db()));
    const refused = await staff.post('quote', request, {
      ...QUOTE,
      expiresAt: '2026-12-11T18:00',
      freeUntil: '2026-02-30T10:00',
    });
    expect(refused.status).toBe(400);
    expect((await staff.post('quote', request, { ...QUOTE, expiresAt: '2026-12-11T18:00' })).json).toMatchObject({
      fields: { expiresAt: 'A price is valid until departure at most.' },
    });
  });
});
