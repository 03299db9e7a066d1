import type * as contract from '#features/events/contract.ts';
import type { EventView, RegistrationView } from '#features/events/contract.ts';
import { GUEST_HOURS } from '#features/events/rules/code-tries.ts';
import { newNumber } from '#features/events/rules/registration-number.ts';
import { changing, type EventTimes, withdrawing } from '#features/events/rules/what-is-open.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockGuest } from '../memory/records.ts';
import { budgetAnswers } from './event-budgets.ts';
import { galleryAnswers } from './event-gallery.ts';
import { messageAnswers } from './event-messages.ts';
import { roommateAnswers } from './event-roommates.ts';
import { eventRoomAnswers } from './event-rooms.ts';
import { asPage, hostedAnswers, mockHosted, timesOf } from './hosted-events.ts';
import { tendMockWaiting, waitingAnswers } from './waiting-list.ts';
import { reunion, reunionTimes } from '../stock/class-reunion.ts';

/**
 * The mock's own event; travellers' are beside it. No email is sent: a guest who registered in this tab signs in with this code and any number.
 */
export const MOCK_CODE = '123456';

export const eventAnswers: AnswersOf<typeof contract> = {
  ...hostedAnswers,
  ...messageAnswers,
  ...eventRoomAnswers,
  ...budgetAnswers,
  ...roommateAnswers,
  ...galleryAnswers,
  ...waitingAnswers,
  getEvent: ({ query, now }) => viewOfEvent(query.code, now),
  register: ({ body: { code, ...who }, now }) => {
    refuseFull(code, who.days, now);
    const before = memory().guests.some(
      (guest) => guest.code === code && guest.email === who.email && guest.state === 'registered',
    );
    if (!before)
      memory().guests.push({
        ...who,
        mobile: who.mobile ?? null,
        code,
        _id: newId('erg', now.getTime()),
        number: newNumber(code, (below) => Math.floor(Math.random() * below)),
        state: 'registered',
        registeredAt: now.toISOString(),
        withdrawnAt: null,
      });
    return { mailed: true };
  },
  askForCode: () => ({ mailed: true }),
  signIn: ({ body, now }) => {
    const guest = memory().guests.find(
      ({ code, email, state }) => code === body.code && email === body.email && state === 'registered',
    );
    if (!guest || body.oneTimeCode !== MOCK_CODE)
      throw new AppError(
        'UNAUTHENTICATED',
        'That code does not match this number and email, or is older than 10 minutes. Check all three, or request another code.',
      );
    return {
      eventCode: body.code,
      number: guest.number,
      name: guest.name,
      email: guest.email,
      accessToken: `mock-guest.${guest._id}`,
      expiresAt: new Date(now.getTime() + GUEST_HOURS * 3_600_000).toISOString(),
    };
  },
  signOut: () => ({ signedOut: true }),
  getRegistration: ({ person, now }) => viewOf(person, now),
  changeRegistration: ({ body, person, now }) => {
    refuse(changing(timesOfEvent(person.code, now), withdrawnAt(person), now).why);
    refuseFull(
      person.code,
      body.days.filter((day) => !person.days.includes(day)),
      now,
    );
    const changed = viewOf(Object.assign(person, body, { mobile: body.mobile ?? null }), now);
    tendMockWaiting(person.code, now);
    return changed;
  },
  withdraw: ({ person, now }) => {
    refuse(withdrawing(timesOfEvent(person.code, now), withdrawnAt(person), now).why);
    const withdrawn = viewOf(Object.assign(person, { state: 'withdrawn', withdrawnAt: now.toISOString() }), now);
    tendMockWaiting(person.code, now);
    return withdrawn;
  },
};

const withdrawnAt = (guest: MockGuest): Date | null => (guest.withdrawnAt ? new Date(guest.withdrawnAt) : null);

function viewOf(guest: MockGuest, now: Date): RegistrationView {
  const { _id, code, ...kept } = guest;
  return {
    ...kept,
    changing: changing(timesOfEvent(code, now), withdrawnAt(guest), now),
    withdrawing: withdrawing(timesOfEvent(code, now), withdrawnAt(guest), now),
  };
}

function refuse(why: string | null): void {
  if (why) throw new AppError('STATE_BLOCKED', why);
}

/** The reunion, or a traveller's event of this tab. Throws NOT_FOUND. */
const viewOfEvent = (code: string, now: Date): EventView =>
  code === reunion(now).code ? reunion(now) : asPage(mockHosted(code), now);
const timesOfEvent = (code: string, now: Date): EventTimes =>
  code === reunion(now).code ? reunionTimes(now) : timesOf(mockHosted(code));

function refuseFull(code: string, days: readonly string[], now: Date): void {
  const full = viewOfEvent(code, now).days.find((one) => one.full && days.includes(one.day));
  if (full)
    throw new AppError('CONFLICT', 'That day is full. Nothing was changed.', {
      fields: { days: 'That day is full. Nothing was changed.' },
    });
}
