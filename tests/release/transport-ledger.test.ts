import { beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { noPdfTools } from '../support/pdf-tools.ts';
import { aTransportOffice, CAR, QUOTED_TOTAL } from '../support/transport-office.ts';

const setup = useBookingSetup();
beforeEach(() => clock.freeze('2026-12-01T06:00:00Z'));

const HEAD = '14 Residency Road, Bengaluru, Karnataka 560025';
const prints = (text: string, words: readonly string[], never?: RegExp) => {
  if (noPdfTools) return;
  for (const one of words) expect(text).toContain(one);
  if (never) expect(text).not.toMatch(never);
};

/** A company registered in Karnataka, whose office stands there. */
async function anOffice(paying: 'wallet' | 'credit') {
  const office = await aTransportOffice(setup, {
    gst: '29AAGCB7383J1Z4',
    settings: { paying, creditLimit: paying === 'credit' ? 10_000_000 : 0 },
  });
  await office.company.must('PUT', 'company', {
    companyName: 'Kaveri Instruments',
    registrations: [{ number: '29AAGCB7383J1Z4', address: HEAD, isHeadOffice: true }],
  });
  return office;
}

const WAYS = [
  {
    paying: 'wallet',
    says: 'Paid in full on 1 Dec 2026: ₹3,736 from the company’s wallet.',
    back: 'goes to the company’s wallet',
    never: /credit on|not paid/,
  },
  {
    paying: 'credit',
    says: 'On the company’s credit on 1 Dec 2026: ₹3,736, not paid yet.',
    back: 'is taken off what the company owes on credit',
    never: /wallet|Paid in full/,
  },
] as const;
/** When it is cancelled, and what of ₹3,736 then comes back. */
const CANCELLED = [
  { when: 'while it is free', at: '2026-12-07T06:00:00Z', quote: {}, refund: QUOTED_TOTAL },
  { when: 'for less than the fare', at: '2026-12-09T06:00:00Z', quote: {}, refund: QUOTED_TOTAL - 100_000 },
  {
    when: 'for more than the fare',
    at: '2026-12-09T06:00:00Z',
    quote: { charge: 10_000 },
    refund: QUOTED_TOTAL - 10_000,
  },
  { when: 'without a refund', at: '2026-12-09T06:00:00Z', quote: { charge: QUOTED_TOTAL }, refund: 0 },
] as const;

describe('[7.20] documents of transport say what the ledger says', { timeout: 60_000 }, () => {
  for (const { paying, says, back, never } of WAYS)
    it.each(CANCELLED)(
      `paid by ${paying}, confirmed two days later, cancelled $when`,
      async ({ at, quote, refund }) => {
        const office = await anOffice(paying);
        const { priya } = office.people;
        const request = await office.paid(CAR, quote);
        clock.freeze('2026-12-03T06:00:00Z');
        await office.staffAgain();
        await office.confirm(request);
        const [invoice = '', ...none] = await documentsAgree(setup, priya.token(), request.bookingId);
        expect(none).toEqual([]);
        prints(invoice, [says, HEAD, 'GSTIN 29AAGCB7383J1Z4', 'Karnataka (29)', '3,500.00', '200.00', '36.00'], never);
        clock.freeze(at);
        expect((await office.cancel(request)).refund).toMatchObject({ amount: refund, charge: QUOTED_TOTAL - refund });
        const [, note = '', ...more] = await documentsAgree(setup, priya.token(), request.bookingId);
        expect(more).toEqual([]);
        if (refund) prints(note, [back], never);
        else expect(note).toBe('');
      },
    );

  it('of a quote that could not be booked there is none; the invoice is of the one paid after it', async () => {
    const office = await anOffice('wallet');
    const { priya } = office.people;
    const first = await office.paid();
    clock.freeze('2026-12-02T06:00:00Z');
    await office.staffAgain();
    const second = await office.failedAndPaidAgain(first, { fare: 400_000 });
    await office.confirm(second);
    const [invoice = '', ...none] = await documentsAgree(setup, priya.token(), second.bookingId);
    expect(none).toEqual([]);
    prints(invoice, ['Paid in full on 2 Dec 2026: ₹4,236 from the company’s wallet.', '4,000.00'], /3,500/);
    clock.freeze('2026-12-09T06:00:00Z');
    await office.cancel(second);
    expect(await documentsAgree(setup, priya.token(), second.bookingId)).toHaveLength(2);
  });
});
