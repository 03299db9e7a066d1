import type { DeskTransport, TransportDetails, TransportView } from '#features/transport/contract.ts';
import { expect } from 'vitest';
import type { Desk } from './approvals-desk.ts';
import { call } from './api-server.ts';
import type { BookingSetup } from './booking-setup.ts';
import { aBookingCompany, type BookingCompany } from './company-desk.ts';
import { aStaff, type Staff } from './staff.ts';
import { CAR, QUOTE, QUOTED_TOTAL } from './transport-office.ts';

/** A car with driver for one person, back the same day. */
export const CAR_FOR_A_DAY: typeof CAR = { ...CAR, untilDate: '2026-12-10', passengers: 1 };

/** The steps of transport on request, as a traveller and staff take them over HTTP. */
export function transportRequests({ db, api }: Pick<BookingSetup, 'db' | 'api'>) {
  /** A company that books all modes, with ₹10,000 in its wallet. */
  async function aCompanyOnWheels(): Promise<BookingCompany> {
    const company = await aBookingCompany(db, api, {
      settings: { modes: ['hotel', 'flight', 'car', 'bus', 'train'], paying: 'wallet' },
    });
    await company.fund(1_000_000);
    return company;
  }

  const asked = (desk: Desk, details: TransportDetails = CAR_FOR_A_DAY, over: object = {}) =>
    desk.post<TransportView>('/api/corporate/transport', {
      details,
      travellerIds: [desk.userId],
      reason: 'A visit to the plant',
      ...over,
    });
  const look = (desk: Desk, bookingId: string) =>
    desk.get<TransportView>(`/api/corporate/transport/details?bookingId=${bookingId}`);
  const atDesk = ({ token }: Staff) => ({
    list: (show = 'waiting') =>
      call<{ requests: { bookingId: string; companyName: string; status: string }[]; count: number }>(
        'GET',
        `/api/desk/transport?show=${show}`,
        { token },
      ),
    post: (what: 'quote' | 'confirm' | 'refuse', { bookingId, companyId }: TransportView, body: object) =>
      call<DeskTransport>('POST', `/api/desk/transport/${what}`, { token, body: { bookingId, companyId, ...body } }),
  });
  const choose = (desk: Desk, { bookingId }: TransportView, quoteId: string, acceptedTotal = QUOTED_TOTAL) =>
    desk.post<TransportView>('/api/corporate/transport/choose', { bookingId, quoteId, acceptedTotal });
  const cancel = (desk: Desk, { bookingId }: TransportView, shownRefund: number) =>
    desk.post<TransportView>('/api/corporate/transport/cancel', { bookingId, shownRefund });

  /** A request of somebody with one quote. */
  async function quoted(company: BookingCompany, desk: Desk, over: object = {}) {
    const request = (await asked(desk)).data;
    const staff = atDesk(await aStaff(db()));
    const answer = await staff.post('quote', request, { ...QUOTE, ...over });
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
    return { company, request, staff, quoteId: answer.data.quotes.at(-1)?.quoteId ?? '' };
  }
  return { aCompanyOnWheels, asked, look, atDesk, choose, cancel, quoted };
}
