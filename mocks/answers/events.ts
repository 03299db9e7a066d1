import type * as contract from '#features/events/contract.ts';
import type { RegistrationView } from '#features/events/contract.ts';
import { GUEST_HOURS } from '#features/events/rules/code-tries.ts';
import { newNumber } from '#features/events/rules/registration-number.ts';
import { changing, withdrawing } from '#features/events/rules/what-is-open.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockGuest } from '../memory/records.ts';
import { reunion, reunionTimes } from '../stock/class-reunion.ts';

/**
 * The mock's only event. No email is sent: a guest who registered in this tab signs in with this code and any number.
 */
export const MOCK_CODE = '123456';

export const eventAnswers: AnswersOf<typeof contract> = {
  getEvent: ({ query, now }) => {
    if (query.code !== reunion(now).code) throw notFound('This event');
    return reunion(now);
  },
  register: ({ body: { code, ...who }, now }) => {
    if (code !== reunion(now).code) throw notFound('This event');
    refuseFull(who.days, now);
    const before = memory().guests.some(({ email, state }) => email === who.email && state === 'registered');
    if (!before)
      memory().guests.push({
        ...who,
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
    const guest = memory().guests.find(({ email, state }) => email === body.email && state === 'registered');
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
    refuse(changing(reunionTimes(now), withdrawnAt(person), now).why);
    refuseFull(
      body.days.filter((day) => !person.days.includes(day)),
      now,
    );
    return viewOf(Object.assign(person, body), now);
  },
  withdraw: ({ person, now }) => {
    refuse(withdrawing(reunionTimes(now), withdrawnAt(person), now).why);
    return viewOf(Object.assign(person, { state: 'withdrawn', withdrawnAt: now.toISOString() }), now);
  },
};

const withdrawnAt = (guest: MockGuest): Date | null => (guest.withdrawnAt ? new Date(guest.withdrawnAt) : null);

function viewOf(guest: MockGuest, now: Date): RegistrationView {
  const { _id, ...kept } = guest;
  return {
    ...kept,
    changing: changing(reunionTimes(now), withdrawnAt(guest), now),
    withdrawing: withdrawing(reunionTimes(now), withdrawnAt(guest), now),
  };
}

function refuse(why: string | null): void {
  if (why) throw new AppError('STATE_BLOCKED', why);
}

function refuseFull(days: readonly string[], now: Date): void {
  const full = reunion(now).days.find((one) => one.full && days.includes(one.day));
  if (full)
    throw new AppError('CONFLICT', 'That day is full. Nothing was changed.', {
      fields: { days: 'That day is full. Nothing was changed.' },
    });
}
