import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TransportDetails, TransportView } from '#features/transport/contract.ts';
import { findInvoice } from '#features/documents/server/index.ts';
import { balanceOf, escrowOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { approving, levelOf } from '../support/approvals-desk.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, hotelRules } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { aStaff } from '../support/staff.ts';
import { QUOTE, QUOTED_TOTAL } from '../support/transport-office.ts';
import { CAR_FOR_A_DAY, transportRequests } from '../support/transport-requests.ts';

const setup = useBookingSetup();
const { db } = setup;
const { aCompanyOnWheels, asked, look, atDesk, choose, quoted } = transportRequests(setup);

const TRAIN: TransportDetails = {
  mode: 'train',
  from: 'Kochi',
  to: 'Chennai',
  date: '2026-12-10',
  timing: 'night',
  travelClass: '2A',
  quota: 'GN',
};

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
        [QUOTED_TOTAL, 'nobody', true],
      ],
    ]);
    const quoteId = quotes[1]?.quoteId ?? '';
    expect((await choose(desk, request, quoteId, QUOTED_TOTAL - 1)).code).toBe('PRICE_CHANGED');
    const chosen = await choose(desk, request, quoteId);
    expect(chosen.data).toMatchObject({ state: 'booking', total: QUOTED_TOTAL });
    expect((await choose(desk, request, quoteId)).data.state, 'again').toBe('booking');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - QUOTED_TOTAL);
    expect(await balanceOf(db(), escrowOf(request.bookingId))).toBe(QUOTED_TOTAL);
    const confirmed = await staff.post('confirm', request, { ticketNumber: 'MAL-4711', note: 'Driver: Biju' });
    expect(confirmed.data).toMatchObject({ state: 'confirmed', ticketNumber: 'MAL-4711' });
    expect((await staff.post('confirm', request, { ticketNumber: 'TWICE' })).code).toBe('STATE_BLOCKED');
    expect((await look(desk, request.bookingId)).data).toMatchObject({
      state: 'confirmed',
      ticketNumber: 'MAL-4711',
      confirmationNote: 'Driver: Biju',
      cancelling: { open: true, refund: QUOTED_TOTAL, charge: 0 },
    });
    expect(await balanceOf(db(), escrowOf(request.bookingId))).toBe(0);
    const invoice = await findInvoice({ db: db(), bookingId: request.bookingId });
    expect(invoice?.content.figures).toMatchObject({
      total: QUOTED_TOTAL,
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
    const file = await fetch(`${setup.api()}/api/corporate/transport/invoice?bookingId=${request.bookingId}`, {
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
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - QUOTED_TOTAL);
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
    expect((await approving(company.admin).answer(request.bookingId, 'approve', QUOTED_TOTAL)).status).toBe(200);
    expect((await look(desk, request.bookingId)).data.state).toBe('booking');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - QUOTED_TOTAL);

    const other = await quoted(company, desk);
    await choose(desk, other.request, other.quoteId);
    await approving(company.admin).answer(other.request.bookingId, 'decline', QUOTED_TOTAL);
    expect((await look(desk, other.request.bookingId)).data).toMatchObject({ state: 'declined' });

    const train = await asked(desk, TRAIN);
    expect(train.data, 'outside the policy, but somebody may approve it').toMatchObject({ state: 'waiting' });
  });

  it('[3.18] [4.8] a quote within what was approved for the request is taken without asking again; a higher one is not', async () => {
    const company = await aCompanyOnWheels();
    await company.policy([
      hotelRules(),
      {
        travelCategory: 5,
        eligibility: true,
        budget: [1, 2].map((regionalCategoryId) => ({ regionalCategoryId, amount: 100_000 })),
        dateChangeAllowed: true,
        bookingWindow: 0,
        approvalConfiguration: { approvalConfigId: null },
      },
    ]);
    await company.approvals([{ policy: 'outside', levels: [levelOf([company.admin])] }]);
    const desk = await company.employee();
    const { request, staff, quoteId } = await quoted(company, desk);
    await choose(desk, request, quoteId);
    const upTo = QUOTED_TOTAL + 20_000;
    expect((await approving(company.admin).answer(request.bookingId, 'approve', QUOTED_TOTAL, { upTo })).status).toBe(
      200,
    );
    await staff.post('refuse', request, { note: 'The car broke down.' });
    for (const fare of [QUOTE.fare + 15_000, QUOTE.fare + 40_000])
      expect((await staff.post('quote', request, { ...QUOTE, fare })).status).toBe(200);
    const { quotes } = (await look(desk, request.bookingId)).data;
    const askAt = (total: number) => quotes.find((quote) => quote.total === total)?.ask;
    expect([QUOTED_TOTAL, QUOTED_TOTAL + 15_000, QUOTED_TOTAL + 40_000].map(askAt)).toEqual([
      'granted',
      'granted',
      'approver',
    ]);
    const within = quotes.find(({ total }) => total === QUOTED_TOTAL + 15_000)!;
    expect((await choose(desk, request, within.quoteId, within.total)).data).toMatchObject({
      state: 'booking',
      total: within.total,
    });
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(1_000_000 - within.total);
    await staff.post('refuse', request, { note: 'That one too.' });
    const above = quotes.find(({ total }) => total === QUOTED_TOTAL + 40_000)!;
    expect((await choose(desk, request, above.quoteId, above.total)).data.state).toBe('awaiting_approval');
    const other = await quoted(company, desk); // another request is another trip
    expect((await look(desk, other.request.bookingId)).data.quotes[0]?.ask).toBe('approver');
  });

  it('[3.18] an approved quote that the account does not cover is paid later', async () => {
    const company = await aBookingCompany(db, setup.api, { settings: { modes: ['car'], paying: 'wallet' } });
    await company.approvals([{ levels: [levelOf([company.admin])] }]);
    const desk = await company.employee();
    const { request, quoteId } = await quoted(company, desk);
    await choose(desk, request, quoteId);
    expect((await approving(company.admin).answer(request.bookingId, 'approve', QUOTED_TOTAL)).status).toBe(200);
    expect((await look(desk, request.bookingId)).data).toMatchObject({ state: 'approved', paying: { open: true } });
    const pay = () =>
      desk.post<TransportView>('/api/corporate/transport/pay', {
        bookingId: request.bookingId,
        acceptedTotal: QUOTED_TOTAL,
      });
    expect((await pay()).code).toBe('INSUFFICIENT_WALLET');
    await company.fund(QUOTED_TOTAL);
    expect((await pay()).data.state).toBe('booking');
    expect(await balanceOf(db(), company.accounts.wallet)).toBe(0);
  });

  it('is refused beside the field, for modes the company does not book, and for people one may not book for', async () => {
    const company = await aCompanyOnWheels();
    const desk = await company.employee();
    const past = await asked(desk, { ...CAR_FOR_A_DAY, date: '2026-11-30' });
    expect([past.status, past.json]).toEqual([
      400,
      expect.objectContaining({
        fields: expect.objectContaining({ 'details.date': 'Choose today or a later day.' }) as object,
      }),
    ]);
    await company.configure({ modes: ['hotel', 'car'], booksFor: 'self' });
    expect((await asked(desk, TRAIN)).status).toBe(403);
    expect((await asked(desk, CAR_FOR_A_DAY, { travellerIds: [company.admin.userId] })).status).toBe(403);
    const { data } = await asked(desk);
    const stranger = await (await aCompanyOnWheels()).employee();
    expect((await look(stranger, data.bookingId)).status).toBe(404);
    expect((await look(await company.employee(), data.bookingId)).status, 'a colleague who does not travel').toBe(404);
  });
});
