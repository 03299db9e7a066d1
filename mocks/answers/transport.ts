import type * as contract from '#features/transport/contract.ts';
import { costFieldProblems } from '#features/transport/rules/cost-fields.ts';
import { detailProblems } from '#features/transport/rules/detail-problems.ts';
import { quotePrice } from '#features/transport/rules/quote-price.ts';
import { eventText, TRANSPORT_ZONE } from '#features/transport/rules/request-text.ts';
import { addingTickets } from '#features/transport/rules/ticket-files.ts';
import { DESK_STATES, OPEN_STATES, type TransportAction } from '#features/transport/rules/states.ts';
import { cancellingOf } from '#features/transport/rules/cancelling.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { smallPdf } from './small-pdf.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { chosenOf, deskView, listedForDesk, mockView, move, requesterView } from '../memory/transport.ts';
import type { MockEmployee, MockTransport } from '../memory/records.ts';

/** Transport without policies and approvals: the mock's company books every quote at once. */
export const transportAnswers: AnswersOf<typeof contract> = {
  requestTransport: ({ body: { details, travellerIds, reason, ...costs }, person, now }) => {
    const required = costFieldProblems(memory().company.settings.requiredFields, costs);
    const problems = detailProblems(details, travellerIds.length, {
      today: dateInZone(now, TRANSPORT_ZONE),
      startsAt: new Date(`${details.date}T23:59:00+05:30`),
      now,
    });
    const fields = { ...problems, ...required };
    const [first] = Object.values(fields);
    if (first) throw new AppError('INVALID_INPUT', first, { fields });
    const named = (id: string) => ({ _id: id, name: nameOf(id) });
    const request: MockTransport = {
      bookingId: newId('trq', now.getTime()),
      askedBy: named(person.userDetails._id),
      companyId: person.companyDetails._id,
      companyName: person.companyDetails.companyName,
      travellers: travellerIds.map(named),
      details,
      reason,
      ...costs,
      state: 'waiting',
      askedAt: now.toISOString(),
      quotes: [],
      chosenId: null,
      ticketNumber: null,
      confirmationNote: '',
      ticketFiles: [],
      refund: null,
      trail: [],
    };
    note(request, 'request', now, { by: request.askedBy.name });
    memory().transport.unshift(request);
    return requesterView(request, now);
  },
  transportRequests: ({ query: { pageNo }, person, now }) => {
    const own = memory().transport.filter((one) => isTheirs(one, person));
    return { requests: own.slice((pageNo - 1) * 10, pageNo * 10).map((one) => mockView(one, now)), count: own.length };
  },
  transportRequest: ({ query: { bookingId }, person, now }) => requesterView(found(bookingId, person), now),
  transportInvoice: ({ query: { bookingId }, person }) => {
    const request = found(bookingId, person);
    if (!request.ticketNumber) throw new AppError('STATE_BLOCKED', 'There is no invoice before it is confirmed.');
    return smallPdf('Invoice MOCK/1 (mock)', [request.bookingId]);
  },
  chooseQuote: ({ body: { bookingId, quoteId, acceptedTotal }, person, now }) => {
    const request = found(bookingId, person);
    const quote = request.quotes.find((one) => one.quoteId === quoteId);
    if (!quote) throw notFound('This quote');
    if (quote.expiresAt <= now.toISOString()) throw new AppError('STATE_BLOCKED', 'This quote has expired.');
    if (quote.total !== acceptedTotal)
      throw new AppError('PRICE_CHANGED', 'The price shown is not the price of this quote.');
    move(request, 'choose');
    request.chosenId = quoteId;
    note(request, 'choose', now, { by: request.askedBy.name, amount: quote.total });
    return requesterView(request, now);
  },
  payApprovedQuote: ({ body: { bookingId }, person, now }) => {
    const request = found(bookingId, person);
    move(request, 'pay');
    return requesterView(request, now);
  },
  cancelTransport: ({ body: { bookingId, reason }, person, now }) => {
    const request = found(bookingId, person);
    const { open, why, refund, charge } = cancellingOf(request.state, chosenOf(request), now);
    if (!open) throw new AppError('STATE_BLOCKED', why ?? '');
    if (request.chosenId) request.refund = { amount: refund, charge, at: now.toISOString() };
    move(request, 'cancel');
    note(request, 'cancel', now, { by: request.askedBy.name, text: reason, amount: refund });
    return requesterView(request, now);
  },
  deskTransportRequests: ({ query: { show }, now }) => {
    const wanted = memory().transport.filter(({ state }) =>
      show === 'waiting'
        ? DESK_STATES.includes(state)
        : show === 'open'
          ? OPEN_STATES.includes(state)
          : !OPEN_STATES.includes(state),
    );
    return { requests: wanted.slice(0, 20).map((one) => listedForDesk(one, now)), count: wanted.length };
  },
  deskTransportRequest: ({ query: { bookingId }, now }) => deskView(found(bookingId), now),
  sendQuote: ({ body, now }) => {
    const request = found(body.bookingId);
    move(request, 'quote');
    const { name, note: text, departsAt, fare, fee, expiresAt, freeUntil, charge } = body;
    const price = quotePrice(fare, fee);
    const instant = (wall: string) => new Date(`${wall}:00+05:30`).toISOString();
    request.quotes.push({
      quoteId: newId('tqu', now.getTime()),
      name,
      note: text,
      departsAt: instant(departsAt),
      ...price,
      sentAt: now.toISOString(),
      expiresAt: instant(expiresAt),
      freeUntil: freeUntil && instant(freeUntil),
      charge: charge ?? price.total,
    });
    note(request, 'quote', now, { text: name, amount: price.total });
    return deskView(request, now);
  },
  confirmTransport: ({ body, now }) => {
    const request = found(body.bookingId);
    move(request, 'confirm');
    request.ticketNumber = body.ticketNumber;
    request.confirmationNote = body.note;
    note(request, 'confirm', now, { text: body.ticketNumber });
    return deskView(request, now);
  },
  addTicketFile: ({ body: { bookingId, fileName, file }, now }) => {
    const request = found(bookingId);
    const { why } = addingTickets(request.state, request.ticketFiles.length);
    if (why) throw new AppError('STATE_BLOCKED', why);
    const fileId = newId('tkf', now.getTime());
    request.ticketFiles.push({ fileId, fileName, bytes: atob(file).length, addedAt: now.toISOString(), file });
    return deskView(request, now);
  },
  removeTicketFile: ({ body: { bookingId, fileId }, now }) => {
    const request = found(bookingId);
    contentOf(request, fileId);
    request.ticketFiles = request.ticketFiles.filter((one) => one.fileId !== fileId);
    return deskView(request, now);
  },
  deskTicketFile: ({ query: { bookingId, fileId } }) => contentOf(found(bookingId), fileId),
  ticketFile: ({ query: { bookingId, fileId }, person }) => contentOf(found(bookingId, person), fileId),
  refuseTransport: ({ body, now }) => {
    const request = found(body.bookingId);
    const action = request.state === 'booking' ? 'fail' : 'refuse';
    move(request, action);
    request.chosenId = null;
    note(request, action, now, { text: body.note });
    return deskView(request, now);
  },
};

function contentOf({ ticketFiles }: MockTransport, fileId: string): Uint8Array {
  const found = ticketFiles.find((one) => one.fileId === fileId);
  if (!found) throw notFound('This file');
  return Uint8Array.from(atob(found.file), (character) => character.charCodeAt(0));
}

const isTheirs = ({ askedBy, travellers }: MockTransport, { userDetails: { _id } }: MockEmployee): boolean =>
  askedBy._id === _id || travellers.some((one) => one._id === _id);

function found(bookingId: string, person?: MockEmployee): MockTransport {
  const request = memory().transport.find((one) => one.bookingId === bookingId);
  if (!request || (person && !isTheirs(request, person))) throw notFound('This request');
  return request;
}

function nameOf(id: string): string {
  const employee = memory().employees.find(({ userDetails }) => userDetails._id === id);
  if (!employee) throw notFound('One of the travellers');
  return `${employee.userDetails.firstName} ${employee.userDetails.lastName}`;
}

function note(
  { trail }: MockTransport,
  action: TransportAction | 'request',
  now: Date,
  { by = null, text = '', amount = null }: { by?: string | null; text?: string; amount?: number | null },
): void {
  trail.push({ at: now.toISOString(), text: eventText(action, { by, note: text, amount }) });
}
