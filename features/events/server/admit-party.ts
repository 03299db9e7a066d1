import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { AppError } from '#lib/shared/errors.ts';
import { registering } from '../rules/what-is-open.ts';
import { requestedMobile } from './requested-mobile.ts';
import { eventOf, type EventRow } from './events.repo.ts';
import { lockDays } from './waiting/waiting.repo.ts';

/**
 * Registrations, and places in waiting lists, per network and hour. Each takes up to five places and only needs an
 * unproved address: made-up registrations take at most 300 places an hour, and an office that registers one after the
 * other is not limited noticeably.
 */
const PARTIES_AN_HOUR = { points: 60, seconds: 3600 };

type PartyToAdmit = { code: string; mobile?: string | undefined };
type Admitted = {
  event: EventRow;
  now: Date;
  /** Null where it is not asked for. */
  mobile: string | null;
  /** Free places of each day. */
  free: Awaited<ReturnType<typeof lockDays>>;
};

/**
 * What registering and joining the waiting list begin with: the limits of the network, and the event and its days, locked
 * in this order. `refusal` says what was not done. Throws NOT_FOUND, STATE_BLOCKED once registration is closed,
 * INVALID_INPUT beside `mobile`, and TOO_MANY_REQUESTS after `PARTIES_AN_HOUR`.
 */
export async function admitParty(
  tx: Db,
  { code, mobile }: PartyToAdmit,
  { address }: Pick<RequestFacts, 'address'>,
  { operation, refusal }: { operation: 'register' | 'wait'; refusal: string },
): Promise<Admitted> {
  await countEmailFrom(tx, networkOf(address));
  const event = await eventOf(tx, code, { lock: true });
  const now = clock.now();
  const { open, why } = registering(event, now);
  if (!open) throw new AppError('STATE_BLOCKED', `${why} ${refusal}`);
  const phone = requestedMobile(event, mobile);
  await countRequest(tx, `events.${operation}:hour:${networkOf(address)}`, PARTIES_AN_HOUR);
  return { event, now, mobile: phone, free: await lockDays(tx, event.id) };
}
