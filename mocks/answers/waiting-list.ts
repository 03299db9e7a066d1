import type * as contract from '#features/events/contract.ts';
import { newNumber } from '#features/events/rules/registration-number.ts';
import { fits, offerEnd, planWaitingList, positionOf } from '#features/events/rules/waiting-list.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockWaiting } from '../memory/records.ts';
import { reunion, reunionTimes } from '../stock/class-reunion.ts';
import { mockHosted, takenOf, timesOf } from './hosted-events.ts';

const queueOf = (code: string): MockWaiting[] => memory().waiting.filter((one) => one.code === code);

/** Free places by day. The reunion has a full day, and room on the others. */
function freeOf(code: string, now: Date): Map<string, number> {
  if (code === reunion(now).code) return new Map(reunion(now).days.map(({ day, full }) => [day, full ? 0 : 100]));
  const event = mockHosted(code);
  return new Map(takenOf(event).map(({ day, taken }) => [day, event.places - taken]));
}

/** Ends offers that are over and makes new ones, as places are free now. */
export function tendMockWaiting(code: string, now: Date): void {
  const { expired, offered } = planWaitingList(queueOf(code), freeOf(code, now), now);
  memory().waiting = memory().waiting.filter((one) => !expired.includes(one));
  const { registrationClosesAt } = code === reunion(now).code ? reunionTimes(now) : timesOf(mockHosted(code));
  for (const one of offered) one.offeredUntil = offerEnd(now, registrationClosesAt);
}

/** The place of a key, which is the mail: nothing is sent here. Throws NOT_FOUND. */
function placeOf(key: string, now: Date): MockWaiting {
  const found = memory().waiting.find(({ email }) => email === key);
  if (found) tendMockWaiting(found.code, now);
  if (!found || !memory().waiting.includes(found)) throw notFound('This place on the waiting list');
  return found;
}

const remove = (place: MockWaiting) => void (memory().waiting = memory().waiting.filter((one) => one !== place));

/** Waiting lists of the events of this tab. */
export const waitingAnswers: Pick<AnswersOf<typeof contract>, 'wait' | 'waiting' | 'acceptOffer' | 'leaveWaiting'> = {
  wait: ({ body: { mobile = null, ...who }, now }) => {
    tendMockWaiting(who.code, now);
    const words = 'There are places for all of you on these days. Register instead.';
    if (fits(who, freeOf(who.code, now))) throw new AppError('CONFLICT', words, { fields: { days: words } });
    if (!queueOf(who.code).some(({ email }) => email === who.email))
      memory().waiting.push({ ...who, mobile, joinedAt: now.toISOString(), offeredUntil: null });
    return { mailed: true };
  },
  waiting: ({ body, now }) => {
    const place = placeOf(body.key, now);
    const { code, name, companions, days, offeredUntil } = place;
    const queue = queueOf(code);
    return {
      code,
      name,
      companions,
      days,
      position: positionOf(queue, place),
      waiting: queue.filter((one) => one.offeredUntil === null).length,
      offeredUntil: offeredUntil?.toISOString() ?? null,
    };
  },
  acceptOffer: ({ body, now }) => {
    const place = placeOf(body.key, now);
    if (!place.offeredUntil) throw new AppError('STATE_BLOCKED', 'No place is free for you yet.');
    const { joinedAt: _, offeredUntil: __, ...who } = place;
    const number = newNumber(who.code, (below) => Math.floor(Math.random() * below));
    remove(place);
    memory().guests.push({
      ...who,
      _id: newId('erg', now.getTime()),
      number,
      state: 'registered',
      registeredAt: now.toISOString(),
      withdrawnAt: null,
    });
    return { number, email: who.email };
  },
  leaveWaiting: ({ body, now }) => {
    const place = placeOf(body.key, now);
    remove(place);
    tendMockWaiting(place.code, now);
    return { left: true };
  },
};
