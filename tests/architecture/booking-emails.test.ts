import { describe, expect, it } from 'vitest';
import { BOOKING_EMAILS, EMAIL_OF_TRANSITION } from '#features/bookings/rules/emails/email-of-transition.ts';
import { TRANSITIONS } from '#features/bookings/rules/states.ts';
import { sourceFiles } from '../support/source-files.ts';

type Told = { email?: string; none?: string };
const told = Object.entries(EMAIL_OF_TRANSITION as Record<string, Record<string, Told>>).flatMap(([state, actions]) =>
  Object.entries(actions).map(([action, entry]) => ({ name: `${state}.${action}`, ...entry })),
);

describe('emails about bookings', () => {
  it('[7.20] every transition of a booking names its email, or says why it sends none', () => {
    const transitions = Object.entries(TRANSITIONS).flatMap(([state, actions]) =>
      Object.keys(actions).map((action) => `${state}.${action}`),
    );
    expect(told.map(({ name }) => name).sort()).toEqual(transitions.sort());
    for (const { name, email, none } of told)
      expect([name, email ? BOOKING_EMAILS.includes(email as never) : (none ?? '').length > 15]).toEqual([name, true]);
  });

  it('[7.20] every email is sent by a transition, or noted by name where its news comes in', () => {
    const noted = sourceFiles('features/bookings/server/**/*.ts').flatMap(({ lines }) =>
      [...lines.join('\n').matchAll(/(?:enqueueBookingEmail|remind)\(.+?'([a-z-]+)'/g)].map(([, email]) => email),
    );
    const sent = new Set([...told.flatMap(({ email }) => email ?? []), ...noted]);
    expect(BOOKING_EMAILS.filter((email) => !sent.has(email))).toEqual([]);
  });
});
