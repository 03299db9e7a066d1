import type { DeskTransport, TransportDetails, TransportView } from '#features/transport/contract.ts';
import type { CompanySettings } from '#features/companies/organisation.ts';
import { call } from './api-server.ts';
import type { BookingSetup } from './booking-setup.ts';
import { aBookingCompany } from './company-desk.ts';
import { aStaff } from './staff.ts';

export const CAR: Extract<TransportDetails, { mode: 'car' }> = {
  mode: 'car',
  city: 'Kochi',
  pickUp: 'Cochin International Airport',
  drop: 'Infopark',
  stops: ['Marine Drive'],
  date: '2026-12-10',
  time: '09:30',
  untilDate: '2026-12-11',
  untilTime: '18:00',
  carClass: 'sedan',
  luggage: 2,
  passengers: 2,
};
export const BUS: TransportDetails = {
  mode: 'bus',
  from: 'Kochi',
  to: 'Munnar',
  date: '2026-12-10',
  timing: 'morning',
  coach: 'ac-seater',
};
/** Of ₹3,736, a fee of ₹200 and its tax of ₹36 among it; ₹1,000 is kept from 8 December, 18:00 on. */
export const QUOTE = {
  name: 'Toyota Etios with driver',
  departsAt: '2026-12-10T09:30',
  fare: 350_000,
  fee: 20_000,
  expiresAt: '2026-12-03T18:00',
  freeUntil: '2026-12-08T18:00',
  charge: 100_000,
};
export const QUOTED_TOTAL = 373_600;

/**
 * A company with ₹10,000 in its wallet or as credit, its administrator Priya who asks for transport, a colleague who travels
 * with her, another who does not, and staff at the desk.
 */
export async function aTransportOffice(
  { db, api }: Pick<BookingSetup, 'db' | 'api'>,
  { gst = null, settings = {} }: { gst?: string | null; settings?: Partial<CompanySettings> } = {},
) {
  const company = await aBookingCompany(db, api, {
    gst,
    settings: { modes: ['hotel', 'flight', 'car', 'bus', 'train'], paying: 'wallet', ...settings },
  });
  if (settings.paying !== 'credit') await company.fund(1_000_000);
  const [priya, colleague, other] = [company.admin, await company.employee(), await company.employee()];
  let { token } = await aStaff(db());
  const atDesk = (what: string, { bookingId, companyId }: TransportView, body: object = {}) =>
    call<DeskTransport>('POST', `/api/desk/transport/${what}`, { token, body: { bookingId, companyId, ...body } });
  const look = async ({ bookingId }: TransportView) =>
    (await priya.get<TransportView>(`/api/corporate/transport/details?bookingId=${bookingId}`)).data;
  const quotedAndPaid = async (request: TransportView, quote: Partial<typeof QUOTE>): Promise<TransportView> => {
    const { data } = await atDesk('quote', request, { ...QUOTE, ...quote });
    const { quoteId, total } = data.quotes.at(-1)!;
    const chosen = await priya.post<TransportView>('/api/corporate/transport/choose', {
      bookingId: request.bookingId,
      quoteId,
      acceptedTotal: total,
    });
    if (chosen.data.state !== 'booking') throw new Error(`not paid: ${JSON.stringify(chosen.json)}`);
    return chosen.data;
  };
  return {
    company,
    people: { priya, colleague, other },
    look,
    /** Signs staff in again, once the clock has moved on. */
    staffAgain: async () => void ({ token } = await aStaff(db())),
    /** Asked for, quoted and paid: staff are booking it. */
    async paid(details: TransportDetails = CAR, quote: Partial<typeof QUOTE> = {}): Promise<TransportView> {
      const { data: request } = await priya.post<TransportView>('/api/corporate/transport', {
        details,
        travellerIds: [priya.userId, colleague.userId],
        reason: 'The estate',
      });
      return quotedAndPaid(request, quote);
    },
    /** Staff cannot book it, all of it comes back, and another quote is paid. */
    async failedAndPaidAgain(request: TransportView, quote: Partial<typeof QUOTE>): Promise<TransportView> {
      await atDesk('refuse', request, { note: 'The car broke down.' });
      return quotedAndPaid(request, quote);
    },
    addTicket: (request: TransportView, fileName: string, bytes: Buffer) =>
      atDesk('ticket-files', request, { fileName, file: bytes.toString('base64') }),
    confirm: (request: TransportView, ticketNumber = 'MAL-4711') =>
      atDesk('confirm', request, { ticketNumber, note: 'Driver: Biju' }),
    async cancel(request: TransportView): Promise<TransportView> {
      const { bookingId } = request;
      const { cancelling } = await look(request);
      const { data } = await priya.post<TransportView>('/api/corporate/transport/cancel', {
        bookingId,
        shownRefund: cancelling.refund,
      });
      return data;
    },
  };
}
