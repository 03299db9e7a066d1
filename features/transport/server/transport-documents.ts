import 'server-only';
import { invoiceDetailsOf, namesOfPeople } from '#features/companies/server/index.ts';
import {
  findCreditNote,
  findInvoice,
  issueCreditNote,
  issueInvoice,
  renderDocument,
  type CreditedPart,
  type TransportInvoice,
} from '#features/documents/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type { transportInvoice as operation } from '../contract.ts';
import { costFacts } from '../rules/cost-fields.ts';
import { feePartOf, SERVICE_FEE_GST_BP } from '../rules/quote-price.ts';
import { requestTitle, TRANSPORT_ZONE, whenText } from '../rules/request-text.ts';
import { paidAtOf, requestOf, type QuoteRow, type RequestRow } from './requests.repo.ts';

/** Issues the invoice in the transaction that confirms, once. */
export const issueTransportInvoice = async (db: Db, row: RequestRow, quote: QuoteRow) =>
  issueInvoice({ db, booking: await invoiceOf(db, row, quote), at: clock.now() });

/**
 * Issues the credit note of a cancellation in its transaction; none where nothing came back. Paise. As in the ledger, the fare
 * comes back first: our fee and its tax are credited for what the fare does not cover.
 */
export async function issueTransportCreditNote(
  db: Db,
  row: RequestRow,
  quote: QuoteRow,
  { amount, charge }: { amount: number; charge: number },
): Promise<void> {
  const at = clock.now();
  await issueCreditNote({
    db,
    booking: await invoiceOf(db, row, quote),
    refund: { amount, charge, to: 'wallet', parts: { toSource: 0, toWallet: amount }, at: at.toISOString() },
    at,
    reference: '',
    credited: creditedParts(quote, amount),
  });
}

function creditedParts(quote: QuoteRow, amount: number): CreditedPart[] {
  const fee = feePartOf(amount, quote.fare);
  return [
    { lines: fareLines(quote), amount: amount - fee },
    { lines: serviceLines(quote), amount: fee },
  ].filter((part) => part.amount > 0);
}

const fareLines = ({ fare }: QuoteRow): TransportInvoice['lines'] => [
  { code: 'fare', label: 'Fare, passed on as the operator charges it', amount: fare },
];

const serviceLines = ({ fee, tax }: QuoteRow): TransportInvoice['lines'] => [
  { code: 'fee', label: 'Service fee', amount: fee },
  ...(tax
    ? [
        {
          code: 'tax' as const,
          label: 'GST on the service fee, 18%',
          amount: tax,
          rateBp: SERVICE_FEE_GST_BP,
          taxable: fee,
        },
      ]
    : []),
];

/** What was sold: the fare as the operator charges it, our fee, and GST on the fee. */
async function invoiceOf(db: Db, row: RequestRow, quote: QuoteRow): Promise<TransportInvoice> {
  const { companyId, travellerIds, details, payerAccount } = row;
  const names = await namesOfPeople(db, companyId, travellerIds);
  const { companyName, invoiceTo } = await invoiceDetailsOf(db, companyId, null);
  const people = travellerIds.flatMap((id) => names.get(id) ?? []);
  return {
    category: 'transport',
    bookingId: row.id,
    confirmationCode: row.ticketNumber ?? '',
    description: [
      `${requestTitle(details)}, ${whenText(details, clock.today(TRANSPORT_ZONE))}: ${quote.name}`,
      ...costFacts(row).map(({ label, value }) => `${label.toLowerCase()} ${value}`),
    ].join(', '),
    currency: 'INR',
    total: quote.total,
    lines: [...fareLines(quote), ...serviceLines(quote)],
    guests: (people.length ? people : [companyName]).map((name) => ({ title: '', firstName: name, lastName: '' })),
    gst: invoiceTo && { number: invoiceTo.number, companyName: invoiceTo.companyName, address: invoiceTo.address },
    payment: {
      wallet: quote.total,
      gateway: 0,
      method: null,
      paidAt: (await paidAtOf(db, row.id))?.toISOString() ?? null,
      account: payerAccount?.startsWith('credit:') ? 'company-credit' : 'company-wallet',
    },
  };
}

/** The invoice or the credit note as issued, for who asked and who travels. */
export const getTransportInvoice: UseCase<typeof operation> = async ({
  db,
  query: { bookingId, kind },
  caller: { companyId, userId },
}) => {
  const row = await requestOf(db, { companyId, bookingId });
  if (row.requesterId !== userId && !row.travellerIds.includes(userId)) throw notFound('This request');
  if (kind === 'credit-note') {
    const note = await findCreditNote({ db, bookingId, reference: '' });
    if (!note) throw new AppError('STATE_BLOCKED', 'There is no credit note: nothing of an invoice came back.');
    return renderDocument({ kind, note });
  }
  const invoice = await findInvoice({ db, bookingId });
  if (!invoice) throw new AppError('STATE_BLOCKED', 'There is no invoice before it is confirmed.');
  return renderDocument({ kind, invoice });
};
