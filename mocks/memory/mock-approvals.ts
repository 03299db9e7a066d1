import { configurationFromWire } from '#features/approvals/rules/configuration-wire.ts';
import { approvalNeed, type Level } from '#features/approvals/rules/configuration.ts';
import { eventsOfEffects, type NewEvent } from '#features/approvals/rules/effect-events.ts';
import { applyDeadlines } from '#features/approvals/rules/deadlines.ts';
import { withdraw } from '#features/approvals/rules/replace-person.ts';
import { resolveLevels, type People, type ResolvedLevel } from '#features/approvals/rules/resolve-levels.ts';
import { openRun, type Run, type Step } from '#features/approvals/rules/run.ts';
import { nobodyApproves } from '#features/approvals/rules/text/run-messages.ts';
import type { approvalPreview } from '#features/bookings/contract.ts';
import { APPROVAL_HOURS, plusMinutes } from '#features/bookings/rules/waiting.ts';
import { onlyInPolicy } from '#features/policy/rules/text/reason-text.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { refundText } from '#lib/shared/refund-text.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { move } from './bookings.ts';
import { memory } from './memory.ts';
import type { MockStay } from './records.ts';
import type { MockRequest } from './mock-company.ts';

/** The people of the mock company, as approval levels look them up. */
const people = (excluded: readonly string[]): People => {
  const { employees, company } = memory();
  const headOf = (departmentId: string | null | undefined): string[] => {
    if (!departmentId) return [];
    const head = company.heads[departmentId];
    return [
      ...(head ? [head] : []),
      ...headOf(company.departments.find((one) => one.departmentId === departmentId)?.parentId),
    ];
  };
  return {
    managerOf: (id) => company.places[id]?.managerId ?? null,
    headsAbove: (id) => headOf(company.places[id]?.departmentId),
    isActive: (id) =>
      !excluded.includes(id) &&
      employees.some(({ userDetails, state }) => userDetails._id === id && state === 'active'),
    administrators: employees
      .filter(({ rolesModulesAndPermissions: { userRoleName } }) => userRoleName === 'Administrator')
      .map(({ userDetails }) => userDetails._id),
  };
};

const travellersOf = ({ company }: MockStay): string[] =>
  company?.travellers.flatMap(({ userId }) => userId ?? []) ?? [];

function ruleFor({ total, company }: MockStay) {
  const configuration = memory().company.configurations.find(({ isCompanys }) => isCompanys);
  if (!configuration) return null;
  const known = configurationFromWire(configuration);
  const need = approvalNeed(known, { mode: 'hotel', amount: total, inPolicy: company?.inPolicy ?? true });
  return need.kind === 'levels'
    ? { rule: { configuration: known.name, rule: known.rules[need.rule]! }, levels: need.levels }
    : null;
}

const resolved = (booking: MockStay, levels: readonly Level[]): ResolvedLevel[] =>
  resolveLevels(
    levels,
    { travellerId: travellersOf(booking)[0] ?? booking.userId, requesterId: booking.userId },
    people([booking.userId, ...travellersOf(booking)]),
  );

/** The levels of the approval configuration that applies to a booking; empty where none does. */
export const levelsOf = (booking: MockStay): readonly Level[] => ruleFor(booking)?.levels ?? [];

/** The approvers a request would go to now, as the server's `previewApproval`. */
export function previewOf(booking: MockStay, now: Date): ResponseOf<typeof approvalPreview> {
  const nothing = { refusal: null, levels: [], answerBy: null, until: null, silence: null, ceiling: null };
  const need = ruleFor(booking);
  if (!need && booking.company?.inPolicy) return { ...nothing, way: 'book' };
  const levels = need ? resolved(booking, need.levels) : [];
  if (!levels.length) return { ...nothing, way: 'refused', refusal: need ? nobodyApproves : onlyInPolicy('hotel') };
  const until = plusMinutes(now, APPROVAL_HOURS * 60).toISOString();
  const nameOf = (id: string) => {
    const found = memory().employees.find(({ userDetails }) => userDetails._id === id)?.userDetails;
    return found ? `${found.firstName} ${found.lastName}` : 'someone who left';
  };
  return {
    ...nothing,
    way: 'ask',
    levels: levels.map(({ needs, hours, people: asked }) => ({
      needs,
      hours,
      people: asked.map((id) => ({ name: nameOf(id), standIn: null })),
    })),
    answerBy: until,
    until,
  };
}

/** Sends a booking for approval. */
export function sendForApproval(booking: MockStay, reason: string, now: Date): void {
  const need = ruleFor(booking);
  const levels = need ? resolved(booking, need.levels) : [];
  if (!need || !levels.length) throw new AppError('STATE_BLOCKED', nobodyApproves);
  const { hotel, room, stay, nights, currency, total, cancellationPolicies, checkInAt, company, trail } = booking;
  const until = plusMinutes(now, APPROVAL_HOURS * 60);
  const today = dateInZone(now, hotel.zone);
  const { run, effects } = openRun({
    levels,
    amount: total,
    deadline: until.toISOString(),
    at: now.toISOString(),
    excluded: [booking.userId, ...travellersOf(booking)],
  });
  const request: MockRequest = {
    bookingId: booking._id,
    companyId: company?.companyId ?? '',
    requesterId: booking.userId,
    run,
    rule: need.rule,
    amount: total,
    amountBefore: null,
    reason,
    askedAt: now.toISOString(),
    read: [booking.userId],
    events: [],
    trip: {
      travelCategory: 1,
      title: hotel.name,
      place: `${hotel.area}, ${hotel.city}`,
      poster: hotel.poster,
      zone: hotel.zone,
      from: stay.checkIn,
      to: stay.checkOut,
      currency,
      legs: [
        {
          when: `${formatDateRange(stay.checkIn, stay.checkOut, today)}, ${counted(nights, 'night')}`,
          title: `${room.name}, ${counted(stay.rooms.length, 'room')}`,
          detail: `${room.rateName}, ${room.meals.toLowerCase()}`,
          amount: total,
        },
      ],
      cancellation: refundText(
        refundSteps(cancellationPolicies, total, now, new Date(checkInAt)),
        total,
        hotel.zone,
        today,
      ).text,
      inPolicy: company?.inPolicy ?? true,
      travellers: company?.travellers ?? [],
      fields: company?.fields ?? { costCentre: '', project: '', purpose: '' },
      trail: trail.map(({ at, total: price, note }) => ({ at, total: price, note })),
    },
  };
  record(request, eventsOfEffects(effects, null), now);
  move(booking, 'requestApproval', now, { holdExpiresAt: until.toISOString(), change: null });
  memory().company.requests.push(request);
}

const record = (request: MockRequest, events: readonly NewEvent[], now: Date) =>
  request.events.push(...events.map((event) => ({ ...event, amount: request.amount, at: now.toISOString() })));

/** A request with its current state. Throws NOT_FOUND. */
export function requestOf(bookingId: string, now: Date): MockRequest {
  const request = memory().company.requests.find((one) => one.bookingId === bookingId);
  if (!request) throw notFound('This request');
  if (request.run.state === 'waiting') keepStep(request, applyDeadlines(request.run, now.toISOString()), now);
  return request;
}

const ENDS = { approved: 'approve', declined: 'decline', expired: 'expire' } as const;

/** Saves a decision and applies the outcome to the booking. Throws STATE_BLOCKED with the reason. */
export function keepStep(request: MockRequest, step: Step, now: Date, events: readonly NewEvent[] = []): Run {
  if (!step.done) throw new AppError('STATE_BLOCKED', step.reason);
  request.run = step.run;
  record(request, [...events, ...eventsOfEffects(step.effects, null)], now);
  const booking = memory().bookings.find(({ _id }) => _id === request.bookingId);
  const { state } = step.run;
  if (booking?.state === 'awaiting_approval' && state !== 'waiting' && state !== 'withdrawn')
    move(booking, ENDS[state], now);
  if (state !== 'waiting' && step.effects.length)
    request.read = request.read.filter((id) => request.run.excluded.every((one) => one !== id));
  return step.run;
}

/** Withdraws the request of a booking that was released. */
export function takeBack({ _id }: MockStay, now: Date): void {
  const request = memory().company.requests.find(({ bookingId }) => bookingId === _id);
  if (request?.run.state === 'waiting' || request?.run.state === 'approved')
    keepStep(request, withdraw(request.run, now.toISOString()), now);
}
