import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { sendQuote as operation } from '../../contract.ts';
import { MOST_QUOTES } from '../../rules/limits.ts';
import { quotePrice } from '../../rules/quote-price.ts';
import { quoteProblems } from '../../rules/quote-problems.ts';
import { TRANSPORT_ZONE } from '../../rules/request-text.ts';
import { announceTransport, enqueueTransportEmail } from '../announce-transport.ts';
import { changeRequest, mustAllow } from '../change-request.ts';
import { quotesOf, requestOf } from '../requests.repo.ts';
import { transportQuotes } from '../tables.ts';
import { presentForDesk } from './present-for-desk.ts';

/** Sends a quote to who asked. An approved quote that was not paid gives way to it. */
export const sendQuote: UseCase<typeof operation> = ({ db, body, caller, request }) =>
  forCompany(db, body.companyId, async (tx) => {
    const row = await requestOf(tx, body, { locked: true });
    mustAllow(row, 'quote');
    if ((await quotesOf(tx, [row.id])).length >= MOST_QUOTES)
      throw new AppError('STATE_BLOCKED', `A request has at most ${MOST_QUOTES} quotes.`);
    const now = clock.now();
    const price = quotePrice(body.fare, body.fee);
    const times = {
      departsAt: atWallTime(body.departsAt),
      expiresAt: atWallTime(body.expiresAt),
      freeUntil: body.freeUntil === null ? null : atWallTime(body.freeUntil),
    };
    if (body.freeUntil !== null && times.freeUntil === null)
      throw new AppError('INVALID_INPUT', NO_DAY, { fields: { freeUntil: NO_DAY } });
    const charge = body.charge ?? price.total;
    const fields = quoteProblems({ ...times, charge, total: price.total }, now);
    const [first] = Object.values(fields);
    if (first) throw new AppError('INVALID_INPUT', first, { fields });
    if (times.departsAt === null || times.expiresAt === null) throw new Error('A checked time is missing');
    await tx.insert(transportQuotes).values({
      id: newId('tqu', now.getTime()),
      companyId: row.companyId,
      requestId: row.id,
      name: body.name,
      note: body.note,
      ...price,
      departsAt: times.departsAt,
      expiresAt: times.expiresAt,
      freeUntil: times.freeUntil,
      charge,
      sentBy: caller.userId,
      sentAt: now,
    });
    const quoted = await changeRequest(tx, row, 'quote', {
      actor: { userId: caller.userId, userType: 'staff', request },
      change: { quoteId: null },
      note: body.name,
      amount: price.total,
    });
    await announceTransport(tx, quoted, true);
    await enqueueTransportEmail(tx, quoted, 'transport-quote');
    return presentForDesk(tx, quoted);
  });

const NO_DAY = 'There is no such day.';

/** The instant of a wall time in India; null for a day that no calendar has. */
function atWallTime(text: string): Date | null {
  const [day = '', time = ''] = text.split('T');
  return isIsoDate(day) ? instantAt(day, time, TRANSPORT_ZONE) : null;
}
