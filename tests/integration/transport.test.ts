import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DeskTransport, TransportDetails, TransportView } from '#features/transport/contract.ts';
import { findInvoice } from '#features/documents/server/index.ts';
import { balanceOf, escrowOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { approving, levelOf, type Desk } from '../support/approvals-desk.ts';
import { call } from '../support/api-server.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aBookingCompany, hotelRules, type BookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { aStaff, type Staff } from '../support/staff.ts';

const house = useBookingHouse();
const { db } = house;

const CAR: TransportDetails = {
  mode: 'car',
  city: 'Kochi',
  pickUp: 'Cochin International Airport',
  drop: 'Infopark',
  stops: ['Marine Drive'],
  date: '2026-12-10',
  time: '09:30',
  untilDate: '2026-12-10',
  untilTime: '18:00',
  carClass: 'sedan',
  luggage: 2,
  passengers: 1,
};
const TRAIN: TransportDetails = {
  mode: 'train',
  from: 'Kochi',
  to: 'Chennai',
  date: '2026-12-10',
  timing: 'night',
  travelClass: '2A',
  quota: 'GN',
};
const QUOTE = {
  name: 'Toyota Etios with driver',
  departsAt: '2026-12-10T09:30',
  fare: 350_000,
  fee: 20_000,
  expiresAt: '2026-12-03T18:00',
  freeUntil: '2026-12-08T18:00',
  charge: 100_000,
};
const TOTAL = 373_600;

/** A company that books all modes, with ₹10,000 in its wallet. */
async function aCompanyOnWheels(): Promise<BookingCompany> {
  const company = await aBookingCompany(db, house.api, {
    settings: { modes: ['hotel', 'flight', 'car', 'bus', 'train'], paying: 'wallet' },
  });
  await company.fund(1_000_000);
  return company;
}

const asked = (desk: Desk, details: TransportDetails = CAR, over: object = {}) =>
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
const choose = (desk: Desk, { bookingId }: TransportView, quoteId: string, acceptedTotal = TOTAL) =>
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

describe('[4.9] transport on request', () => {
  it('is asked for, quoted by staff, chosen, paid by the company, and confirmed with a ticket', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const sent = await asked(desk);
    expect([sent.status, sent.data]).toEqual([
      200,
      expect.objectContaining({ travelCategory: 3, hasQuote: false, state: 'waiting', title: 'Car in Kochi' }),
    ]);
    const request = sent.data;
    const staff = atDesk(await aStaff(db()));
    expect((await staff.list()).data.requests).toContainEqual(
      expect.objectContaining({ bookingId: request.bookingId, companyName: 'Kaveri Instruments' }),
    );
    await staff.post('quote', request, { ...QUOTE, name: 'Dearer', fare: 500_000 });
    clock.advance(1000);
    expect((await staff.post('quote', request, QUOTE)).data).toMatchObject({ hasQuote: true, state: 'quoted' });
    const { quotes, hasQuote } = (await look(desk, request.bookingId)).data;
    expect([hasQuote, quotes.map(({ total, ask, choosing }) => [total, ask, choosing.open])]).toEqual([
      true,
      [
        [523_600, 'nobody', true],
        [TOTAL, 'nobody', true],
      ],
    ]);
    const quoteId = quotes[1]?.quoteId ?? '';
    expect((await choose(desk, request, quoteId, TOTAL - 1)).code).toBe('PRICE_CHANGED');
    const chosen = await choose(desk, request, quoteId);
    expect(chosen.data).toMatchObject({ state: 'booking', total: TOTAL });
    expect((await choose(desk, request, quoteId)).data.state, 'again').toBe('booking');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - TOTAL);
    expect(await balanceOf(db(), escrowOf(request.bookingId))).toBe(TOTAL);
    const confirmed = await staff.post('confirm', request, { ticketNumber: 'MAL-4711', note: 'Driver: Biju' });
    expect(confirmed.data).toMatchObject({ state: 'confirmed', ticketNumber: 'MAL-4711' });
    expect((await staff.post('confirm', request, { ticketNumber: 'TWICE' })).code).toBe('STATE_BLOCKED');
    expect((await look(desk, request.bookingId)).data).toMatchObject({
      state: 'confirmed',
      ticketNumber: 'MAL-4711',
      confirmationNote: 'Driver: Biju',
      cancelling: { open: true, refund: TOTAL, charge: 0 },
    });
    expect(await balanceOf(db(), escrowOf(request.bookingId))).toBe(0);
    const invoice = await findInvoice({ db: db(), bookingId: request.bookingId });
    expect(invoice?.content.figures).toMatchObject({
      total: TOTAL,
      tax: 3_600,
      rows: [
        { rateBp: 0, taxable: 350_000, tax: 0 },
        { rateBp: 1800, taxable: 20_000, tax: 3_600, central: 1_800, state: 1_800 },
      ],
    });
    expect((await look(desk, request.bookingId)).data.documents).toEqual({
      invoice: invoice?.number,
      creditNote: null,
    });
    const file = await fetch(`${house.api()}/api/corporate/transport/invoice?bookingId=${request.bookingId}`, {
      headers: { authorization: `Bearer ${desk.token()}` },
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const trail = await db()
      .select({ action: auditEvents.action, by: auditEvents.actorType })
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, request.bookingId))
      .orderBy(asc(auditEvents.id));
    expect(trail).toEqual([
      { action: 'transport-request.created', by: 'corporate' },
      { action: 'transport-request.quoted', by: 'staff' },
      { action: 'transport-request.quoted', by: 'staff' },
      { action: 'transport-request.booked', by: 'corporate' },
      { action: 'transport-request.confirmed', by: 'staff' },
    ]);
    const emails = await deliver(db());
    expect(emails.map(({ subject }) => subject).filter((subject) => subject.includes('Car in Kochi'))).toEqual([
      'Confirmed: Car in Kochi, Thu 10 Dec, 09:30',
    ]);
  });

  it('takes no quote that expired, and of six who choose at once pays once', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const first = await quoted(company, desk);
    clock.freeze('2026-12-03T12:30:00Z'); // 18:00 in India
    const late = await choose(desk, first.request, first.quoteId);
    expect([late.code, late.json]).toEqual([
      'STATE_BLOCKED',
      expect.objectContaining({ message: expect.stringContaining('This quote expired on 3 Dec, 18:00.') as string }),
    ]);
    expect((await look(desk, first.request.bookingId)).data).toMatchObject({
      hasQuote: false,
      status: 'Quotes expired',
    });
    const { data: listed } = await atDesk(await aStaff(db())).list(); // the sign-in of before has run out
    expect(listed.requests.map(({ bookingId }) => bookingId)).toContain(first.request.bookingId);
    clock.freeze('2026-12-01T06:00:00Z');
    const second = await quoted(company, desk);
    const six = await Promise.all(Array.from({ length: 6 }, () => choose(desk, second.request, second.quoteId)));
    expect(new Set(six.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - TOTAL);
  });

  it('[3.18] [7.12] is evaluated by the policy of its mode, and approved where that says so', async () => {
    const company = await aCompanyOnWheels();
    await company.policy([
      hotelRules(),
      {
        travelCategory: 5, // 3.18: car rental
        eligibility: true,
        budget: [1, 2].map((regionalCategoryId) => ({ regionalCategoryId, amount: 300_000 })),
        dateChangeAllowed: true,
        bookingWindow: 0,
        approvalConfiguration: { approvalConfigId: null },
      },
    ]);
    await company.approvals([{ policy: 'outside', levels: [levelOf([company.admin])] }]);
    const desk = await company.employee();
    const { request, quoteId } = await quoted(company, desk);
    expect((await look(desk, request.bookingId)).data.quotes[0]).toMatchObject({
      ask: 'approver',
      verdict: { inPolicy: false, tag: '₹736 a day over' },
    });
    expect((await choose(desk, request, quoteId)).data).toMatchObject({ state: 'awaiting_approval' });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000);
    const countOf = async (type: number) => (await approving(desk).list(`requestType=${type}`)).data.count;
    expect([await countOf(1), await countOf(2), await countOf(3)], 'cars are in the list of transport (7.12)').toEqual([
      0, 1, 0,
    ]);
    const [waiting] = (await approving(company.admin).inbox()).response;
    expect(waiting).toMatchObject({ bookingId: request.bookingId, travelCategory: 3, title: 'Car in Kochi' });
    expect((await approving(company.admin).answer(request.bookingId, 'approve', TOTAL)).status).toBe(200);
    expect((await look(desk, request.bookingId)).data.state).toBe('booking');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - TOTAL);

    const other = await quoted(company, desk);
    await choose(desk, other.request, other.quoteId);
    await approving(company.admin).answer(other.request.bookingId, 'decline', TOTAL);
    expect((await look(desk, other.request.bookingId)).data).toMatchObject({ state: 'declined' });

    const train = await asked(desk, TRAIN);
    expect(train.data, 'outside the policy, but somebody may approve it').toMatchObject({ state: 'waiting' });
  });

  it('[3.18] an approved quote that the account does not cover is paid later', async () => {
    const company = await aBookingCompany(db, house.api, { settings: { modes: ['car'], paying: 'wallet' } });
    await company.approvals([{ levels: [levelOf([company.admin])] }]);
    const desk = await company.employee();
    const { request, quoteId } = await quoted(company, desk);
    await choose(desk, request, quoteId);
    expect((await approving(company.admin).answer(request.bookingId, 'approve', TOTAL)).status).toBe(200);
    expect((await look(desk, request.bookingId)).data).toMatchObject({ state: 'approved', paying: { open: true } });
    const pay = () =>
      desk.post<TransportView>('/api/corporate/transport/pay', { bookingId: request.bookingId, acceptedTotal: TOTAL });
    expect((await pay()).code).toBe('INSUFFICIENT_WALLET');
    await company.fund(TOTAL);
    expect((await pay()).data.state).toBe('booking');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(0);
  });

  it('is refused beside the field, for modes the company does not book, and for people one may not book for', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const past = await asked(desk, { ...CAR, date: '2026-11-30' });
    expect([past.status, past.json]).toEqual([
      400,
      expect.objectContaining({
        fields: expect.objectContaining({ 'details.date': 'Choose today or a later day.' }) as object,
      }),
    ]);
    await company.configure({ modes: ['hotel', 'car'], booksFor: 'self' });
    expect((await asked(desk, TRAIN)).status).toBe(403);
    expect((await asked(desk, CAR, { travellerIds: [company.admin.userId] })).status).toBe(403);
    const { data } = await asked(desk);
    const stranger = await (await aCompanyOnWheels()).employee();
    expect((await look(stranger, data.bookingId)).status).toBe(404);
    expect((await look(await company.employee(), data.bookingId)).status, 'a colleague who does not travel').toBe(404);
  });
});

describe('[7.20] transport that is cancelled or not available', () => {
  it('costs nothing before it is confirmed, and afterwards what the quote says', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const unpaid = await quoted(company, desk);
    expect((await cancel(desk, unpaid.request, 0)).data).toMatchObject({ state: 'cancelled', refund: null });
    const paid = await quoted(company, desk);
    await choose(desk, paid.request, paid.quoteId);
    expect((await cancel(desk, paid.request, TOTAL)).data).toMatchObject({ refund: { amount: TOTAL, charge: 0 } });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000);
    const booked = await quoted(company, desk);
    await choose(desk, booked.request, booked.quoteId);
    await booked.staff.post('confirm', booked.request, { ticketNumber: 'MAL-1' });
    clock.freeze('2026-12-09T06:00:00Z');
    expect((await cancel(desk, booked.request, TOTAL)).code, 'the terms changed meanwhile').toBe('PRICE_CHANGED');
    expect((await cancel(desk, booked.request, TOTAL - 100_000)).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: TOTAL - 100_000, charge: 100_000 },
    });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - 100_000);
    const { documents } = (await look(desk, booked.request.bookingId)).data;
    expect(documents.creditNote).toMatch(/^C/);
    expect((await cancel(desk, booked.request, 0)).data.state, 'again').toBe('cancelled');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - 100_000);
    const emails = (await deliver(db())).filter(({ subject }) => subject.startsWith('Cancelled: Car in Kochi'));
    expect(emails).toHaveLength(3);
    clock.freeze('2026-12-01T06:00:00Z');
  });

  it('goes back in full when staff cannot book it, and another quote may follow', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const { request, staff, quoteId } = await quoted(company, desk);
    await choose(desk, request, quoteId);
    expect((await staff.post('refuse', request, { note: '' })).status).toBe(400);
    expect((await staff.post('refuse', request, { note: 'The car broke down.' })).data.state).toBe('quoted');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000);
    expect((await staff.post('refuse', request, { note: 'No other car.' })).data.state).toBe('unavailable');
    expect((await staff.post('quote', request, QUOTE)).code).toBe('STATE_BLOCKED');
    expect((await cancel(desk, request, 0)).code).toBe('STATE_BLOCKED');
  });

  it('a quote with times out of order is refused beside its field', async () => {
    const company = await aCompanyOnWheels();
    const request = (await asked(await company.employee())).data;
    const staff = atDesk(await aStaff(db()));
    const refused = await staff.post('quote', request, {
      ...QUOTE,
      expiresAt: '2026-12-11T18:00',
      freeUntil: '2026-02-30T10:00',
    });
    expect(refused.status).toBe(400);
    expect((await staff.post('quote', request, { ...QUOTE, expiresAt: '2026-12-11T18:00' })).json).toMatchObject({
      fields: { expiresAt: 'A price is valid until departure at most.' },
    });
  });
});
