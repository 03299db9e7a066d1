import type { StayBooking } from '#features/bookings/contract.ts';
import type { CompanySettings } from '#features/companies/organisation.ts';
import { grantCredit } from '#features/companies/server/index.ts';
import { DEFAULT_SETTINGS } from '#features/companies/rules/settings.ts';
import type { PolicyConfigEntry } from '#features/policy/contract.ts';
import { creditOf, postToLedger, walletOf } from '#features/payments/server/index.ts';
import { accessToken } from './access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { database, type Db } from '#lib/server/db/connect.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { aCaller } from './a-caller.ts';
import { call } from './api-server.ts';
import { aBuyer, ASHA, aStay, NIGHT } from './buyer.ts';
import { aCompany, anEmployee } from './companies.ts';
import type { Stocked } from './stock.ts';

type HotelRules = Partial<Extract<PolicyConfigEntry, { travelCategory: 1 }>>;
type FlightRules = Partial<Extract<PolicyConfigEntry, { travelCategory: 2 }>>;

/** Hotels with three or more stars at any price, two days ahead; flights in Economy. */
export const hotelRules = (rules: HotelRules = {}): PolicyConfigEntry => ({
  travelCategory: 1,
  eligibility: true,
  budget: [],
  dateChangeAllowed: true,
  bookingWindow: 2,
  approvalConfiguration: { approvalConfigId: null },
  refundable: false,
  hotelCategory: [3, 4, 5],
  filters: [],
  ...rules,
});
export const flightRules = (rules: FlightRules = {}): PolicyConfigEntry => ({
  travelCategory: 2,
  eligibility: true,
  budget: [],
  dateChangeAllowed: true,
  bookingWindow: 0,
  approvalConfiguration: { approvalConfigId: null },
  cabinClass: [2],
  ssrTypes: [1, 2, 3],
  ...rules,
});
/** At most so much a room and night in Indian cities, in paise. */
export const nightBudget = (amount: number) => ({
  budget: [
    { regionalCategoryId: 1, amount },
    { regionalCategoryId: 2, amount },
  ],
});

export const oneAdult = (over: Parameters<typeof aStay>[0] = {}): Stay => ({
  ...aStay(over),
  rooms: [{ adults: 1, childAges: [] }],
});

/** A company that books: Priya, its administrator, with what she sets, and desks for its people. */
export async function aBookingCompany(
  db: () => Db,
  api: () => string,
  { settings = {}, gst = null }: { settings?: Partial<CompanySettings>; gst?: string | null } = {},
) {
  const session = await aCompany(gst ? { gstNumber: gst } : {});
  const companyId = session.companyDetails._id;
  const admin = await deskOf(session.userDetails._id, api);
  const must = async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Data> => {
    const { status, data, json } = await call<Data>(method, `/api/corporate/${path}`, { body, token: admin.token() });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(json)}`);
    return data;
  };
  const company = {
    companyId,
    admin,
    must,
    configure: async (over: Partial<CompanySettings>) => {
      const next = { ...DEFAULT_SETTINGS, ...settings, ...over };
      await grantCredit(db(), { company: companyId, limit: next.creditLimit, reason: 'a test', apply: true });
      return must('PUT', 'configuration', next);
    },
    employee: async () => deskOf((await anEmployee(db(), session)).userDetails._id, api),
    /** A published policy given to the company; again: its next version. */
    policy: async (entries: PolicyConfigEntry[], policyId?: string) => {
      const draft = { travelPolicyName: 'Everyone', policyConfigData: entries, note: '' };
      const made = policyId
        ? await must<{ policyId: string; version: number }>('PUT', 'travel-policies', { policyId, ...draft })
        : await must<{ policyId: string; version: number }>('POST', 'travel-policies', draft);
      await must('POST', 'travel-policies/publish', made);
      if (!policyId)
        await must('POST', 'travel-policies/assign', { policyId: made.policyId, to: 'company', targetId: companyId });
      return made;
    },
    approvals: (rules: object[]) =>
      must<{ approvalConfigId: string }>('POST', 'approval-configurations', {
        approvalConfigName: `Rules ${++counter}`,
        isCompanys: true,
        rules: rules.map((rule) => ({ travelCategories: [], policy: 'any', from: 0, upTo: null, levels: [], ...rule })),
      }),
    /** Lets one of its people book for others by name. */
    arrange: async (arranger: { userId: string }, ...travellers: { userId: string }[]) => {
      for (const { userId } of travellers)
        await must('PUT', 'employees/arrangements', { userId, bookedBy: [arranger.userId] });
    },
    fund: async (amount: number) => {
      await postToLedger({
        db: db(),
        key: `fund:${companyId}:${++counter}`,
        bookingId: null,
        note: 'Paid in',
        entries: [
          { account: walletOf(companyId), amount },
          { account: 'promotion', amount: -amount },
        ],
        at: clock.now(),
      });
    },
    accounts: { wallet: walletOf(companyId), credit: creditOf(companyId) },
  };
  await company.configure({});
  return company;
}
export type BookingCompany = Awaited<ReturnType<typeof aBookingCompany>>;

let counter = 0;

export type DeskQuote = {
  stay?: Stay;
  party?: { travellerIds: string[]; guests?: number };
  ratePlanId?: string;
  shownTotal?: number;
};
type Quoted = { bookingId: string; inPolicy: boolean; change: boolean };

/** Somebody at work, at a browser: every step is a call over HTTP. */
async function deskOf(userId: string, api: () => string) {
  const caller = await aCaller(database(), userId, 'corporate');
  const token = () => accessToken(caller);
  const buyer = aBuyer({ userId, caller, token }, api);
  const desk = {
    ...buyer,
    userId,
    token,
    search: <Data>(body: object) =>
      buyer.post<Data>('/api/corporate/hotels/search', { city: 'kochi', party: { travellerIds: [userId] }, ...body }),
    rooms: <Data>(hotel: Stocked, body: object) =>
      buyer.post<Data>('/api/corporate/hotels/rooms', {
        hotel: hotel.hotelId.replace('htl_t', 'house-'),
        party: { travellerIds: [userId] },
        ...body,
      }),
    quoteStay: (hotel: Stocked, { stay = oneAdult(), party = { travellerIds: [userId] }, ...rest }: DeskQuote = {}) =>
      buyer.post<Quoted>('/api/corporate/bookings/quote', {
        hotelId: hotel.hotelId,
        roomTypeId: hotel.roomTypeId,
        ratePlanId: hotel.ratePlanId,
        stay,
        party,
        shownTotal: nights(stay) * stay.rooms.length * NIGHT,
        ...rest,
      }),
    /** Quote and hold; the answer of the guard. */
    tryHold: async (hotel: Stocked, options: DeskQuote = {}) => {
      const { data } = await desk.quoteStay(hotel, options);
      const booking = (await buyer.look(data.bookingId)).data;
      return buyer.hold(booking);
    },
    nameThem: (booking: StayBooking, fields?: object) =>
      buyer.post('/api/bookings/guests', {
        bookingId: booking._id,
        details: { ...ASHA, guests: booking.stay.rooms.map(() => ASHA.guests[0]) },
        ...(fields ? { fields } : {}),
      }),
    ready: async (hotel: Stocked, options: DeskQuote & { fields?: object } = {}): Promise<StayBooking> => {
      const held = await desk.tryHold(hotel, options);
      if (held.status !== 200) throw new Error(JSON.stringify(held.json));
      return (await desk.nameThem(held.data, options.fields)).data;
    },
  };
  return desk;
}

const nights = ({ checkIn, checkOut }: Stay): number =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);
