import { expect, it } from 'vitest';
import * as desk from '#features/desk/contract.ts';
import * as transport from '#features/transport/contract.ts';
import { DEMO_EMPLOYEES } from '#mocks/memory/demo-company.ts';
import { memory } from '#mocks/memory/memory.ts';
import { MOCK_STAFF, MOCK_STAFF_PASSWORD } from '#mocks/memory/people.ts';
import { addDays } from '#lib/shared/dates.ts';
import { actAs, ask, signInForWork, today } from './ask.ts';

/** Transport on request, from both sides. Registers its tests. */
export function transportAnswer(): void {
  it('a car is asked for, quoted, chosen, confirmed and cancelled', async () => {
    const companyId = await signInForWork();
    const date = addDays(today, 5);
    const request = () =>
      ask(transport.requestTransport, {
        body: {
          details: { mode: 'bus', from: 'Kochi', to: 'Munnar', date, timing: 'morning', coach: 'ac-seater' },
          travellerIds: [DEMO_EMPLOYEES[0]?.userDetails._id ?? ''],
          reason: 'A workshop',
        },
      });
    const [{ bookingId }, other] = [await request(), await request()];
    const { accessToken } = await ask(desk.signIn, {
      body: { email: MOCK_STAFF.email, password: MOCK_STAFF_PASSWORD },
    });
    actAs(accessToken);
    expect((await ask(transport.deskTransportRequests, { query: {} })).count).toBe(2);
    await ask(transport.refuseTransport, { body: { companyId, bookingId: other.bookingId, note: 'Sold out.' } });
    const quoted = await ask(transport.sendQuote, {
      body: {
        companyId,
        bookingId,
        name: 'KSRTC, AC seater',
        departsAt: `${date}T08:00`,
        fare: 80_000,
        fee: 5_000,
        expiresAt: `${addDays(today, 1)}T18:00`,
        freeUntil: null,
        charge: null,
      },
    });
    const [quote] = quoted.quotes;
    await signInForWork();
    const own = { bookingId, quoteId: quote?.quoteId ?? '', acceptedTotal: 85_900 };
    expect(await ask(transport.chooseQuote, { body: own })).toMatchObject({ state: 'booking', total: 85_900 });
    await expect(ask(transport.payApprovedQuote, { body: { bookingId, acceptedTotal: 85_900 } })).rejects.toMatchObject(
      {
        code: 'STATE_BLOCKED',
      },
    );
    actAs(accessToken);
    const ticket = { companyId, bookingId, fileName: 'ticket.pdf', file: btoa('%PDF-1.7 %%EOF') };
    const { ticketFiles } = await ask(transport.addTicketFile, { body: ticket });
    const fileId = ticketFiles[0]?.fileId ?? '';
    expect(await ask(transport.deskTicketFile, { query: { companyId, bookingId, fileId } })).toHaveLength(14);
    const second = await ask(transport.addTicketFile, { body: { ...ticket, fileName: 'again.pdf' } });
    await ask(transport.removeTicketFile, {
      body: { companyId, bookingId, fileId: second.ticketFiles[1]?.fileId ?? '' },
    });
    await ask(transport.confirmTransport, { body: { companyId, bookingId, ticketNumber: 'KS-1' } });
    expect(await ask(transport.deskTransportRequest, { query: { companyId, bookingId } })).toMatchObject({
      state: 'confirmed',
      ticketNumber: 'KS-1',
    });
    await signInForWork();
    expect(await ask(transport.ticketFile, { query: { bookingId, fileId } })).toHaveLength(14);
    const approved = await request();
    const [kept] = memory().transport;
    if (kept) kept.state = 'approved'; // the mock asks nobody for approval
    const paid = { bookingId: approved.bookingId, acceptedTotal: 85_900 };
    expect(await ask(transport.payApprovedQuote, { body: paid })).toMatchObject({ state: 'booking' });
    expect((await ask(transport.transportRequests, { query: {} })).count).toBe(3);
    await ask(transport.transportInvoice, { query: { bookingId } });
    await ask(transport.cancelTransport, { body: { bookingId, shownRefund: 0 } });
    expect(await ask(transport.transportRequest, { query: { bookingId } })).toMatchObject({ state: 'cancelled' });
  });
}
