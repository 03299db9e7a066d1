import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { topUpReceipt } from '#features/bookings/server/company/wallet/get-top-up-receipt.ts';
import type { InvoiceFigures } from '#features/documents/rules/invoice-figures.ts';
import type { Payment } from '#features/documents/rules/paid-text.ts';
import type { BookingSetup } from './booking-setup.ts';
import { checkPdf, noPdfTools, textOf } from './pdf-tools.ts';

type Setup = Pick<BookingSetup, 'db' | 'api'>;

type Document = {
  kind: 'invoice' | 'credit_note' | 'receipt';
  number: string;
  reference: string;
  content: {
    figures: InvoiceFigures;
    booking?: { payment: Payment };
    refund?: { amount: number; parts?: { toSource: number; toWallet: number } };
  };
};

/**
 * A booking's documents as issued, and what the ledger says moved for it, account by account. Paise. A quote for transport
 * that could not be booked went back in full and has no document.
 */
async function booksOf({ db }: Setup, bookingId: string) {
  const { rows: documents } = await db().execute<Document>(
    sql`select kind, number, reference, content from documents where booking_id = ${bookingId} order by kind desc, id`,
  );
  const { rows: moved } = await db().execute<{ account: string; out: string; back: string }>(sql`
    select e.account_id as account, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text as out,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as back
    from ledger_entries e join ledger_postings p on p.id = e.posting_id where p.booking_id = ${bookingId}
      and not exists (select from ledger_postings failed
        where failed.key = 'transport-failed:' || split_part(p.key, ':', 2) || ':' || split_part(p.key, ':', 3))
    group by 1`);
  const of = (begins: string) => {
    const rows = moved.filter(({ account }) => account.startsWith(begins));
    const sum = (key: 'out' | 'back') => rows.reduce((all, row) => all + Number(row[key]), 0);
    return { out: sum('out'), back: sum('back') };
  };
  return { documents, of };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const isTransport = (bookingId: string): boolean => bookingId.startsWith('trq_');

/**
 * Every document of a booking against the ledger: invoices, or receipts while nothing is invoiced, less credit notes are what supplier, tax office and we have; what an invoice
 * says of wallet, credit and gateway is what left those accounts; what a credit note sends back went there. Gives the text
 * of each as printed, invoices first; an empty text where the tools that read a PDF are missing.
 */
export async function documentsAgree(setup: Setup, token: string, bookingId: string): Promise<string[]> {
  const { documents, of } = await booksOf(setup, bookingId);
  const issued = documents.filter(({ kind }) => kind === 'invoice');
  const invoices = issued.length ? issued : documents.filter(({ kind }) => kind === 'receipt');
  const notes = documents.filter(({ kind }) => kind === 'credit_note');
  for (const { content } of documents) {
    const { rows, taxable, tax, rounding, collected = 0, total } = content.figures;
    expect(taxable + tax + rounding + collected).toBe(total);
    expect(sum(rows.map((row) => row.taxable))).toBe(taxable);
    expect(sum(rows.map((row) => row.central + row.state))).toBe(tax);
  }
  expect(documents.length).toBeGreaterThan(0);
  for (const { content } of invoices)
    if (content.booking) {
      const { wallet, gateway, credited = 0 } = content.booking.payment;
      expect(wallet + gateway + credited).toBe(content.figures.total);
    }
  const [supplier, tcs, revenue] = [of('supplier'), of('tcs'), of('revenue')];
  const collected = (some: readonly Document[]) => sum(some.map(({ content }) => content.figures.collected ?? 0));
  expect(collected(invoices) - collected(notes)).toBe(tcs.back - tcs.out);
  expect(
    sum(invoices.map(({ content }) => content.figures.total)) - sum(notes.map(({ content }) => content.figures.total)),
  ).toBe(supplier.back - supplier.out + tcs.back - tcs.out + revenue.back - revenue.out);
  if (isTransport(bookingId)) {
    // the fare is the operator's, our fee and its tax are ours
    const taxed = (some: readonly Document[]) =>
      sum(some.flatMap(({ content }) => content.figures.rows.map((row) => (row.rateBp ? row.taxable + row.tax : 0))));
    expect(taxed(invoices) - taxed(notes)).toBe(revenue.back - revenue.out);
  }
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
      const text = await printed(
        setup,
        token,
        kind === 'credit_note' ? 'credit-note' : 'invoice',
        bookingId,
        reference,
      );
      if (noPdfTools) return text;
      expect(text).toContain(number);
      expect(text).toContain((content.figures.total / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }));
      return text;
    }),
  );
}

/** A document as anybody downloads it: its text, empty where the tools that read a PDF are missing. */
export async function printed(
  { api }: Pick<Setup, 'api'>,
  token: string,
  kind: string,
  bookingId: string,
  amendment = '',
): Promise<string> {
  const path = isTransport(bookingId)
    ? `corporate/transport/invoice?kind=${kind}&bookingId=${bookingId}`
    : `documents/${kind}?bookingId=${bookingId}${amendment && `&amendment=${amendment}`}`;
  const response = await fetch(`${api()}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (noPdfTools) return '';
  checkPdf(bytes);
  return textOf(bytes).replaceAll(/\s+/g, ' ');
}

/**
 * The receipt of money that a company added to its wallet, or paid off its credit with, against the ledger: what left the
 * gateway came to the company's account, once, and is what the receipt says. Gives its text, empty without the tools.
 */
export async function receiptAgrees({ db, api }: Setup, token: string, topUpId: string): Promise<string> {
  const { rows } = await db().execute<{ account: string; amount: string; to: string; company: string }>(sql`
    select e.account_id as account, sum(e.amount)::text as amount, t.account as to, t.company_id as company
    from company_top_ups t join ledger_postings p on p.booking_id = t.id or p.key like '%' || t.id || '%'
    join ledger_entries e on e.posting_id = p.id
    where t.id = ${topUpId} group by e.account_id, t.account, t.company_id having sum(e.amount) <> 0 order by sum(e.amount)`);
  const [{ to = '', company = '' } = {}] = rows;
  const { amount } = await topUpReceipt(db(), company, topUpId);
  expect(rows.map((row) => [row.account, Number(row.amount)])).toEqual([
    ['gateway', -amount],
    [to, amount],
  ]);
  const response = await fetch(`${api()}/api/corporate/wallet/receipt?topUpId=${topUpId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (noPdfTools) return '';
  checkPdf(bytes);
  const text = textOf(bytes);
  expect(text.split((amount / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }))).toHaveLength(3); // its row, and the sum
  return text;
}
