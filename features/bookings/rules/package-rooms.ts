import { chargeAt, refundSteps, windowStarts, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { partOf, shareOut } from '#lib/shared/share-out.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../contract.ts';
import { amountTerms } from './amount-terms.ts';
import { collectedIn } from './collected-tax.ts';
import {
  standingLines,
  type KeptOfPackage,
  type PackageRoom,
  type SoldPackage,
  type SoldPackageRoom,
} from './sold-package.ts';

type Line = PackageBooking['lines'][number];
type PriceLine = PackageBooking['rooms'][number]['lines'][number];

/** The price of a party as sold, and what some of its rooms cost, by `priceOfRooms` of `features/packages`. Paise. */
type PriceAsSold = {
  lines: readonly PriceLine[];
  rooms: readonly PackageRoom[];
  extras: PackageBooking['extras'];
};
export type PriceOfSome = (
  sold: PriceAsSold,
  positions: readonly number[],
  shared: boolean,
) => { total: number; lines: PriceLine[] };

const totalOf = (lines: readonly { amount: number }[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
const keptIn = (lines: readonly Line[]): number => totalOf(lines.filter(({ code }) => code === 'kept'));

/** What was sold on the departure of a package: as it was written down when a room was cancelled, else as it is. `total`: its price. */
export function soldPackage(
  { sold, rooms, lines, extras = [], cancellationPolicies }: RoomsOfPackage,
  total: number,
  priceOf: PriceOfSome,
): SoldPackage {
  if (sold) return sold;
  const price = { rooms, extras, lines: standingLines(lines) };
  return {
    rooms: rooms.map((room, at) => ({ ...room, share: priceOf(price, [at], false) })),
    shared: priceOf(price, [], true).total,
    lines,
    total,
    policies: cancellationPolicies,
  };
}

/** The rooms that stand, as they are shown. */
export const shownPackageRooms = (sold: SoldPackage): PackageBooking['rooms'] =>
  remainingPackageRooms(sold).map((at) => {
    const room = sold.rooms[at]!;
    return { at, ...withoutShare(room), share: room.share.total };
  });

/** The positions of the rooms that are not cancelled, in order: the rooms of the snapshot and the guests have the same order. */
export const remainingPackageRooms = ({ rooms }: Pick<SoldPackage, 'rooms'>): number[] =>
  rooms.flatMap(({ kept }, at) => (kept === undefined ? [at] : []));

/**
 * What is charged at a moment on the package as it was sold, room by room, and at the end on what its party shares. Each bears its
 * part by its price, whatever was cancelled before (ADR 35).
 */
function chargesAt({ rooms, shared, lines, total, policies }: SoldPackage, at: Date): number[] {
  const charge = chargeAt(policies, total, at) - keptIn(lines);
  return shareOut(charge, [...rooms.map(({ share }) => share.total), shared]);
}

/** What comes back for a room, what the tour operator keeps of its price, and what of the refund is tax collected at source. Paise. */
export type PackageRoomRefund = { at: number; lines: PriceLine[]; refund: number; charge: number; collected: number };

/** What comes back for each of these rooms when it is cancelled at this moment; what its party shares stays for the others. */
export function packageRoomRefunds(sold: SoldPackage, positions: readonly number[], at: Date): PackageRoomRefund[] {
  const charges = chargesAt(sold, at);
  return positions.map((position) => {
    const { lines, total } = sold.rooms[position]!.share;
    const charge = charges[position]!;
    const refund = total - charge;
    const collected = refund ? partOf(collectedIn(lines), refund, total) : 0;
    return { at: position, lines, refund, charge, collected };
  });
}

/** What comes back for these rooms together now and later until the journey begins, and until when the refund of now holds. Paise. */
export function quotePackageRooms(sold: SoldPackage, positions: readonly number[], now: Date, startsAt: Date) {
  const refunds = packageRoomRefunds(sold, positions, now);
  const refund = refunds.reduce((sum, one) => sum + one.refund, 0);
  const charge = refunds.reduce((sum, one) => sum + one.charge, 0);
  const chargedAt = (at: Date) => packageRoomRefunds(sold, positions, at).reduce((sum, one) => sum + one.charge, 0);
  const terms = amountTerms(chargedAt, windowStarts(sold.policies), now);
  const steps = refundSteps(terms, refund + charge, now, startsAt);
  return { refund, charge, steps, holdsUntil: steps[0]?.until ?? null };
}

/** The part of a package's snapshot that cancelling rooms changes. */
export type RoomsOfPackage = {
  rooms: PackageRoom[];
  lines: Line[];
  cancellationPolicies: CancellationPolicy[];
  extras?: PackageBooking['extras'] | undefined;
  kept?: KeptOfPackage | undefined;
  sold?: SoldPackage | undefined;
};

/**
 * The package without rooms that were cancelled at this moment, at what `packageRoomRefunds` said then. Its price is that of the
 * rooms that stand with their extras and what was kept; its terms are amounts on that price. `total`: its price before.
 */
export function withoutPackageRooms<Snapshot extends RoomsOfPackage>(
  snapshot: Snapshot,
  total: number,
  positions: readonly number[],
  at: Date,
  priceOf: PriceOfSome,
): Snapshot & { kept: KeptOfPackage; sold: SoldPackage } {
  const before = soldPackage(snapshot, total, priceOf);
  const refunds = packageRoomRefunds(before, positions, at);
  const sold = {
    ...before,
    rooms: before.rooms.map((room, position) => {
      const cancelled = refunds.find((one) => one.at === position);
      return cancelled ? { ...room, kept: cancelled.charge } : room;
    }),
  };
  const remaining = remainingPackageRooms(sold);
  const keptOfRooms = sold.rooms.reduce((sum, { kept = 0 }) => sum + kept, 0);
  const price = { rooms: sold.rooms, extras: snapshot.extras ?? [], lines: standingLines(sold.lines) };
  const earlier = sold.lines.filter(({ code }) => code === 'kept');
  const kept = keptOfRooms + totalOf(earlier);
  const chargedAt = (moment: Date) => {
    const charges = chargesAt(sold, moment);
    return remaining.reduce((sum, position) => sum + charges[position]!, kept + charges.at(-1)!);
  };
  const cancelled = sold.rooms.length - remaining.length;
  return {
    ...snapshot,
    rooms: remaining.map((position) => withoutShare(sold.rooms[position]!)),
    lines: [
      ...priceOf(price, remaining, true).lines,
      ...(keptOfRooms
        ? [
            {
              code: 'kept' as const,
              label: `${counted(cancelled, 'cancelled room')}: not refunded`,
              amount: keptOfRooms,
            },
          ]
        : []),
      ...earlier,
    ],
    cancellationPolicies: amountTerms(chargedAt, windowStarts(sold.policies), at),
    kept: {
      total: kept,
      tcs: refunds.reduce((sum, { lines, collected }) => sum + collectedIn(lines) - collected, snapshot.kept?.tcs ?? 0),
    },
    sold,
  };
}

const withoutShare = ({ share: _share, kept: _kept, ...room }: SoldPackageRoom): PackageRoom => room;
