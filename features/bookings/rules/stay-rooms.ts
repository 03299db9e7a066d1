import { chargeAt, chargeOf, refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { shareOut } from '#lib/shared/share-out.ts';
import type { RoomOccupancy, Stay } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { StayBooking } from '../contract.ts';

type Line = StayBooking['lines'][number];

/** One room of a stay as it was sold; its position among the rooms is its name. `kept`: what the hotel kept of it when it was cancelled, paise. */
export type SoldRoom = { occupancy: RoomOccupancy; lines: Line[]; kept?: number };

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
export const pricedRooms = ({ rooms }: Pick<Stay, 'rooms'>, prices: readonly Line[][]): SoldRoom[] =>
  prices.map((lines, at) => ({ occupancy: rooms[at]!, lines }));

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
export const standingRooms = (snapshot: Pick<RoomsOfStay, 'stay' | 'lines' | 'rooms'>): number[] =>
  soldRooms(snapshot).flatMap(({ kept }, at) => (kept === undefined ? [at] : []));

/** What comes back for a room, and what the hotel keeps of its price. Paise. */
export type RoomRefund = { at: number; lines: Line[]; refund: number; charge: number };

/**
 * What comes back for each of these rooms when it is cancelled at this moment. A charge falls on the stay as it was sold, and each room has its
 * share by its price, whatever was cancelled before: rooms cancelled one by one at one moment give what cancelling them together gives.
 */
export function roomRefunds(snapshot: RoomsOfStay, positions: readonly number[], at: Date): RoomRefund[] {
  const sold = soldRooms(snapshot);
  const charges = sharesOf(snapshot, (policies, total) => chargeAt(policies, total, at));
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

/** The rooms that stand, as they are shown. */
export const shownRooms = (snapshot: Pick<RoomsOfStay, 'stay' | 'lines' | 'rooms'>): StayBooking['rooms'] =>
  standingRooms(snapshot).map((at) => {
    const { occupancy, lines } = soldRooms(snapshot)[at]!;
    return { at, occupancy, lines, total: totalOf(lines) };
  });

/** A charge on the whole stay as it was sold, room by room. */
function sharesOf(snapshot: RoomsOfStay, charge: (policies: readonly CancellationPolicy[], total: number) => number) {
  const totals = soldRooms(snapshot).map(({ lines }) => totalOf(lines));
  return shareOut(
    charge(snapshot.soldPolicies ?? snapshot.cancellationPolicies, totalOf(totals.map((amount) => ({ amount })))),
    totals,
  );
}

/** When it was always so: the beginning of what the hotel has kept already. */
const ALWAYS = new Date(0).toISOString();

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
  const policies = snapshot.soldPolicies ?? snapshot.cancellationPolicies;
  const chargeOfShares = (shares: readonly number[]) => positions.reduce((sum, at) => sum + shares[at]!, kept);
  const begun = chargeOfShares(sharesOf(snapshot, (all, total) => chargeAt(all, total, now)));
  return [
    ...(begun ? [{ FromDate: ALWAYS, ChargeType: 1 as const, Charge: begun }] : []),
    ...policies
      .filter(({ FromDate }) => Date.parse(FromDate) > now.getTime())
      .map((policy) => ({
        FromDate: policy.FromDate,
        ChargeType: 1 as const,
        Charge: chargeOfShares(sharesOf(snapshot, (_, total) => chargeOf(policy, total))),
      })),
  ];
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
  const standing = rooms.flatMap((room, position) => (room.kept === undefined ? [position] : []));
  const kept = rooms.reduce((sum, room) => sum + (room.kept ?? 0), 0);
  const keptOfDates = snapshot.keptOfDates ?? 0;
  const cancelled = rooms.length - standing.length;
  const soldPolicies = snapshot.soldPolicies ?? snapshot.cancellationPolicies;
  return {
    ...snapshot,
    rooms,
    soldPolicies,
    stay: { ...snapshot.stay, rooms: standing.map((position) => rooms[position]!.occupancy) },
    lines: [
      ...sumOfLines(standing.map((position) => rooms[position]!.lines)),
      ...(kept
        ? [{ code: 'kept' as const, label: `${counted(cancelled, 'cancelled room')}: not refunded`, amount: kept }]
        : []),
      ...keptOfDatesLine(keptOfDates),
    ],
    cancellationPolicies: termsOfRooms({ ...snapshot, rooms, soldPolicies }, standing, kept + keptOfDates, at),
  };
}

/** The line of the price for what was kept when the dates were changed. */
export const keptOfDatesLine = (amount: number): Line[] =>
  amount ? [{ code: 'kept', label: 'Earlier dates: not refunded', amount }] : [];

/** The price as it was sold, line by line: what the invoice is of. */
export const soldLines = (snapshot: RoomsOfStay): Line[] =>
  snapshot.soldPolicies ? sumOfLines(soldRooms(snapshot).map(({ lines }) => lines)) : snapshot.lines;

/** The lines of several rooms as those of one price: what has the same code and rate is summed. */
function sumOfLines(rooms: readonly (readonly Line[])[]): Line[] {
  const summed: Line[] = [];
  for (const line of rooms.flat()) {
    const same = summed.find(
      ({ code, rateBp, label }) => code === line.code && rateBp === line.rateBp && label === line.label,
    );
    if (!same) summed.push({ ...line });
    else {
      same.amount += line.amount;
      if (line.taxable !== undefined) same.taxable = (same.taxable ?? 0) + line.taxable;
    }
  }
  const order: readonly Line['code'][] = ['room', 'extra-guest', 'tax', 'rounding', 'kept'];
  return summed
    .map((line) =>
      line.code === 'room' && rooms.length > 1 ? { ...line, label: `${line.label} × ${rooms.length} rooms` } : line,
    )
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}
