import 'server-only';
import { and, asc, between, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { type CompanyCost, dispatchEvent } from '#lib/server/domain-events.ts';
import type { ReadPorts } from '#lib/server/ports/read-ports.ts';
import { transportCost } from '../rules/company-cost.ts';
import type { QuoteRow, RequestRow } from './requests.repo.ts';
import { transportQuotes, transportRequests } from './tables.ts';

type Quote = Pick<QuoteRow, 'total'>;

/** What a request costs its company with its chosen quote. */
const costOf = (row: RequestRow, quote: Quote | null): CompanyCost => ({
  bookingId: row.id,
  beginsOn: row.details.date,
  people: row.travellerIds,
  costCentre: row.costCentre,
  project: row.project,
  ...transportCost({
    state: row.state,
    total: quote?.total ?? 0,
    paid: row.payerAccount !== null,
    refund: row.refund,
  }),
});

/** What a request costs its company once this quote is chosen. */
export const costIfAsked = (row: RequestRow, quote: Quote): CompanyCost => ({
  ...costOf(row, quote),
  reserved: quote.total,
  committed: 0,
});

/**
 * Reserves a quote that someone chooses or asks for, before it is paid: budgets are locked before the company's account.
 * Throws OVER_BUDGET where a budget refuses it.
 */
export const reserveQuote = (db: Db, row: RequestRow, quote: Quote): Promise<void> =>
  dispatchEvent(db, 'booking.cost-changed', {
    companyId: row.companyId,
    cost: costIfAsked(row, quote),
    asked: true,
  });

/** Announces what a request costs after a change of its state, in the transaction of the change. */
export async function announceCost(db: Db, row: RequestRow): Promise<void> {
  const [quote] = row.quoteId
    ? await db.select({ total: transportQuotes.total }).from(transportQuotes).where(eq(transportQuotes.id, row.quoteId))
    : [];
  await dispatchEvent(db, 'booking.cost-changed', {
    companyId: row.companyId,
    cost: costOf(row, quote ?? null),
    asked: false,
  });
}

const BEGINS_ON = sql<string>`${transportRequests.details} ->> 'date'`;

/** What budgets read of transport, for requests from before they were counted. */
export const transportCosts: ReadPorts['transport'] = {
  idsWithCost: async (db, companyId, from, until) => {
    const rows = await db
      .select({ id: transportRequests.id })
      .from(transportRequests)
      .where(
        and(
          eq(transportRequests.companyId, companyId),
          isNotNull(transportRequests.quoteId),
          between(BEGINS_ON, from, until),
        ),
      )
      .orderBy(asc(transportRequests.id));
    return rows.map(({ id }) => id);
  },
  lockedCosts: async (db, companyId, bookingIds) => {
    const rows = await db
      .select()
      .from(transportRequests)
      .where(and(eq(transportRequests.companyId, companyId), inArray(transportRequests.id, [...bookingIds])))
      .orderBy(asc(transportRequests.id))
      .for('share');
    const chosen = rows.flatMap(({ quoteId }) => quoteId ?? []);
    const quotes = chosen.length
      ? await db
          .select({ id: transportQuotes.id, total: transportQuotes.total })
          .from(transportQuotes)
          .where(inArray(transportQuotes.id, chosen))
      : [];
    const totals = new Map(quotes.map((quote) => [quote.id, quote]));
    return rows.map((row) => costOf(row, totals.get(row.quoteId ?? '') ?? null));
  },
};
