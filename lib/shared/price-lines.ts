import { counted } from './word-lists.ts';
type Line = { code: string; label: string; amount: number; rateBp?: number | undefined; taxable?: number | undefined };

/** The lines of one room's price; its name where the rooms of a stay are of different types or rates. */
export type RoomLines<L extends Line> = { name?: string | undefined; lines: readonly L[] };

const ORDER = ['room', 'extra-guest', 'tax', 'rounding', 'kept'];

/**
 * The lines of several rooms as those of one price: equal ones are summed, taxes by their rate. A room's own line says its
 * name, where it has one, and how many rooms it is of: "Courtyard room: ₹4,720 × 3 nights × 2 rooms".
 */
export function sumOfRooms<L extends Line>(rooms: readonly RoomLines<L>[]): L[] {
  const summed: { line: L; rooms: number }[] = [];
  for (const line of rooms.flatMap(({ name, lines }) => lines.map((one) => named(one, name)))) {
    const same = summed.find(
      ({ line: { code, rateBp, label } }) => code === line.code && rateBp === line.rateBp && label === line.label,
    );
    if (!same) summed.push({ line: { ...line }, rooms: 1 });
    else {
      same.rooms += 1;
      same.line.amount += line.amount;
      if (line.taxable !== undefined) same.line.taxable = (same.line.taxable ?? 0) + line.taxable;
    }
  }
  return summed
    .map(({ line, rooms: count }) =>
      line.code === 'room' && count > 1 ? { ...line, label: `${line.label} × ${counted(count, 'room')}` } : line,
    )
    .filter(({ code, amount }) => code !== 'rounding' || amount !== 0)
    .toSorted((a, b) => ORDER.indexOf(a.code) - ORDER.indexOf(b.code));
}

const named = <L extends Line>(line: L, name: string | undefined): L =>
  name && line.code === 'room' ? { ...line, label: `${name}: ${line.label}` } : line;
