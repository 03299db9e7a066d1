import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { guestDetails } from '#features/bookings/contract.ts';
import { flightDetails } from '#features/bookings/people.contract.ts';
import { bookings } from '#features/bookings/server/tables.ts';
import { createAccount, hashPassword } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { deleteExpired } from '#lib/server/jobs/retention.ts';
import { type DataClass, PERSONAL_DATA } from '#start/personal-data.ts';
import { RETENTION } from '#start/retention.ts';
import { nameOf } from '#lib/server/jobs/retention.ts';
import { newId } from '#lib/shared/ids.ts';
import { aCaller } from '../support/a-caller.ts';
import { call, comeFrom } from '../support/api-server.ts';
import { accessToken } from '../support/access-token.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBuyer, aStay } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { aFlyer, zz } from '../support/flyer.ts';
import { deliver } from '../support/emails.ts';
import { aHostedForm } from '../support/hosted-events.ts';
import { addDays } from '#lib/shared/dates.ts';

const setup = useBookingSetup();
const PASSWORD = 'ten emails and more';

/** What stands on invoices, which the law keeps. */
const ON_INVOICES = {
  guest: ['Guestina', 'Marblehead'],
  flyers: ['Florimond', 'Vandersteen', 'Hildegund', 'Brackenbury'],
  business: ['27AAPFU0939F1ZV', 'Marigold Traders', '17 Lantern Lane'],
};
/** What nothing may keep once the account is closed. */
const ERASED = {
  account: ['Zebulina', 'Quillfeather', 'zebulina@quill.example', '9812345671'],
  browser: ['device-of-zebulina'],
  contact: ['guest@marble.example', '9812345672', 'flyer@vander.example', '9812345673'],
  requests: ['a quiet room with a heron'],
  others: ['Companio', 'Sharedroom'],
  review: ['a veranda with peacocks', 'no hammock'],
  event: ['a housewarming with lanterns', 'the tamarind court', '9 Lantern Road', 'lighting the lamps'],
  documents: ['ZQ7654321', 'FLYERFF76543', '2033-09-17', '1987-03-21', '1991-11-02'],
  assistance: ['WCHR'],
  saved: ['Savedine', 'Trunkwell', 'SV7654321', '2034-08-15', '1999-07-08', 'saved@trunk.example', '9812345674'],
  profile: ['MOML', 'aisle', 'SVFF7654321', 'Trunkhelper', 'great-aunt', '08041239876'],
  business: ['Trunk and Sons', '4 Trunk Road', 'accounts@trunk.example'],
};
/** What the trail of the account keeps for a year. */
const IN_TRAIL = ['203.0.113.77', 'QuillBrowser/7'];

const classOf = (column: string): DataClass | undefined => {
  const [table = '', name = ''] = column.split('.');
  const classes = Object.entries(PERSONAL_DATA[table] ?? {}) as [DataClass, string][];
  return classes.find(([, names]) => names.split(' ').includes(name))?.[0];
};

/** Every column of every table in which the text stands, as `table.column`. */
async function columnsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of RETENTION) {
    const { rows } = await setup.db().execute<{ name: string }>(sql`
      select distinct entry.key as name from ${table} one, jsonb_each_text(to_jsonb(one)) entry
      where entry.value ilike ${`%${text}%`}`);
    found.push(...rows.map(({ name }) => `${nameOf(table)}.${name}`));
  }
  return found.sort();
}

/** Names of the fields that hold a value, at any depth. */
function filledFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(filledFields);
  return Object.entries(value).flatMap(([name, one]) =>
    one === null || one === '' ? [] : [name, ...filledFields(one)],
  );
}
/** Names of all fields of a schema, at any depth. */
function fieldsOf(schema: z.ZodType): string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value !== null) names.push(...Object.keys(value));
    return value;
  });
  return names;
}

/** A traveller with every field of a stay and of a flight filled, some of it cancelled, all of it over. */
async function zebulina() {
  const account = {
    id: newId('usr'),
    email: 'zebulina@quill.example',
    firstName: 'Zebulina',
    lastName: 'Quillfeather',
    mobile: '9812345671',
  };
  await createAccount(
    setup.db(),
    { ...account, userType: 'sarai', passwordHash: await hashPassword(PASSWORD) },
    clock.now(),
  );
  comeFrom('203.0.113.77');
  const device = { deviceId: 'device-of-zebulina', tabId: 'tab-1' };
  await call('POST', '/api/users/login', {
    body: { email: account.email, password: PASSWORD, device },
    headers: { 'user-agent': 'QuillBrowser/7' },
  });
  const caller = await aCaller(setup.db(), account.id, 'sarai');
  const token = () => accessToken(caller);
  const buyer = aBuyer({ userId: account.id, caller, token }, setup.api);
  await buyer.post('/api/users/travellers/save', {
    traveller: {
      title: 'Mx',
      firstName: 'Savedine',
      lastName: 'Trunkwell',
      born: '1999-07-08',
      passport: { number: 'SV7654321', expires: '2034-08-15', nationality: '356' },
      email: 'saved@trunk.example',
      mobile: '9812345674',
      meal: 'MOML',
      seat: 'aisle',
      frequentFlyer: [{ airline: 'AI', number: 'SVFF7654321' }],
      emergencyContact: { name: 'Trunkhelper', relation: 'great-aunt', phone: '08041239876' },
    },
  });
  await buyer.post('/api/users/business-details', {
    business: {
      gstNumber: '27AAPFU0939F1ZV',
      companyName: 'Trunk and Sons',
      address: '4 Trunk Road',
      email: 'accounts@trunk.example',
    },
  });
  const gst = { number: '27AAPFU0939F1ZV', companyName: 'Marigold Traders', address: '17 Lantern Lane' };
  const quoted = await buyer.quote(await setup.stocked(), { stay: aStay({ inDays: 3, nights: 1 }) });
  const held = await buyer.hold(quoted.data);
  const others = [{ title: 'Mr', firstName: 'Companio', lastName: 'Sharedroom' }];
  const details = {
    guests: [{ title: 'Ms', firstName: 'Guestina', lastName: 'Marblehead', others }],
    email: 'guest@marble.example',
    mobile: '9812345672',
    requests: 'a quiet room with a heron',
    gst,
    pan: 'AAPFU0939F',
  };
  const named = await buyer.post('/api/bookings/guests', { bookingId: held.data._id, details }, 'guests-once');
  const { data } = await buyer.pay(named.data);
  await buyer.comeBack((await buyer.atCheckout(data.checkoutUrl))?.fields ?? {});

  const packages = aPackageBuyer(buyer);
  const journey = (await packages.quotePackage(await aDeparture(setup.db(), { inDays: 20 }))).data;
  await buyer.hold(journey);
  const lead = details.guests.map(({ others: _, ...guest }) => guest);
  await buyer.nameGuests(journey._id, { ...details, guests: lead });
  const paying = await buyer.pay(journey);
  await buyer.comeBack((await buyer.atCheckout(paying.data.checkoutUrl))?.fields ?? {});

  const flyer = aFlyer(buyer);
  const party = { adults: 2, children: 0, infants: 0 };
  const trip = (await flyer.quoteTrip({ offers: [zz(9011)], party })).data;
  const passport = { number: 'ZQ7654321', expires: '2033-09-17', nationality: '356' };
  const frequentFlyer = [{ airline: 'ZZ', number: 'FLYERFF76543' }];
  const flyingOnly = { born: '1987-03-21', passport, frequentFlyer };
  const passengers = [
    { type: 'ADT', title: 'Mr', firstName: 'Florimond', lastName: 'Vandersteen', ...flyingOnly },
    { type: 'ADT', title: 'Ms', firstName: 'Hildegund', lastName: 'Brackenbury', born: '1991-11-02', passport: null },
  ];
  const contact = { email: 'flyer@vander.example', mobile: '9812345673', gst, pan: 'AAPFU0939F' };
  const people = (await flyer.nameAll(trip, { passengers, ...contact })).data;
  const extras = [{ kind: 'assistance', passenger: 0, code: 'WCHR' }];
  const chosen = (await flyer.choose(people._id, extras)).data;
  const ticketed = await flyer.pays((await flyer.holdTrip(chosen)).data);
  const back = (await flyer.dueBack(ticketed._id, '&passengers=1')).data.refund;
  await flyer.cancelTrip(ticketed._id, back, { passengers: [1] });
  clock.advance(5 * 86_400_000); // the stay is over
  const [title, venueName, venueAddress, what] = ERASED.event as [string, string, string, string];
  const day = addDays(clock.today('Asia/Kolkata'), 30);
  const hosted = await call('POST', '/api/events/hosted', {
    token: token(),
    body: {
      ...aHostedForm({ title, headline: title, about: title, venueName, venueAddress, startsOn: day, endsOn: day }),
      programme: [{ day, at: '18:00', what, where: '' }],
    },
  });
  expect(hosted.status).toBe(200);
  await call('PUT', '/api/bookings/guest-review', {
    token: token(),
    body: {
      bookingId: held.data._id,
      overall: 8,
      liked: 'a veranda with peacocks',
      disliked: 'no hammock',
      trip: 'solo',
      shownAs: 'name',
    },
  });
  return { buyer, token };
}

describe('the classes of personal data', () => {
  it('are given for every column of the database, once', async () => {
    const { rows } = await setup.db().execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' order by 1`);
    const given = Object.entries(PERSONAL_DATA).flatMap(([table, classes]) =>
      Object.values(classes).flatMap((names) => names.split(' ').map((name) => `${table}.${name}`)),
    );
    expect(given.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('that are kept for the law or expire soon have an end in the retention of their table', () => {
    const ending = new Set(RETENTION.filter(({ kept }) => kept === 'until').map(({ table }) => nameOf(table)));
    for (const one of RETENTION)
      if (one.kept === 'with' && ending.has(nameOf(one.parent))) ending.add(nameOf(one.table));
    const promised = Object.entries(PERSONAL_DATA).filter(([, { law, expires }]) => law ?? expires);
    expect(promised.map(([table]) => table).filter((table) => !ending.has(table))).toEqual([]);
  });
});

describe('[7.20] closing an account', () => {
  it('erases every field of a person’s bookings from all columns, which the export held', async () => {
    const { buyer, token } = await zebulina();
    const rows = await setup.db().select({ details: bookings.details }).from(bookings);
    const filled = new Set(rows.flatMap(({ details }) => filledFields(details)));
    const fields = [...fieldsOf(guestDetails), ...fieldsOf(flightDetails)];
    expect(
      fields.filter((field) => !filled.has(field)),
      'fields that this test leaves empty',
    ).toEqual([]);

    const values = [...Object.values(ERASED).flat(), ...Object.values(ON_INVOICES).flat(), ...IN_TRAIL];
    for (const value of values) {
      const misplaced = (await columnsWith(value)).filter((column) =>
        ['none', 'id'].includes(classOf(column) ?? 'none'),
      );
      expect(misplaced, `${value} stands in a column that is classed as not personal`).toEqual([]);
    }
    const exported = JSON.stringify((await buyer.post<object>('/api/users/export', { password: PASSWORD })).data);
    expect(
      values.filter((value) => !exported.includes(value)),
      'missing in the export',
    ).toEqual([]);

    clock.advance(60 * 86_400_000);
    await setup.settle();
    const closed = await call('POST', '/api/users/delete', { token: token(), body: { password: PASSWORD } });
    expect(closed.status, JSON.stringify(closed.json)).toBe(200);
    await deliver(setup.db());
    for (const value of Object.values(ERASED).flat())
      expect(
        (await columnsWith(value)).filter((column) => classOf(column) !== 'expires'),
        value,
      ).toEqual([]);
    for (const value of Object.values(ON_INVOICES).flat())
      expect(await columnsWith(value), value).toEqual(['documents.content']);
    for (const value of IN_TRAIL)
      expect(
        (await columnsWith(value)).map(classOf).filter((kind) => kind !== 'expires'),
        value,
      ).toEqual(['law']);

    clock.advance(31 * 86_400_000);
    await deleteExpired(setup.db(), RETENTION, clock.now());
    for (const value of Object.values(ERASED).flat()) expect(await columnsWith(value), value).toEqual([]);
    clock.advance(366 * 86_400_000);
    await deleteExpired(setup.db(), RETENTION, clock.now());
    for (const value of IN_TRAIL) expect(await columnsWith(value), value).toEqual([]);
    for (const value of Object.values(ON_INVOICES).flat())
      expect(await columnsWith(value), value).toEqual(['documents.content']);
    await deleteExpired(setup.db(), RETENTION, new Date('2035-04-01T00:00:00Z'));
    for (const value of Object.values(ON_INVOICES).flat()) expect(await columnsWith(value), value).toEqual([]);
    await setup.clear(); // sales of flights long gone are deleted, so the books of seats are not to be compared any more
  }, 180_000); // every column of the database is read, before and after
});
