import { chargeAt, refundSteps, windowStarts, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { sumOfRooms } from '#lib/shared/price-lines.ts';
import { roomsByRate } from '#lib/shared/rate-terms.ts';
import { shareOut } from '#lib/shared/share-out.ts';
import type { RoomOccupancy, Stay } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { StayBooking } from '../contract.ts';
import { amountTerms } from './amount-terms.ts';

type Line = StayBooking['lines'][number];
export type BookedRoom = StayBooking['room'];

/**
 * One room of a stay as it was sold; its position among the rooms is its name. `kept`: what the hotel kept of it when it was
 * cancelled, paise. `room` and `policies`: its own type, rate and terms, where a rate was chosen for each room.
 */
export type SoldRoom = {
  occupancy: RoomOccupancy;
  lines: Line[];
  kept?: number;
  room?: BookedRoom | undefined;
  policies?: CancellationPolicy[] | undefined;
};

/**
 * The part of a stay's snapshot that its rooms are read from. `stay.rooms`, `lines` and `cancellationPolicies` are of the
 * rooms that stand; `rooms` are all that were sold, and `soldPolicies` their terms once the price has more than they cost. Stays that were
 * sold before each room had a price of its own have neither: theirs are equal parts.
 */
export type RoomsOfStay = {
  stay: Stay;
  lines: Line[];
  cancellationPolicies: CancellationPolicy[];
  rooms?: SoldRoom[] | undefined;
  soldPolicies?: CancellationPolicy[] | undefined;
  /** What was kept of the price when the dates were changed, part of the price since; `rooms` are those of the new dates. Paise. */
  keptOfDates?: number | undefined;
};

export const totalOf = (lines: readonly Pick<Line, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The rooms of a stay with the prices of a price check. */
export const pricedRooms = (
  { rooms }: Pick<Stay, 'rooms'>,
  { rooms: prices, roomPolicies }: { rooms: readonly Line[][]; roomPolicies?: CancellationPolicy[][] | undefined },
  described: readonly BookedRoom[],
): SoldRoom[] =>
  prices.map((lines, at) => ({
    occupancy: rooms[at]!,
    lines,
    ...(roomPolicies ? { room: described[at]!, policies: roomPolicies[at]! } : {}),
  }));

/** Every room as it was sold, the cancelled ones with what was kept. */
export function soldRooms({ stay, lines, rooms }: Pick<RoomsOfStay, 'stay' | 'lines' | 'rooms'>): SoldRoom[] {
  if (rooms) return rooms;
  const equal = stay.rooms.map(() => 1);
  const parts = lines.map((line) => ({
    line: { ...line, label: line.code === 'room' ? line.label.replace(/ × \d+ rooms$/, '') : line.label },
    amounts: shareOut(line.amount, equal),
    taxables: line.taxable === undefined ? null : shareOut(line.taxable, equal),
  }));
  return stay.rooms.map((occupancy, at) => ({
    occupancy,
    lines: parts.map(({ line, amounts, taxables }) => ({
      ...line,
      amount: amounts[at]!,
      ...(taxables ? { taxable: taxables[at]! } : {}),
    })),
  }));
}

/** The positions of the rooms that are not cancelled, in order: `stay.rooms` and the guests have the same order. */
export const remainingRooms = (snapshot: Pick<RoomsOfStay, 'stay' | 'lines' | 'rooms'>): number[] =>
  soldRooms(snapshot).flatMap(({ kept }, at) => (kept === undefined ? [at] : []));

/** What comes back for a room, and what the hotel keeps of its price. Paise. */
export type RoomRefund = { at: number; lines: Line[]; refund: number; charge: number };

/**
 * What comes back for each of these rooms when it is cancelled at this moment. A charge falls on the rooms of a rate as they were sold, and each has
 * its share by its price, whatever was cancelled before: rooms cancelled one by one at one moment give what cancelling them together gives.
 */
export function roomRefunds(snapshot: RoomsOfStay, positions: readonly number[], at: Date): RoomRefund[] {
  const sold = soldRooms(snapshot);
  const charges = chargesAt(snapshot, at);
  return positions.map((position) => {
    const { lines } = sold[position]!;
    return { at: position, lines, refund: totalOf(lines) - charges[position]!, charge: charges[position]! };
  });
}

/** What comes back for these rooms together now and later until check-in, and until when the refund of now holds. Paise. */
export function quoteRooms(snapshot: RoomsOfStay, positions: readonly number[], now: Date, checkInAt: Date) {
  const refunds = roomRefunds(snapshot, positions, now);
  const [refund, charge] = [
    refunds.reduce((sum, one) => sum + one.refund, 0),
    refunds.reduce((sum, one) => sum + one.charge, 0),
  ];
  const steps = refundSteps(termsOfRooms(snapshot, positions, 0, now), refund + charge, now, checkInAt);
  return { refund, charge, steps, holdsUntil: steps[0]?.until ?? null };
}

/** The rooms that stand, as they are shown: each with its type, rate and terms. */
export const shownRooms = (snapshot: RoomsOfStay & { room: BookedRoom }): StayBooking['rooms'] =>
  remainingRooms(snapshot).map((at) => {
    const { occupancy, lines, room: ownRoom, policies } = soldRooms(snapshot)[at]!;
    return {
      at,
      occupancy,
      room: ownRoom ?? snapshot.room,
      cancellationPolicies: policies ?? snapshot.soldPolicies ?? snapshot.cancellationPolicies,
      lines,
      total: totalOf(lines),
    };
  });

/** The rates of the rooms that stand: one for all, or one for each room in their order. */
export function ratesOf(snapshot: Pick<RoomsOfStay, 'stay' | 'lines' | 'rooms'> & { room: BookedRoom }): NamedRate[] {
  const own = remainingRooms(snapshot).flatMap((at) => soldRooms(snapshot)[at]!.room ?? []);
  return (own.length ? own : [snapshot.room]).map(({ roomTypeId, ratePlanId }) => ({ roomTypeId, ratePlanId }));
}

/** Whether a rate was chosen for each room. */
export const isByRoom = ({ rooms }: Pick<RoomsOfStay, 'rooms'>): boolean =>
  rooms?.some(({ room }) => room !== undefined) ?? false;

/**
 * What is charged at a moment on the whole stay as it was sold, room by room. Rooms of one rate share its charge by their
 * prices; those of another rate have their own.
 */
function chargesAt(snapshot: RoomsOfStay, at: Date): number[] {
  const rooms = soldRooms(snapshot);
  const whole = snapshot.soldPolicies ?? snapshot.cancellationPolicies;
  const charges = rooms.map(() => 0);
  for (const positions of sharing(rooms)) {
    const totals = positions.map((position) => totalOf(rooms[position]!.lines));
    const total = totals.reduce((sum, one) => sum + one, 0);
    const shares = shareOut(chargeAt(rooms[positions[0]!]!.policies ?? whole, total, at), totals);
    positions.forEach((position, index) => (charges[position] = shares[index]!));
  }
  return charges;
}

/** The rooms that share a charge, as positions: those of one rate. */
const sharing = (rooms: readonly SoldRoom[]): number[][] =>
  roomsByRate(rooms.map(({ room }) => room ?? { roomTypeId: '', ratePlanId: '' }));

/**
 * Cancellation terms of these rooms alone, as amounts on their price and on `kept`, what is no longer to be had back: on the
 * sum of both they charge what each room's share is. Windows that began before `now` are one.
 */
export function termsOfRooms(
  snapshot: RoomsOfStay,
  positions: readonly number[],
  kept: number,
  now: Date,
): CancellationPolicy[] {
  const whole = snapshot.soldPolicies ?? snapshot.cancellationPolicies;
  const rooms = soldRooms(snapshot);
  const chargeOf = (at: Date) => {
    const charges = chargesAt(snapshot, at);
    return positions.reduce((sum, position) => sum + charges[position]!, kept);
  };
  return amountTerms(chargeOf, windowStarts(positions.flatMap((position) => rooms[position]!.policies ?? whole)), now);
}

/**
 * The stay without rooms that were cancelled at this moment, at what `roomRefunds` said then. Its price is that of the rooms
 * that stand and what was kept of the others.
 */
export function withoutRooms<Snapshot extends RoomsOfStay>(
  snapshot: Snapshot,
  positions: readonly number[],
  at: Date,
): Snapshot {
  const charges = new Map(roomRefunds(snapshot, positions, at).map((room) => [room.at, room.charge]));
  const rooms = soldRooms(snapshot).map((room, position) =>
    charges.has(position) ? { ...room, kept: charges.get(position)! } : room,
  );
  const remaining = rooms.flatMap((room, position) => (room.kept === undefined ? [position] : []));
  const kept = rooms.reduce((sum, room) => sum + (room.kept ?? 0), 0);
  const keptOfDates = snapshot.keptOfDates ?? 0;
  const cancelled = rooms.length - remaining.length;
  const soldPolicies = snapshot.soldPolicies ?? snapshot.cancellationPolicies;
  const first = rooms[remaining[0] ?? 0]?.room;
  return {
    ...snapshot,
    ...(first ? { room: first } : {}),
    rooms,
    soldPolicies,
    stay: { ...snapshot.stay, rooms: remaining.map((position) => rooms[position]!.occupancy) },
    lines: [
      ...sumOfSold(remaining.map((position) => rooms[position]!)),
      ...(kept
        ? [{ code: 'kept' as const, label: `${counted(cancelled, 'cancelled room')}: not refunded`, amount: kept }]
        : []),
      ...keptOfDatesLine(keptOfDates),
    ],
    cancellationPolicies: termsOfRooms({ ...snapshot, rooms, soldPolicies }, remaining, kept + keptOfDates, at),
  };
}

/** The line of the price for what was kept when the dates were changed. */
export const keptOfDatesLine = (amount: number): Line[] =>
  amount ? [{ code: 'kept', label: 'Earlier dates: not refunded', amount }] : [];

/** The price as it was sold, line by line: what the invoice is of. */
export const soldLines = (snapshot: RoomsOfStay): Line[] =>
  snapshot.soldPolicies ? sumOfSold(soldRooms(snapshot)) : snapshot.lines;

const sumOfSold = (rooms: readonly SoldRoom[]): Line[] =>
  sumOfRooms(rooms.map(({ room, lines }) => ({ name: room?.name, lines })));
