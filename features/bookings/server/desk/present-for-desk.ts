import 'server-only';
import { invoiceDetailsOf } from '#features/companies/server/index.ts';
import { moneyOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DeskBooking, ListedDeskBooking } from '../../contract.ts';
import { stateSentence } from '../../rules/can-do.ts';
import { accountName } from '../../rules/desk/history.ts';
import { maskEmail } from '../../rules/desk/mask-email.ts';
import { needsPerson, questionsAsked, reasonSentence } from '../../rules/desk/needs-person.ts';
import { staffCan, type StaffAction } from '../../rules/desk/staff-actions.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookingSummary } from '../products/index.ts';
import { factsOf } from '../transition.ts';
import { historyOf } from './history-of.ts';

type Named = { companyName: string | null; refundSince: Date | null };

/** Bookings in a list, in a transaction that sees their companies. `refundSince`: since when a refund waits. */
export async function presentListed(
  db: Db,
  rows: readonly BookingRow[],
  refundSince: (bookingId: string) => Date | null = () => null,
): Promise<ListedDeskBooking[]> {
  const names = new Map<string, string>();
  for (const companyId of new Set(rows.flatMap((row) => row.companyId ?? [])))
    names.set(companyId, (await invoiceDetailsOf(db, companyId, null)).companyName);
  return rows.map((row) =>
    listed(row, { companyName: names.get(row.companyId ?? '') ?? null, refundSince: refundSince(row.id) }),
  );
}

function listed(row: BookingRow, { companyName, refundSince }: Named): ListedDeskBooking {
  const { id, companyId, category, state, currency, total, details, confirmationCode, checkIn, checkOut } = row;
  const need = needsPerson({ state, updatedAt: row.updatedAt, refundSince }, clock.now());
  return {
    bookingId: id,
    companyId,
    companyName,
    category,
    title: bookingSummary(row).name,
    checkIn,
    checkOut,
    state,
    reason: need?.reason ?? null,
    sentence: need ? reasonSentence(need.reason, state, category) : stateSentence(state, category),
    since: (need?.since ?? row.updatedAt).toISOString(),
    total,
    paid: row.paidAt ? row.walletPaid + row.gatewayPaid : 0,
    currency,
    email: maskEmail(details?.email),
    confirmationCode,
  };
}

/** The refunds of a booking that the gateway has still to make, and since when. */
export async function waitingRefunds(db: Db, bookingId: string): Promise<{ amount: number; since: Date | null }> {
  const { returned } = await moneyOf(db, bookingId);
  const waiting = returned.filter(({ target, processedAt }) => target === 'source' && processedAt === null);
  return { amount: waiting.reduce((sum, { amount }) => sum + amount, 0), since: waiting[0]?.createdAt ?? null };
}

/** A booking as staff see it, in a transaction that sees its company. */
export async function presentForDesk(db: Db, row: BookingRow): Promise<DeskBooking> {
  const now = clock.now();
  const refunds = await waitingRefunds(db, row.id);
  const companyName = row.companyId === null ? null : (await invoiceDetailsOf(db, row.companyId, null)).companyName;
  const asked = questionsAsked(row, now);
  const can = (action: StaffAction) =>
    staffCan(action, { state: row.state, category: row.category, refundsWait: refunds.amount > 0 }, factsOf(row, now));
  return {
    ...listed(row, { companyName, refundSince: refunds.since }),
    seller: bookingSummary(row).seller,
    asked: asked && {
      times: asked.times,
      lastAt: asked.lastAt.toISOString(),
      nextAt: asked.nextAt?.toISOString() ?? null,
    },
    back: { toSource: row.gatewayPaid, toWallet: row.walletPaid, account: accountName(row.payerAccount) },
    refundWaiting: refunds.amount,
    askSupplier: can('askSupplier'),
    recordConfirmed: can('recordConfirmed'),
    refundAll: can('refundAll'),
    retryRefund: can('retryRefund'),
    history: (await historyOf(db, row)).map(({ at, text }) => ({ at: at.toISOString(), text })),
  };
}
