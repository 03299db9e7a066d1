import 'server-only';
import { addDays, daysBetween, type IsoDate } from '#lib/shared/dates.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { amenitiesOf } from '../../rules/vocabulary.ts';
import { columnsOf, COLUMNS, type ColumnName, type Level, type Value } from './columns.ts';
import type { ContractLine, ContractProblem } from './contract-lines.ts';

type Fields<Names extends ColumnName> = { [Name in Names]: Value<Name> };
type HotelFields = Fields<
  | 'hotel_number'
  | 'hotel'
  | 'city'
  | 'country'
  | 'area'
  | 'address'
  | 'about'
  | 'stars'
  | 'lat'
  | 'lng'
  | 'check_in_time'
  | 'check_out_time'
  | 'amenities'
  | 'telephone'
  | 'couples'
  | 'pets'
  | 'children'
  | 'minimum_age'
  | 'extra_bed'
  | 'identity_documents'
>;
type RoomFields = Fields<
  | 'room'
  | 'size_m2'
  | 'bed'
  | 'view'
  | 'room_features'
  | 'base_guests'
  | 'max_adults'
  | 'max_guests'
  | 'extra_adult'
  | 'extra_child'
>;
type RateFields = Fields<'rate' | 'meals' | 'rate_percent' | 'cancellation'>;

/** One night of a room type: price in paise, rooms for sale, and its line. */
export type ContractNight = { price: number; rooms: number; line: number };
export type RateContract = { line: number; fields: RateFields };
export type RoomContract = {
  line: number;
  fields: RoomFields;
  rates: RateContract[];
  nights: Map<IsoDate, ContractNight>;
};
export type HotelContract = { line: number; fields: HotelFields; rooms: RoomContract[] };

const MOST_NIGHTS = 1100;

type Part = { line: number; given: Map<ColumnName, { value: unknown; line: number }> };
type RoomPart = Part & { rates: Map<string, Part>; nights: Map<IsoDate, ContractNight> };
type HotelPart = Part & { rooms: Map<string, RoomPart> };

/**
 * Groups lines into hotels, rooms, rates and nights. Repeated values must agree; required ones must be on some line;
 * past nights are ignored. Problems name line and column.
 */
export function readContracts(
  lines: readonly ContractLine[],
  today: IsoDate,
): { hotels: HotelContract[]; problems: ContractProblem[] } {
  const problems: ContractProblem[] = [];
  const hotels = new Map<string, HotelPart>();
  for (const { line, values } of lines) {
    const { hotel_number: number, room: roomName, rate: rateName } = values;
    const unnamed = (['hotel_number', 'room', 'rate'] as const).filter((column) => values[column] === undefined);
    if (number === undefined || roomName === undefined || rateName === undefined) {
      problems.push(...unnamed.map((column) => ({ line, column, message: 'is needed on every line' })));
      continue;
    }
    const part = (): Part => ({ line, given: new Map() });
    const hotel = known(hotels, String(number), () => ({ ...part(), rooms: new Map<string, RoomPart>() }));
    const room = known(hotel.rooms, roomName, () => ({
      ...part(),
      rates: new Map<string, Part>(),
      nights: new Map<IsoDate, ContractNight>(),
    }));
    const rate = known(room.rates, rateName, part);
    for (const [level, target] of [
      ['hotel', hotel],
      ['room', room],
      ['rate', rate],
    ] as const)
      learn(target, level, line, values, problems);
    addNights(room, line, values, today, problems);
  }
  const finished = [...hotels.values()].map((hotel): HotelContract => ({
    line: hotel.line,
    fields: finish(hotel, 'hotel', problems) as HotelFields,
    rooms: [...hotel.rooms.values()].map((room): RoomContract => ({
      line: room.line,
      fields: finish(room, 'room', problems) as RoomFields,
      nights: room.nights,
      rates: [...room.rates.values()].map((rate): RateContract => ({
        line: rate.line,
        fields: finish(rate, 'rate', problems) as RateFields,
      })),
    })),
  }));
  for (const hotel of finished) {
    problems.push(...ruleProblems(hotel));
    for (const room of hotel.rooms) problems.push(...roomProblems(room));
  }
  return { hotels: finished, problems };
}

function known<Key, Entry>(entries: Map<Key, Entry>, key: Key, make: () => Entry): Entry {
  const entry = entries.get(key) ?? make();
  entries.set(key, entry);
  return entry;
}

/** Records a line's value for a hotel, room or rate; a contradiction to an earlier line is a problem. */
function learn(
  part: Part,
  level: Level,
  line: number,
  values: ContractLine['values'],
  problems: ContractProblem[],
): void {
  for (const column of columnsOf(level)) {
    const value = values[column];
    if (value === undefined) continue;
    const earlier = part.given.get(column);
    if (!earlier) part.given.set(column, { value, line });
    else if (JSON.stringify(earlier.value) !== JSON.stringify(value))
      problems.push({ line, column, message: `differs from line ${earlier.line}, which is about the same ${level}` });
  }
}

function finish(part: Part, level: Level, problems: ContractProblem[]): Record<string, unknown> {
  return Object.fromEntries(
    columnsOf(level).map((column) => {
      const value = part.given.get(column)?.value ?? COLUMNS[column].fallback;
      if (value === undefined)
        problems.push({ line: part.line, column, message: `is needed on the first line of a ${level}` });
      return [column, value];
    }),
  );
}

function addNights(
  room: RoomPart,
  line: number,
  values: ContractLine['values'],
  today: IsoDate,
  problems: ContractProblem[],
): void {
  const { from, to, weekdays, price, rooms } = values;
  if (from === undefined || to === undefined || price === undefined || rooms === undefined) {
    problems.push(
      ...(['from', 'to', 'price', 'rooms'] as const)
        .filter((column) => values[column] === undefined)
        .map((column) => ({ line, column, message: 'is needed on every line' })),
    );
    return;
  }
  if (to < from) return void problems.push({ line, column: 'to', message: `is before “from” (${from})` });
  if (to < today) return void problems.push({ line, column: 'to', message: `is in the past; today is ${today}` });
  if (daysBetween(today, to) > MOST_NIGHTS)
    return void problems.push({ line, column: 'to', message: `is more than ${counted(MOST_NIGHTS, 'night')} ahead` });
  for (let night = from < today ? today : from; night <= to; night = addDays(night, 1)) {
    if (weekdays?.length && !weekdays.includes(new Date(`${night}T00:00:00Z`).getUTCDay())) continue;
    const earlier = room.nights.get(night);
    if (!earlier) room.nights.set(night, { price, rooms, line });
    else if (earlier.price !== price || earlier.rooms !== rooms) {
      return void problems.push({
        line,
        column: earlier.price !== price ? 'price' : 'rooms',
        message: `differs from line ${earlier.line} for the night of ${night}`,
      });
    }
  }
}

/** House rules must not contradict the amenities, which stand on the same page. */
function ruleProblems({ line, fields }: HotelContract): ContractProblem[] {
  const amenities = amenitiesOf(fields.amenities);
  const problems: ContractProblem[] = [];
  if (fields.pets === false && amenities.includes('pets'))
    problems.push({ line, column: 'pets', message: 'is no, but the amenities say pets' });
  if (fields.children === false && amenities.includes('family-rooms'))
    problems.push({ line, column: 'children', message: 'is no, but the amenities say family-rooms' });
  return problems;
}

function roomProblems({ line, fields }: RoomContract): ContractProblem[] {
  const { base_guests, max_adults, max_guests } = fields;
  if (max_adults > max_guests) return [{ line, column: 'max_adults', message: `is above max_guests (${max_guests})` }];
  if (base_guests > max_guests)
    return [{ line, column: 'base_guests', message: `is above max_guests (${max_guests})` }];
  return [];
}
