import { expect } from 'vitest';
import type { z } from 'zod';
import * as bookings from '#features/bookings/contract.ts';
import * as companies from '#features/companies/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import * as identity from '#features/identity/contract.ts';
import * as payments from '#features/payments/contract.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import type { AnyOperation, BodyInput, QueryInput, ResponseOf } from '#lib/shared/define-operation.ts';
import { formatRooms } from '#lib/shared/stay.ts';
import { answerMock } from '#mocks/answer-mock.ts';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#mocks/memory/demo-company.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '#mocks/memory/demo-person.ts';
import { clearMemory } from '#mocks/memory/memory.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** Which operations were asked, of all tests of a file together. */
export const answered = new Set<string>();
let token: string | null = null;

/** From now on answers are asked for with this token; null is nobody's. */
export const actAs = (next: string | null): void => void (token = next);

/** With which token answers are asked for now. */
export const actingAs = (): string | null => token;

/** Asks the table as the demo person would, and holds the answer to its contract. */
export async function ask<Op extends AnyOperation>(
  operation: Op,
  input: { query?: QueryInput<Op>; body?: BodyInput<Op>; key?: string } = {},
): Promise<ResponseOf<Op>> {
  const data = await answerMock(operation, { ...input, token });
  const schema = operation.response as z.ZodType;
  expect(schema.safeParse(data).error?.issues ?? [], operation.name).toEqual([]);
  answered.add(operation.name);
  return data;
}

export const today = dateInZone(new Date(), 'Asia/Kolkata');
export const stay = {
  checkIn: addDays(today, 20),
  checkOut: addDays(today, 22),
  rooms: [{ adults: 2, childAges: [] }],
};
export const stayQuery = { checkin: stay.checkIn, checkout: stay.checkOut, rooms: formatRooms(stay.rooms) };
export const details = {
  guests: [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Iyer' }],
  email: 'asha@demo.sarai.in',
  mobile: '+91 90000 00001',
};

/** As the demo person. */
export async function signIn() {
  token = (await ask(identity.login, { body: { email: DEMO_PERSON.email, password: DEMO_PASSWORD } })).accessToken;
}

/** As the demo company's administrator; gives the company's id. */
export async function signInForWork(): Promise<string> {
  const workEmail = DEMO_EMPLOYEES[0]?.userDetails.workEmail ?? '';
  const session = await ask(companies.logIn, { body: { workEmail, password: DEMO_PASSWORDS[workEmail] ?? '' } });
  token = session.accessTokenData.accessToken;
  return session.companyDetails._id;
}

/** A room of a hotel as its page offers it, quoted. */
export async function quoted(slug: string, over: { key?: string } = {}) {
  const { hotel, rooms } = await ask(hotels.listRooms, { query: { hotel: slug, ...stayQuery } });
  const [room] = rooms;
  const [rate] = room?.rates ?? [];
  if (!room || !rate) throw new Error(`${slug} offers nothing`);
  const {
    price: { qOfferedPriceRoundedOff: shownTotal },
    cancellationPolicies: shownPolicies,
    ratePlanId,
  } = rate;
  return ask(bookings.quote, {
    ...over,
    body: { hotelId: hotel._id, roomTypeId: room.roomTypeId, ratePlanId, stay, shownTotal, shownPolicies },
  });
}

export async function held(slug: string) {
  const { _id: bookingId, total } = await quoted(slug);
  await ask(bookings.hold, { body: { bookingId, acceptedTotal: total } });
  return ask(bookings.saveGuests, { body: { bookingId, details } });
}

/** A booking at the gateway's checkout; gives its order too. */
export async function atCheckout(slug: string, walletAmount = 0) {
  const { _id: bookingId, total } = await held(slug);
  const { checkoutUrl } = await ask(bookings.pay, { body: { bookingId, expectedTotal: total, walletAmount } });
  return { bookingId, total, orderId: orderOfCheckout(checkoutUrl) };
}

export async function paid(slug: string) {
  const { bookingId, orderId } = await atCheckout(slug);
  await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
  return ask(bookings.details, { query: { bookingId } });
}

/** Nobody has asked anything yet. */
export function beginAnew(): void {
  clearMemory();
  token = null;
}
