import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import type { HotelPageInfo, ListedStay, RoomOffer } from '#features/hotels/contract.ts';
import { contractedInventory, importHotels } from '#features/hotels/server/index.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
useApiServer();

const HEADER =
  'hotel_number,hotel,city,area,address,stars,amenities,room,size_m2,bed,view,base_guests,max_adults,max_guests,extra_adult,rate,meals,rate_percent,cancellation,from,to,weekdays,price,rooms';
const FILE = [
  HEADER,
  '42,Kettuvallam House,Cochin,Kumbalangi,"Perumpadappu Road, Kumbalangi",4,wifi veg-kitchen,Waterside room,26,king bed,water,2,3,4,1000,Refundable,breakfast,100,72h 50% | 24h 100%,2026-12-01,2026-12-31,sun mon tue wed thu,4720,6',
  '42,,,,,,,Waterside room,,,,,,,,Refundable,,,,2026-12-01,2026-12-31,fri sat,5200,6',
  '42,,,,,,,Waterside room,,,,,,,,Non-refundable,breakfast,88,no refund,2026-12-01,2026-12-31,fri sat,5200,6',
  '42,,,,,,,Garden room,22,queen bed,garden,2,2,3,0,Refundable,room-only,,48h 1500 | 12h 100%,2026-12-01,2027-02-28,,3900,4',
  '43,The Jew Town Residency,kochi,Mattancherry,Synagogue Lane,3,,Lane room,18,twin beds,lane,2,2,2,0,Non-refundable,room-only,,no refund,2026-12-10,2026-12-20,,3100,2',
].join('\n');

const counts = async () =>
  (
    await db().execute(
      sql`select (select count(*)::int from hotels) as hotels, (select count(*)::int from room_types) as rooms, (select count(*)::int from rate_plans) as rates, (select count(*)::int from room_calendars) as months`,
    )
  ).rows[0];
const load = (text: string, apply = true) => importHotels(db(), { text, apply });
const withLine = (line: number, change: (cells: string[]) => void) => {
  const lines = FILE.split('\n').map((text) =>
    text.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, '')),
  );
  change(lines[line - 1]!);
  return lines.map((cells) => cells.slice(0, HEADER.split(',').length).join(',')).join('\n');
};
const column = (name: string) => HEADER.split(',').indexOf(name);

beforeEach(async () => {
  clock.freeze('2026-11-21T04:00:00Z');
  await db().execute(sql`delete from hotels`);
  await db().execute(sql`delete from supplier_reservations`);
});
afterEach(() => clock.reset());

describe('an agency’s own contracts', () => {
  it('are only looked at in a dry run, row by row', async () => {
    const report = await load(FILE, false);
    expect(report).toEqual({
      applied: false,
      problems: [],
      rows: [
        { line: 2, text: 'new hotel Kettuvallam House (42), Waterside room: 2 rates, 31 nights from ₹4,720' },
        { line: 5, text: 'new hotel Kettuvallam House (42), Garden room: 1 rate, 90 nights from ₹3,900' },
        { line: 6, text: 'new hotel The Jew Town Residency (43), Lane room: 1 rate, 11 nights from ₹3,100' },
      ],
    });
    expect(await counts()).toEqual({ hotels: 0, rooms: 0, rates: 0, months: 0 });
  });

  it('are on sale once loaded', async () => {
    expect((await load(FILE)).applied).toBe(true);
    expect(await counts()).toEqual({ hotels: 2, rooms: 3, rates: 4, months: 5 });
    const found = await call<{ stays: ListedStay[] }>(
      'GET',
      '/api/hotels/search?city=kochi&checkin=2026-12-12&checkout=2026-12-15&rooms=2',
    );
    expect(found.data.stays.map(({ name, offers }) => [name, offers[0]!.total])).toEqual([
      ['Kettuvallam House', 1_228_600],
      ['The Jew Town Residency', 976_600],
    ]);
    const slug = found.data.stays[0]!.slug;
    const { data } = await call<{ rooms: RoomOffer[] }>(
      'GET',
      `/api/hotels/rooms?hotel=${slug}&checkin=2026-12-12&checkout=2026-12-15&rooms=3`,
    );
    expect(data.rooms.map(({ name }) => name)).toEqual(['Waterside room']); // three adults do not fit the garden room
    const [flexible, fixed] = data.rooms[0]!.rates;
    expect(flexible).toMatchObject({ name: 'Refundable', meals: 'breakfast', refundable: true });
    expect(flexible!.price.nightly.map(({ amount }) => amount)).toEqual([520_000, 472_000, 472_000]); // Saturday, then the week
    expect(flexible!.price.lines).toContainEqual({
      code: 'extra-guest',
      label: 'Extra guests, 3 nights',
      amount: 300_000,
    });
    expect(fixed).toMatchObject({ name: 'Non-refundable', refundable: false });
  });

  it('say what a room has, and its plan is drawn from that', async () => {
    const [header, first, ...rest] = FILE.split('\n');
    await load([`${header},room_features`, `${first},bathtub desk balcony`, ...rest].join('\n'));
    const rooms = await call<{ rooms: RoomOffer[] }>(
      'GET',
      '/api/hotels/rooms?hotel=kettuvallam-house-kochi&checkin=2026-12-12&checkout=2026-12-15&rooms=2',
    );
    expect(rooms.data.rooms.map(({ facts }) => facts)).toEqual([
      { sizeM2: 22, bed: 'queen bed', view: 'garden', beds: ['queen'], features: [] },
      { sizeM2: 26, bed: 'king bed', view: 'water', beds: ['king'], features: ['bathtub', 'desk', 'balcony'] },
    ]);
    await load(FILE.replace('26,king bed', '26,king or twin beds'));
    const again = await call<{ rooms: RoomOffer[] }>(
      'GET',
      '/api/hotels/rooms?hotel=kettuvallam-house-kochi&checkin=2026-12-12&checkout=2026-12-15&rooms=2',
    );
    expect(again.data.rooms[1]!.facts, 'which beds it has is not certain').toMatchObject({ beds: [] });
    expect((await load([`${header},room_features`, `${first},jacuzzi`, ...rest].join('\n'))).problems[0]).toMatchObject(
      { line: 2, column: 'room_features' },
    );
  });

  it('[7.20] carry house rules and a telephone to the hotel’s page, and leave unknown what they do not say', async () => {
    const columns = 'telephone,couples,pets,children,minimum_age,extra_bed,identity_documents';
    const withRules = (values: string) => {
      const [header, first, ...rest] = FILE.split('\n');
      return [`${header},${columns}`, `${first},${values}`, ...rest].join('\n');
    };
    const rulesOf = async (slug: string) => {
      const { data } = await call<HotelPageInfo>('GET', `/api/hotels/info?hotel=${slug}`);
      return { telephone: data.telephone, ...data.houseRules };
    };
    expect((await load(withRules('+44 1632 960000,yes,no,Yes,21,1200,aadhaar passport'))).problems).toEqual([]);
    expect(await rulesOf('kettuvallam-house-kochi')).toEqual({
      telephone: '+44 1632 960000',
      couples: true,
      pets: false,
      children: true,
      minimumAge: 21,
      extraBed: { available: true, price: 120_000 },
      identityDocuments: ['aadhaar', 'passport'],
    });
    const unknown = { telephone: null, couples: null, pets: null, children: null, minimumAge: null, extraBed: null };
    expect(await rulesOf('the-jew-town-residency-kochi')).toEqual({ ...unknown, identityDocuments: null });

    const { data } = await call<HotelPageInfo>('GET', '/api/hotels/info?hotel=kettuvallam-house-kochi');
    expect(data.stations.map(({ code }) => code).sort(), 'no coordinates are given: the city’s').toEqual([
      'ERN',
      'ERS',
    ]);
    expect(data.beach).toMatchObject({ name: 'Fort Kochi Beach' });

    await load(withRules(',,,,,On request,'));
    expect(await rulesOf('kettuvallam-house-kochi')).toEqual({
      ...unknown,
      extraBed: { available: true, price: null },
      identityDocuments: null,
    });

    const { problems } = await load(withRules('0484 221000,maybe,perhaps,some,12,sofa,library-card'));
    expect(problems.map(({ line, column: name }) => [line, name])).toEqual(columns.split(',').map((name) => [2, name]));
    expect(problems[0]!.message).toBe(
      '“0484 221000” is not good: it is a number with its country code, such as +44 1632 960000.',
    );
    const contradiction = withRules(',,no,no,,,').replace('wifi veg-kitchen', 'wifi pets family-rooms');
    expect((await load(contradiction)).problems).toEqual([
      { line: 2, column: 'pets', message: 'is no, but the amenities say pets' },
      { line: 2, column: 'children', message: 'is no, but the amenities say family-rooms' },
    ]);
  });

  it('are the same after a second load', async () => {
    await load(FILE);
    const before = await counts();
    const again = await load(FILE);
    expect(again.rows[0]!.text).toContain('update of Kettuvallam House');
    expect(await counts()).toEqual(before);
  });

  it('do not put rooms on sale that are already held or reserved', async () => {
    await load(FILE);
    const { rows } = await db().execute<{ hotel: string; room: string; plan: string }>(
      sql`select r.hotel_id as hotel, r.id as room, p.id as plan from room_types r join rate_plans p on p.room_type_id = r.id where r.name = 'Lane room'`,
    );
    const { hotel, room, plan } = rows[0]!;
    const request = {
      hotelId: hotel,
      rates: [{ roomTypeId: room, ratePlanId: plan }],
      stay: { checkIn: '2026-12-12', checkOut: '2026-12-14', rooms: [{ adults: 2, childAges: [] }] },
    };
    await contractedInventory(db()).confirm('bkg_1', request);
    await load(FILE.replace('3100,2', '3300,5'));
    const free = await db().execute<{ free: number[]; price: number[] }>(
      sql`select free[10:15] as free, price[12:12] as price from room_calendars where room_type_id = ${room}`,
    );
    expect(free.rows).toEqual([{ free: [5, 5, 4, 4, 5, 5], price: [330_000] }]);
    await load(FILE.replace('3100,2', '3300,0'));
    expect(
      (await db().execute(sql`select free[10:15] as free from room_calendars where room_type_id = ${room}`)).rows,
    ).toEqual([{ free: [0, 0, 0, 0, 0, 0] }]);
  });

  it('may be written by a spreadsheet: byte-order mark, CRLF, semicolons', async () => {
    const text = `\uFEFF${FILE.split('\n')
      .map((line) =>
        line
          .match(/("[^"]*"|[^,]*)(,|$)/g)!
          .map((cell) => cell.replace(/,$/, ''))
          .slice(0, 24)
          .join(';'),
      )
      .join('\r\n')}\r\n`;
    expect((await load(text)).applied).toBe(true);
    expect((await counts())!.hotels).toBe(2);
  });

  it.each<[string, string, [line: number, column: string | null, message: string]]>([
    [
      'six stars',
      withLine(2, (cells) => (cells[column('stars')] = '6')),
      [2, 'stars', '“6” is not good: it is 1 to 5.'],
    ],
    [
      'an unknown city',
      withLine(6, (cells) => (cells[column('city')] = 'Nowhere')),
      [6, 'city', '“Nowhere” is no city we know in India.'],
    ],
    [
      'a price with paise',
      withLine(3, (cells) => (cells[column('price')] = '4720.50')),
      [3, 'price', '“4720.50” is not good: it is whole rupees, 1 to 1000000.'],
    ],
    [
      'a price below zero',
      withLine(3, (cells) => (cells[column('price')] = '-1')),
      [3, 'price', '“-1” is not good: it is whole rupees, 1 to 1000000.'],
    ],
    [
      'a date that is none',
      withLine(5, (cells) => (cells[column('to')] = '2027-02-30')),
      [5, 'to', '“2027-02-30” is not good: it is a date such as 2026-12-31.'],
    ],
    [
      'reversed dates',
      withLine(5, (cells) => (cells[column('to')] = '2026-11-30')),
      [5, 'to', 'is before “from” (2026-12-01)'],
    ],
    [
      'a period that is over',
      withLine(6, (cells) => cells.splice(column('from'), 2, '2026-01-01', '2026-02-01')),
      [6, 'to', 'is in the past; today is 2026-11-21'],
    ],
    [
      'an unknown amenity',
      withLine(2, (cells) => (cells[column('amenities')] = 'wifi helipad')),
      [2, 'amenities', 'holds words from wifi, pool'],
    ],
    [
      'terms nobody can read',
      withLine(2, (cells) => (cells[column('cancellation')] = 'flexible')),
      [2, 'cancellation', 'is written such as'],
    ],
    [
      'two prices for one night',
      withLine(4, (cells) => (cells[column('price')] = '5300')),
      [4, 'price', 'differs from line 3 for the night of 2026-12-04'],
    ],
    [
      'a hotel that says two things',
      withLine(3, (cells) => (cells[column('stars')] = '5')),
      [3, 'stars', 'differs from line 2, which is about the same hotel'],
    ],
    [
      'a hotel without an address',
      withLine(6, (cells) => (cells[column('address')] = '')),
      [6, 'address', 'is needed on the first line of a hotel'],
    ],
    [
      'a line without its hotel',
      withLine(3, (cells) => (cells[0] = '')),
      [3, 'hotel_number', 'is needed on every line'],
    ],
    ['a demo number', withLine(6, (cells) => (cells[0] = '900001')), [6, 'hotel_number', 'are taken by demo stock']],
    [
      'more adults than people',
      withLine(6, (cells) => (cells[column('max_adults')] = '3')),
      [6, 'max_adults', 'is above max_guests (2)'],
    ],
    ['a missing column', FILE.replace('stars', 'sterne'), [1, 'stars', 'is missing from the header']],
    ['an unquoted comma', FILE.replace('Synagogue Lane', 'Synagogue Lane, 3'), [6, null, '25 cells, the header 24']],
    [
      'an open quotation mark',
      FILE.replace('Lane room', '"Lane room'),
      [6, null, 'A quotation mark that opens on this line is never closed.'],
    ],
    ['a header alone', HEADER, [1, null, 'The file has a header and nothing below it.']],
    ['nothing at all', '', [1, null, 'The file is empty.']],
  ])('are refused whole for %s, line and column named', async (_, text, [line, column, message]) => {
    const report = await load(text);
    expect(report.applied).toBe(false);
    expect(report.rows).toEqual([]);
    expect(report.problems.find((problem) => problem.line === line && problem.column === column)?.message).toContain(
      message,
    );
    expect(await counts()).toEqual({ hotels: 0, rooms: 0, rates: 0, months: 0 });
  });

  it('name every bad line at once', async () => {
    const text = withLine(2, (cells) => (cells[column('stars')] = 'many')).replace(',2026-12-20,', ',soon,');
    expect((await load(text)).problems.map(({ line, column: name }) => [line, name])).toEqual([
      [2, 'stars'],
      [6, 'to'],
    ]);
  });

  it('do not move a hotel to another city', async () => {
    await load(FILE);
    const report = await load(FILE.replace('kochi', 'munnar'));
    expect(report.problems).toEqual([
      { line: 6, column: 'city', message: 'is munnar, but hotel 43 stands in kochi; a hotel does not move' },
    ]);
    expect(await counts()).toEqual({ hotels: 2, rooms: 3, rates: 4, months: 5 });
  });

  it('may have the name of another hotel of the city', async () => {
    await load(FILE.replace('The Jew Town Residency', 'Kettuvallam House'));
    const { rows } = await db().execute<{ slug: string }>(sql`select slug from hotels order by number`);
    expect(rows.map(({ slug }) => slug)).toEqual(['kettuvallam-house-kochi', 'kettuvallam-house-kochi-43']);
  });
});
