import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageExtra, PackageExtraChoice, PackageLine, PackageView } from '../contract.ts';
import { headcount, partyOfRoom } from './party.ts';

type ExtraLine = PackageLine & { count: number; each: number };

const line = (label: string, count: number, each: number): ExtraLine => ({
  code: 'extra',
  label,
  count,
  each,
  amount: count * each,
});

/** The lines of one extra for a party, before tax, in paise. Several where adults and children pay differently. */
export function linesOfExtra(extra: PackageExtra, quantity: number, rooms: readonly RoomOccupancy[]): ExtraLine[] {
  const { title, each } = extra;
  switch (extra.unit) {
    case 'vehicle': {
      const { adults, children, infants } = headcount(rooms);
      const people = adults + children + infants;
      const cars = extra.cars ?? [];
      const car = cars.find(({ seats }) => seats >= people) ?? cars.at(-1);
      const count = car ? Math.ceil(people / car.seats) : 1;
      const name = car ? `, ${count > 1 ? `${count} × ` : ''}${car.name} for up to ${car.seats}` : '';
      return [line(`${title}${name}`, count, car?.each ?? each)];
    }
    case 'room':
      return [
        line(
          `${title}: ${counted(quantity, 'night')}, ${counted(rooms.length, 'room')}`,
          quantity * rooms.length,
          each,
        ),
      ];
    case 'day':
      return [line(`${title}, ${counted(quantity, 'day')}`, quantity, each)];
    case 'person': {
      const parties = rooms.map(partyOfRoom);
      const adults = parties.reduce((sum, one) => sum + one.adults, 0);
      const children = parties.reduce((sum, one) => sum + one.children, 0);
      return [
        line(`${title}, ${counted(adults, 'adult')}`, adults, each),
        ...(children
          ? [line(`${title}, ${counted(children, 'child', 'children')}`, children, extra.child ?? each)]
          : []),
      ];
    }
  }
}

/** The lines of all extras that were chosen, in the order in which the journey offers them. Unknown ones are left out. */
export const linesOfExtras = (
  offered: readonly PackageExtra[],
  chosen: readonly PackageExtraChoice[],
  rooms: readonly RoomOccupancy[],
): ExtraLine[] =>
  offered.flatMap((extra) => {
    const quantity = chosen.find(({ code }) => code === extra.code)?.quantity ?? 0;
    return quantity > 0 ? linesOfExtra(extra, quantity, rooms) : [];
  });

/** The extras of a choice that the journey offers, in its order: an address names them alike however they were chosen. */
export const inOfferedOrder = (
  offered: PackageView['extras'],
  chosen: readonly PackageExtraChoice[],
): PackageExtraChoice[] =>
  offered.flatMap(({ code, most }) => chosen.filter((one) => one.code === code && one.quantity <= most));
