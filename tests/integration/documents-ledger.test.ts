import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import type { InvoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import type { Payment } from '#features/documents/rules/paid-text.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aBookingCompany, type BookingCompany, flightRules, hotelRules } from '../support/company-desk.ts';
import { flightDeskOf } from '../support/flight-desk.ts';
import { BACK, FAMILY, flyerOf, ONE, type Flyer, zz } from '../support/flyer.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';

const house = useBookingHouse();
const LATER = '2026-12-22';
const HEAD = '14 Residency Road, Bengaluru, Karnataka 560025';
const BRANCH = '302 Nariman Point, Mumbai, Maharashtra 400021';

type Document = {
  kind: 'invoice' | 'credit_note';
  number: string;
  reference: string;
  content: {
    figures: InvoiceFigures;
    booking?: { payment: Payment };
    refund?: { amount: number; parts?: { toSource: number; toWallet: number } };
  };
};

/** A booking's documents as issued, and what the ledger says moved for it, account by account. Paise. */
async function booksOf(bookingId: string) {
  const { rows: documents } = await house
    .db()
    .execute<Document>(
      sql`select kind, number, reference, content from documents where booking_id = ${bookingId} order by kind desc, id`,
    );
  const { rows: moved } = await house.db().execute<{ account: string; out: string; back: string }>(sql`
    select e.account_id as account, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text as out,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as back
    from ledger_entries e join ledger_postings p on p.id = e.posting_id where p.booking_id = ${bookingId} group by 1`);
  const of = (begins: string) => {
    const rows = moved.filter(({ account }) => account.startsWith(begins));
    const sum = (key: 'out' | 'back') => rows.reduce((all, row) => all + Number(row[key]), 0);
    return { out: sum('out'), back: sum('back') };
  };
  return { documents, of };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Every document of a booking against the ledger: invoices less credit notes are what the supplier has; what an invoice
 * says of wallet, credit and gateway is what left those accounts; what a credit note sends back went there.
 */
async function papersAgree(token: string, bookingId: string): Promise<string[]> {
  const { documents, of } = await booksOf(bookingId);
  const invoices = documents.filter(({ kind }) => kind === 'invoice');
  const notes = documents.filter(({ kind }) => kind === 'credit_note');
  for (const { content } of documents) {
    const { rows, taxable, tax, rounding, total } = content.figures;
    expect(taxable + tax + rounding).toBe(total);
    expect(sum(rows.map((row) => row.taxable))).toBe(taxable);
    expect(sum(rows.map((row) => row.central + row.state))).toBe(tax);
  }
  const supplier = of('supplier');
  expect(
    sum(invoices.map(({ content }) => content.figures.total)) - sum(notes.map(({ content }) => content.figures.total)),
  ).toBe(supplier.back - supplier.out);
  const [wallet, credit, gateway] = [of('wallet:'), of('credit:'), of('gateway')];
  const said = (account: 'own' | 'credit') =>
    sum(
      invoices.map(({ content }) => {
        const payment = content.booking?.payment;
        return payment && (payment.account === 'company-credit') === (account === 'credit') ? payment.wallet : 0;
      }),
    );
  expect({
    wallet: said('own'),
    credit: said('credit'),
    gateway: sum(invoices.map((one) => one.content.booking?.payment.gateway ?? 0)),
  }).toEqual({
    wallet: wallet.out,
    credit: credit.out,
    gateway: gateway.out,
  });
  const parts = notes.map(({ content }) => content.refund?.parts ?? { toSource: -1, toWallet: -1 });
  expect({ toWallet: sum(parts.map((one) => one.toWallet)), toSource: sum(parts.map((one) => one.toSource)) }).toEqual({
    toWallet: wallet.back + credit.back,
    toSource: gateway.back,
  });
  return Promise.all(
    documents.map(async ({ kind, reference, number, content }) => {
      const text = await printed(token, kind === 'invoice' ? 'invoice' : 'credit-note', bookingId, reference);
      expect(text).toContain(number);
      expect(text).toContain((content.figures.total / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }));
      return text;
    }),
  );
}

async function printed(token: string, kind: string, bookingId: string, amendment = ''): Promise<string> {
  const response = await fetch(
    `${house.api()}/api/documents/${kind}?bookingId=${bookingId}${amendment && `&amendment=${amendment}`}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  checkPdf(bytes);
  return textOf(bytes).replaceAll(/\s+/g, ' ');
}

/** What a person's way to pay must and must not print. */
const WAYS = [
  { way: 'the wallet', share: 1, says: 'from the wallet', never: /UPI|company/ },
  { way: 'UPI', share: 0, says: 'by UPI', never: /wallet|company/ },
  { way: 'both', share: 0.5, says: 'from the wallet', never: /company/ },
] as const;

/** A company with registrations in two states, each with its address, and what pays. */
async function aCompanyPaying(paying: 'wallet' | 'credit', amount: number): Promise<BookingCompany> {
  const company = await aBookingCompany(house.db, house.api, {
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

describe.skipIf(noPdfTools)('[7.20] documents say what the ledger says', { timeout: 120_000 }, () => {
  it.each(WAYS)('a stay paid by $way, then cancelled', async ({ share, says, never }) => {
    const hotel = await house.stocked();
    const asha = await flyerOf(house, ENOUGH);
    const booking = await asha.confirmed(hotel, { walletAmount: share * 840_000 });
    const [invoice = ''] = await papersAgree(asha.token(), booking._id);
    expect(invoice).toContain(says);
    expect(invoice).not.toMatch(never);
    const { refund } = (await asha.cancelQuote(booking._id)).data;
    await asha.cancel(booking._id, refund, share === 0.5 ? 'source' : 'wallet');
    const [, note = ''] = await papersAgree(asha.token(), booking._id);
    expect(note).toContain('goes to the wallet');
    expect(invoice).toContain('GSTIN 32'); // the seller's registration of Kerala, with an office there
    expect(invoice).toContain('1 Example Road, Kerala, India');
  });

  it.each(WAYS)('a flight paid by $way, of which one person is cancelled, then all', async ({ share, says, never }) => {
    const asha = await flyerOf(house, ENOUGH);
    const held = await asha.heldTrip({ offers: [zz(9011, undefined, 'flexi')], party: FAMILY });
    const booking = await asha.pays(held, Math.round((share * held.total) / 100) * 100);
    adds(booking);
    const [invoice = ''] = await papersAgree(asha.token(), booking._id);
    expect(invoice).toContain(says);
    expect(invoice).not.toMatch(never);
    const { refund } = (await asha.dueBack(booking._id, '&passengers=2')).data;
    const { status } = await asha.cancelTrip(booking._id, refund, { passengers: [2], bounds: [0] });
    expect(status).toBe(200);
    const left = await asha.lookAt(booking._id);
    expect(left.total).toBe(booking.total - refund);
    adds(left);
    expect(await printed(asha.token(), 'ticket', booking._id)).toContain(
      `Everybody, every tax included ₹${(left.total / 100).toLocaleString('en-US')}`,
    );
    await papersAgree(asha.token(), booking._id);
    const rest = (await asha.dueBack(booking._id)).data.refund;
    await asha.cancelTrip(booking._id, rest, {}, 'wallet');
    await papersAgree(asha.token(), booking._id);
  });

  it.each([
    { change: 'dearer', from: zz(9011), to: zz(9011, LATER, 'flexi') },
    { change: 'cheaper', from: zz(9011, undefined, 'flexi'), to: zz(9011, LATER) },
  ])('a flight changed to a $change one, one way cancelled, then the rest', async ({ from, to }) => {
    const asha = await flyerOf(house, ENOUGH);
    const booking = await asha.ticketed({ offers: [from, zz(9111, BACK)], party: ONE });
    const { due } = (await asha.changeQuote(booking._id, 0, to)).data;
    const { data } = await asha.changeTo(booking._id, 0, to, due, Math.round(Math.max(0, due) / 200) * 100);
    const callback = data.checkoutUrl && (await asha.atCheckout(data.checkoutUrl));
    if (callback) await asha.comeBack(callback.fields);
    const changed = await asha.lookAt(booking._id);
    expect(changed.total).toBe(booking.total + due);
    adds(changed);
    await papersAgree(asha.token(), booking._id);
    const { refund } = (await asha.dueBack(booking._id, '&bounds=1')).data;
    await asha.cancelTrip(booking._id, refund, { bounds: [1], passengers: [0] });
    adds(await asha.lookAt(booking._id));
    await papersAgree(asha.token(), booking._id);
  });

  it.each(COMPANY_WAYS)(
    'a company’s stay and flight paid by $way: whose money, and whose address',
    async ({ paying, funds, says, never }) => {
      const company = await aCompanyPaying(paying, funds);
      const [desk, hotel] = [await company.employee(), await house.stocked()];
      const flies = flightDeskOf(desk);
      const stay = await desk.ready(hotel);
      const covered = Math.min(funds, stay.total);
      await paidAndBack(flies, stay, covered);
      const flight = await flies.readyToFly({ offers: [zz(9011)] });
      const left = Math.max(0, funds - covered);
      await paidAndBack(flies, flight, Math.min(left, flight.total));
      for (const { _id } of [stay, flight]) {
        const [invoice = ''] = await papersAgree(desk.token(), _id);
        if (_id === stay._id) {
          expect(invoice).toContain(says);
          expect(invoice).not.toMatch(never);
        }
        expect(invoice).toContain(HEAD);
        expect(invoice).toContain('State: Karnataka (29)');
        expect(invoice).not.toContain(BRANCH);
      }
      const { refund } = (await desk.cancelQuote(stay._id)).data;
      await desk.cancel(stay._id, refund, 'source');
      await papersAgree(desk.token(), stay._id);
    },
  );
});
