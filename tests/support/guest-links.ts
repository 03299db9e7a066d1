import { expect } from 'vitest';
import type { GuestPlace, StayBooking } from '#features/bookings/contract.ts';
import type { BookingSetup } from './booking-setup.ts';
import { aStay } from './buyer.ts';
import { call } from './call.ts';
import { aBookingCompany, type BookingCompany } from './company-desk.ts';
import { deliver, linkIn } from './emails.ts';

export const ARJUN = { title: 'Mr', firstName: 'Arjun', lastName: 'Nair' };
export type Places = { mayAsk: { allowed: boolean; reason: string | null }; places: GuestPlace[] };

/** What the page of a guest's link reads and sends, without a session. */
export const openLink = (token: string) =>
  call<Record<string, unknown>>('POST', '/api/guest-details', { body: { token } });
export const sendDetails = (token: string, guest: object = ARJUN) =>
  call<{ sent: true }>('POST', '/api/guest-details/send', { body: { token, guest } });

/** A company that books for guests, with a desk of one of its people. */
export async function aHost(setup: BookingSetup, settings: object = {}) {
  const company = await aBookingCompany(setup.db, setup.api, { settings: { guestsAllowed: true, ...settings } });
  const desk = await company.employee();
  return { company, ...hostOf(setup, desk) };
}

export type Host = Awaited<ReturnType<BookingCompany['employee']>>;

/** What somebody who books does about guests' links. */
export function hostOf(setup: BookingSetup, desk: Host) {
  const links = '/api/corporate/bookings/guest-links';
  return {
    desk,
    links: (bookingId: string) => desk.get<Places>(`${links}?bookingId=${bookingId}`),
    ask: (bookingId: string, over: object = {}) =>
      desk.post<Places>(links, { bookingId, place: 1, name: 'Arjun', email: 'arjun@guest.example', ...over }),
    withdraw: (bookingId: string, place = 1) => desk.post<Places>(`${links}/withdraw`, { bookingId, place }),
    /** The token in the latest email to a guest. */
    mailed: async () => {
      const emails = (await deliver(setup.db())).filter(({ subject }) => subject.includes('asks for your details'));
      return { emails, token: linkIn(emails.at(-1)).token, path: linkIn(emails.at(-1)).path };
    },
    /** A room held for the caller and a guest, or a room each. */
    heldStay: async ({ rooms = 2 }: { rooms?: 1 | 2 } = {}): Promise<StayBooking> => {
      const hotel = await setup.stocked();
      const stay = {
        ...aStay(),
        rooms: rooms === 2 ? [1, 1].map((adults) => ({ adults, childAges: [] })) : [{ adults: 2, childAges: [] }],
      };
      const held = await desk.tryHold(hotel, { stay, party: { travellerIds: [desk.userId], guests: 1 } });
      expect(held.json).toMatchObject({ status: 'SUCCESS' });
      return held.data;
    },
  };
}
