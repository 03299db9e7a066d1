import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, type BookingCompany, flightRules, hotelRules } from '../support/company-desk.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { BACK, FAMILY, flyerOf, ONE, type Flyer, zz } from '../support/flyer.ts';
import { documentsAgree, printed } from '../support/documents-agree.ts';
import { noPdfTools } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const LATER = '2026-12-22';
const HEAD = '14 Residency Road, Bengaluru, Karnataka 560025';
const BRANCH = '302 Nariman Point, Mumbai, Maharashtra 400021';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
/** What a paper prints and must not print, where it can be read. */
const prints = (text: string, words: readonly string[], never?: RegExp) => {
  if (noPdfTools) return;
  for (const one of words) expect(text).toContain(one);
  if (never) expect(text).not.toMatch(never);
};

/** What a person's way to pay must and must not print. */
const WAYS = [
  { way: 'the wallet', share: 1, says: 'from the wallet', never: /UPI|company/ },
  { way: 'UPI', share: 0, says: 'by UPI', never: /wallet|company/ },
  { way: 'both', share: 0.5, says: 'from the wallet', never: /company/ },
] as const;

/** A company with registrations in two states, each with its address, and what pays. */
async function aCompanyPaying(paying: 'wallet' | 'credit', amount: number): Promise<BookingCompany> {
  const company = await aBookingCompany(setup.db, setup.api, {
    gst: '29AAGCB7383J1Z4',
    settings: { paying, creditLimit: paying === 'credit' ? amount : 0, modes: ['hotel', 'flight'] },
  });
  await company.policy([hotelRules(), flightRules()]);
  await company.must('PUT', 'company', {
    companyName: 'Kaveri Instruments',
    registrations: [
      { number: '29AAGCB7383J1Z4', address: HEAD, isHeadOffice: true },
      { number: '27AAPFU0939F1ZV', address: BRANCH, isHeadOffice: false },
    ],
  });
  if (paying === 'wallet') await company.fund(amount);
  return company;
}

const ENOUGH = 50_000_000;
const COMPANY_WAYS = [
  {
    way: 'its wallet',
    paying: 'wallet',
    funds: ENOUGH,
    says: 'from the company’s wallet',
    never: /on the company’s credit/i,
  },
  { way: 'credit', paying: 'credit', funds: ENOUGH, says: 'On the company’s credit on', never: /wallet|Paid in full/ },
  {
    way: 'some credit, the rest by UPI',
    paying: 'credit',
    funds: 100_000,
    says: 'not paid yet',
    never: /wallet|Paid in full/,
  },
  { way: 'an empty wallet, so UPI', paying: 'wallet', funds: 0, says: 'by UPI', never: /wallet|credit/ },
] as const;

async function paidAndBack(asha: Flyer, booking: { _id: string; total: number }, fromAccount: number): Promise<void> {
  const { data } = await asha.pay(booking, fromAccount);
  const callback = data.checkoutUrl && (await asha.atCheckout(data.checkoutUrl));
  if (callback) await asha.comeBack(callback.fields);
}
const adds = ({ lines, total }: FlightBooking) => expect(sum(lines.map(({ amount }) => amount))).toBe(total);

describe('[7.20] documents say what the ledger says', { timeout: 120_000 }, () => {
  it.each(WAYS)('a stay paid by $way, then cancelled', async ({ share, says, never }) => {
    const hotel = await setup.stocked();
    const asha = await flyerOf(setup, ENOUGH);
    const booking = await asha.confirmed(hotel, { walletAmount: share * 840_000 });
    const [invoice = ''] = await documentsAgree(setup, asha.token(), booking._id);
    prints(invoice, [says], never);
    const { refund } = (await asha.cancelQuote(booking._id)).data;
    await asha.cancel(booking._id, refund, share === 0.5 ? 'source' : 'wallet');
    const [, note = ''] = await documentsAgree(setup, asha.token(), booking._id);
    prints(note, ['goes to the wallet']);
    prints(invoice, ['GSTIN 32', '1 Example Road, Kerala, India']); // the seller's registration of Kerala, with an office there
  });

  it.each(WAYS)('a flight paid by $way, of which one person is cancelled, then all', async ({ share, says, never }) => {
    const asha = await flyerOf(setup, ENOUGH);
    const held = await asha.heldTrip({ offers: [zz(9011, undefined, 'flexi')], party: FAMILY });
    const booking = await asha.pays(held, Math.round((share * held.total) / 100) * 100);
    adds(booking);
    const [invoice = ''] = await documentsAgree(setup, asha.token(), booking._id);
    prints(invoice, [says], never);
    const { refund } = (await asha.dueBack(booking._id, '&passengers=2')).data;
    const { status } = await asha.cancelTrip(booking._id, refund, { passengers: [2], bounds: [0] });
    expect(status).toBe(200);
    const left = await asha.lookAt(booking._id);
    expect(left.total).toBe(booking.total - refund);
    adds(left);
    prints(await printed(setup, asha.token(), 'ticket', booking._id), [
      `Everybody, all taxes included ₹${(left.total / 100).toLocaleString('en-US')}`,
    ]);
    await documentsAgree(setup, asha.token(), booking._id);
    const rest = (await asha.dueBack(booking._id)).data.refund;
    await asha.cancelTrip(booking._id, rest, {}, 'wallet');
    await documentsAgree(setup, asha.token(), booking._id);
  });

  it.each([
    { change: 'dearer', from: zz(9011), to: zz(9011, LATER, 'flexi') },
    { change: 'cheaper', from: zz(9011, undefined, 'flexi'), to: zz(9011, LATER) },
  ])('a flight changed to a $change one, one way cancelled, then the rest', async ({ from, to }) => {
    const asha = await flyerOf(setup, ENOUGH);
    const booking = await asha.ticketed({ offers: [from, zz(9111, BACK)], party: ONE });
    const { due } = (await asha.changeQuote(booking._id, 0, to)).data;
    const { data } = await asha.changeTo(booking._id, 0, to, due, Math.round(Math.max(0, due) / 200) * 100);
    const callback = data.checkoutUrl && (await asha.atCheckout(data.checkoutUrl));
    if (callback) await asha.comeBack(callback.fields);
    const changed = await asha.lookAt(booking._id);
    expect(changed.total).toBe(booking.total + due);
    adds(changed);
    await documentsAgree(setup, asha.token(), booking._id);
    const { refund } = (await asha.dueBack(booking._id, '&bounds=1')).data;
    await asha.cancelTrip(booking._id, refund, { bounds: [1], passengers: [0] });
    adds(await asha.lookAt(booking._id));
    await documentsAgree(setup, asha.token(), booking._id);
  });

  it.each(COMPANY_WAYS)(
    'a company’s stay and flight paid by $way: whose money, and whose address',
    async ({ paying, funds, says, never }) => {
      const company = await aCompanyPaying(paying, funds);
      const [desk, hotel] = [await company.employee(), await setup.stocked()];
      const flies = flightDeskOf(desk);
      const stay = await desk.ready(hotel);
      const covered = Math.min(funds, stay.total);
      await paidAndBack(flies, stay, covered);
      const flight = await flies.readyToFly({ offers: [zz(9011)] });
      const left = Math.max(0, funds - covered);
      await paidAndBack(flies, flight, Math.min(left, flight.total));
      for (const { _id } of [stay, flight]) {
        const [invoice = ''] = await documentsAgree(setup, desk.token(), _id);
        if (_id === stay._id) prints(invoice, [says], never);
        prints(invoice, [HEAD, 'State: Karnataka (29)'], new RegExp(BRANCH));
      }
      const { refund } = (await desk.cancelQuote(stay._id)).data;
      await desk.cancel(stay._id, refund, 'source');
      await documentsAgree(setup, desk.token(), stay._id);
    },
  );
});
