import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { operations } from '#app/api/operations.ts';
import * as accounts from '#features/accounts/contract.ts';
import * as approvals from '#features/approvals/contract.ts';
import * as bookings from '#features/bookings/contract.ts';
import * as companies from '#features/companies/contract.ts';
import { DEMO_COMPANY } from '#features/companies/server/seed-demo-company.ts';
import * as documents from '#features/documents/contract.ts';
import * as flights from '#features/flights/contract.ts';
import * as hotels from '#features/hotels/contract.ts';
import { SENTINELS as REAL_SENTINELS } from '#features/hotels/server/seed/sentinels.ts';
import * as identity from '#features/identity/contract.ts';
import { DEMO_PEOPLE } from '#features/identity/server/seed-demo-people.ts';
import * as payments from '#features/payments/contract.ts';
import * as places from '#features/places/contract.ts';
import * as policy from '#features/policy/contract.ts';
import { addDays, dateInZone } from '#lib/shared/dates.ts';
import type { AnyOperation, BodyInput, QueryInput, ResponseOf } from '#lib/shared/define-operation.ts';
import { formatRooms } from '#lib/shared/stay.ts';
import { answerMock, mocked } from '#tests/mocks/answer-mock.ts';
import { pathAfterCheckout } from '#tests/mocks/answers/payments.ts';
import { DEMO_EMPLOYEES, DEMO_PASSWORDS } from '#tests/mocks/memory/demo-company.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '#tests/mocks/memory/demo-person.ts';
import { clearMemory } from '#tests/mocks/memory/memory.ts';
import { leaveOpenPayments } from '#tests/mocks/memory/settle.ts';
import { AIR_TAXES } from '#tests/mocks/stock/air-taxes.ts';
import { TAX_RATES } from '#tests/mocks/stock/calendar.ts';
import { SENTINELS } from '#tests/mocks/stock/sentinels.ts';

const answered = new Set<string>();
let token: string | null = null;

/** Asks the table as the demo person would, and holds the answer to its contract. */
async function ask<Op extends AnyOperation>(operation: Op, input: { query?: QueryInput<Op>; body?: BodyInput<Op>; key?: string } = {}): Promise<ResponseOf<Op>> {
  const data = await answerMock(operation, { ...input, token });
  const schema = operation.response as z.ZodType;
  expect(schema.safeParse(data).error?.issues ?? [], operation.name).toEqual([]);
  answered.add(operation.name);
  return data;
}

const today = dateInZone(new Date(), 'Asia/Kolkata');
const stay = { checkIn: addDays(today, 20), checkOut: addDays(today, 22), rooms: [{ adults: 2, childAges: [] }] };
const stayQuery = { checkin: stay.checkIn, checkout: stay.checkOut, rooms: formatRooms(stay.rooms) };
const details = { guests: [{ title: 'Ms' as const, firstName: 'Asha', lastName: 'Iyer' }], email: 'asha@demo.sarai.in', mobile: '+91 90000 00001' };

async function signIn() {
  token = (await ask(identity.login, { body: { email: DEMO_PERSON.email, password: DEMO_PASSWORD } })).accessToken;
}

/** As the demo company's administrator; gives the company's id. */
async function signInForWork(): Promise<string> {
  const workEmail = DEMO_EMPLOYEES[0]?.userDetails.workEmail ?? '';
  const session = await ask(companies.logIn, { body: { workEmail, password: DEMO_PASSWORDS[workEmail] ?? '' } });
  token = session.accessTokenData.accessToken;
  return session.companyDetails._id;
}

/** A room of a hotel as its page offers it, quoted. */
async function quoted(slug: string, over: { key?: string } = {}) {
  const { hotel, rooms } = await ask(hotels.listRooms, { query: { hotel: slug, ...stayQuery } });
  const [room] = rooms;
  const [rate] = room?.rates ?? [];
  if (!room || !rate) throw new Error(`${slug} offers nothing`);
  const { price: { qOfferedPriceRoundedOff: shownTotal }, cancellationPolicies: shownPolicies, ratePlanId } = rate;
  return ask(bookings.quote, { ...over, body: { hotelId: hotel._id, roomTypeId: room.roomTypeId, ratePlanId, stay, shownTotal, shownPolicies } });
}

async function held(slug: string) {
  const { _id: bookingId, total } = await quoted(slug);
  await ask(bookings.hold, { body: { bookingId, acceptedTotal: total } });
  return ask(bookings.saveGuests, { body: { bookingId, details } });
}

/** A booking at the gateway's checkout; gives its order too. */
async function atCheckout(slug: string, walletAmount = 0) {
  const { _id: bookingId, total } = await held(slug);
  const { checkoutUrl } = await ask(bookings.pay, { body: { bookingId, expectedTotal: total, walletAmount } });
  return { bookingId, total, orderId: decodeURIComponent(checkoutUrl?.split('/').at(-1) ?? '') };
}

async function paid(slug: string) {
  const { bookingId, orderId } = await atCheckout(slug);
  await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
  return ask(bookings.details, { query: { bookingId } });
}

beforeEach(() => {
  clearMemory();
  token = null;
});

describe('the mock table', () => {
  it('covers every operation of the product', () => {
    expect(mocked.map(({ operation }) => operation.name).sort()).toEqual(operations.map(({ name }) => name).sort());
    expect(mocked.filter(({ answer }) => typeof answer !== 'function')).toEqual([]);
  });

  it('has the demo person, the sentinels and the tax rates of the real stock', () => {
    expect({ ...DEMO_PERSON, password: DEMO_PASSWORD }).toMatchObject(DEMO_PEOPLE[0]);
    expect(SENTINELS).toEqual(REAL_SENTINELS);
    const { people, name, countryCode } = DEMO_COMPANY;
    expect(DEMO_EMPLOYEES.map(({ userDetails: { firstName, lastName, workEmail: email, mobile }, rolesModulesAndPermissions: { userRoleName: role } }) => ({ firstName, lastName, email, mobile, password: DEMO_PASSWORDS[email], role }))).toEqual(people);
    expect(DEMO_EMPLOYEES[0]?.companyDetails).toMatchObject({ companyName: name, countryCode, city: 'Bengaluru' });
    const migration = readFileSync('drizzle/0004_tax-rates.sql', 'utf8');
    for (const { countryCode, label, upTo, rateBp, validFrom } of TAX_RATES) expect(migration).toContain(`('${countryCode}', '${label}', ${upTo}, ${rateBp}, '${validFrom}', null`);
    const air = readFileSync(`drizzle/${readdirSync('drizzle').find((file) => file.endsWith('_flights.sql')) ?? ''}`, 'utf8');
    for (const { code, label, countryCode, at, market, cabins, rateBp, amount, validFrom } of AIR_TAXES) {
      expect(air).toContain(`('${code}', '${label}', '${countryCode}', null, '${at}', '${market}', ${cabins ? `'{${cabins.join(',')}}'` : null}, null, ${rateBp}, ${amount}, '${validFrom}', null`);
    }
  });

  it('refuses in the envelope’s codes: nobody signed in, wrong input, an unknown hotel', async () => {
    await expect(ask(bookings.list, { body: {} })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(ask(identity.login, { body: { email: 'no', password: '' } })).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { password: 'Enter your password.' } });
    await expect(ask(hotels.getHotel, { query: { hotel: 'nowhere' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('each answer parses with its contract', () => {
  it('places, search and landing', async () => {
    expect((await ask(places.searchCities, { query: { cityname: 'banglore' } }))[0]).toMatchObject({ slug: 'bengaluru', hotels: 0 });
    expect((await ask(places.searchCities, { query: { cityname: '' } })).map(({ slug }) => slug)).toEqual(['jaipur', 'kochi']);
    expect(await ask(places.listCountries)).toContainEqual(expect.objectContaining({ countryCode: '356' }));
    expect((await ask(places.searchAirports, { query: { name: 'COK' } }))[0]).toMatchObject({ iata: 'COK' });
    const found = await ask(hotels.searchStays, { query: { city: 'kochi', ...stayQuery } });
    expect(found.stays).toHaveLength(6);
    const { hotel, rooms } = await ask(hotels.listRooms, { query: { hotel: 'boatyard-house', ...stayQuery } });
    expect(await ask(hotels.getHotel, { query: { hotel: 'boatyard-house' } })).toEqual(hotel);
    const lowest = Math.min(...rooms.flatMap((room) => room.rates.map((rate) => rate.price.qOfferedPriceRoundedOff)));
    expect(found.stays.find(({ slug }) => slug === 'boatyard-house')?.offers[0]?.total).toBe(lowest);
    expect(await ask(hotels.findHotels, { query: { name: 'boatyard' } })).toMatchObject([{ slug: 'boatyard-house' }]);
    expect(await ask(hotels.getHighlights)).toMatchObject({ hero: { stays: 6 }, wall: [{ stays: 6 }], sample: { currency: 'INR' }, places: [{ slug: 'jaipur' }, { slug: 'kochi' }] });
  });

  it('flights from search to seats', async () => {
    const query = { from: 'BLR', to: 'DEL', depart: stay.checkIn, adults: '2' };
    const { bounds: [bound], terms, flights: listed } = await ask(flights.searchFlights, { query });
    expect(bound?.itineraries.length).toBeGreaterThan(50);
    const [chosen] = bound!.itineraries;
    const ids = chosen!.flights.map((at) => listed[at]!.id);
    const [fare] = chosen!.fares;
    const offer = { offers: [terms[fare!.terms]!.family, ...ids].join('_'), adults: '2' };
    expect(await ask(flights.fareQuote, { query: { ...offer, listedTotal: String(fare!.total) } })).toMatchObject({ total: fare!.total, isPriceChanged: false });
    const lowest = Math.min(...bound!.itineraries.flatMap(({ fares }) => fares.filter(({ terms: at }) => terms[at]!.cabin === 2).map(({ total }) => total)));
    expect((await ask(flights.fareCalendar, { query })).days.find(({ date }) => date === stay.checkIn)?.total).toBe(lowest);
    expect((await ask(flights.fareRule, { query: offer })).bounds[0]?.rules.length).toBeGreaterThan(3);
    expect((await ask(flights.listExtras, { query: offer })).assistance.map(({ code }) => code)).toContain('WCHR');
    expect((await ask(flights.seatMap, { query: { ...offer, flight: ids[0]! } })).open).toBeGreaterThan(0);
    await expect(ask(flights.seatMap, { query: { ...offer, flight: '6E1.2026-01-01' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('people and their tokens', async () => {
    const signed = await ask(identity.login, { body: { email: DEMO_PERSON.email, password: DEMO_PASSWORD } });
    await expect(ask(identity.login, { body: { email: DEMO_PERSON.email, password: 'another' } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await ask(identity.refresh, { body: { refreshToken: signed.savedToken ?? '' } })).toHaveProperty('savedToken');
    expect(await ask(identity.refresh, { body: { refreshToken: signed.refreshToken } })).not.toHaveProperty('savedToken');
    await expect(ask(identity.refresh, { body: { refreshToken: 'forged' } })).rejects.toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
    token = (await ask(identity.register, { body: { firstName: 'Ravi', lastName: 'Menon', email: 'ravi@example.com', mobile: '+91 90000 00009', password: 'long enough' } })).accessToken;
    await expect(ask(identity.getUser, { query: { id: DEMO_PERSON._id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await signIn();
    expect(await ask(identity.getUser, { query: { id: DEMO_PERSON._id } })).toEqual(DEMO_PERSON);
    await ask(identity.logout, { body: { refreshToken: signed.refreshToken } });
  });

  it('passwords, sessions and the account', async () => {
    const { email } = DEMO_PERSON;
    for (const operation of [identity.forgotPassword, identity.corporateForgotPassword]) await ask(operation, { body: { email } });
    for (const operation of [identity.resetPassword, identity.corporateResetPassword]) {
      await ask(operation, { body: { token: 'mock-link', password: 'quite another password' } });
      await expect(ask(operation, { body: { token: 'mock-used-link', password: 'quite another password' } })).rejects.toMatchObject({ code: 'LINK_INVALID' });
    }
    await signIn();
    await ask(identity.changePassword, { body: { currentPassword: DEMO_PASSWORD, password: 'quite another password' } });
    await expect(ask(identity.changePassword, { body: { currentPassword: 'wrong-password', password: 'quite another password' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const [session] = await ask(identity.listSessions);
    await ask(identity.endSession, { body: { sessionId: session?._id ?? '' } });
    await ask(identity.endAllSessions, { body: {} });
    const { firstName, lastName, mobile } = DEMO_PERSON;
    expect(await ask(identity.updateUser, { body: { firstName: 'Aashaa', lastName, mobile, email } })).toMatchObject({ firstName: 'Aashaa' });
    await expect(ask(identity.updateUser, { body: { firstName, lastName, mobile, email: 'other@example.com' } })).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { currentPassword: expect.any(String) as string } });
    await ask(accounts.exportData);
    const { walletBalance } = await ask(accounts.closingTerms);
    await expect(ask(accounts.closeAccount, { body: { password: DEMO_PASSWORD } })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    await ask(accounts.closeAccount, { body: { password: DEMO_PASSWORD, givenUp: walletBalance } });
    await expect(ask(accounts.closingTerms)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('a company signs up, invites, and its people sign in and out', async () => {
    const [{ userDetails: demo } = { userDetails: null }] = DEMO_EMPLOYEES;
    const workEmail = demo?.workEmail ?? '';
    await expect(ask(companies.logIn, { body: { workEmail, password: 'another' } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await ask(companies.logIn, { body: { workEmail, password: DEMO_PASSWORDS[workEmail] ?? '' } });
    const form = { companyName: 'Malabar Mills', countryCode: '356', city: 'kochi', firstName: 'Ravi', lastName: 'Menon', workEmail: 'ravi@mills.example', mobile: '9845022812', password: 'a long enough one' };
    await expect(ask(companies.signUp, { body: { ...form, city: 'london' } })).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { city: expect.any(String) as string } });
    const session = await ask(companies.signUp, { body: form });
    expect(await ask(identity.corporateRefresh, { body: { refreshToken: session.accessTokenData.savedToken ?? '' } })).toHaveProperty('savedToken');
    token = session.accessTokenData.accessToken;
    const { userDetails: user, accessTokenData: _, ...about } = session;
    expect(await ask(companies.userDetails, { query: {} })).toMatchObject({ user, ...about });
    await expect(ask(companies.userDetails, { query: { userId: demo?._id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { employee } = await ask(companies.inviteEmployee, { body: { firstName: 'Tara', lastName: 'Nair', workEmail: 'tara@mills.example', mobile: '9845022813' } });
    const activation = { token: `mock-invitation.${employee._id}`, password: 'a long enough one' };
    const tara = await ask(companies.activateEmployee, { body: activation });
    await expect(ask(companies.activateEmployee, { body: activation })).rejects.toMatchObject({ code: 'ALREADY_ACTIVE', message: 'User is already Active' });
    await expect(ask(companies.activateEmployee, { body: { ...activation, token: 'none' } })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'User not found.' });
    token = tara.accessTokenData.accessToken;
    await expect(ask(companies.inviteEmployee, { body: { firstName: 'A', lastName: 'B', workEmail: 'c@mills.example', mobile: '9845022813' } })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ask(identity.corporateLogout, { body: { refreshToken: tara.accessTokenData.refreshToken } });
    expect(await ask(places.locate)).toMatchObject({ country: { countryCode: '356' } });
  });

  it('a company administers itself', async () => {
    const companyId = await signInForWork();
    const [priya, nikhil] = DEMO_EMPLOYEES.map(({ userDetails }) => userDetails._id) as [string, string];
    await ask(companies.saveCompany, { body: { companyName: 'Kaveri', registrations: [{ number: '29AAGCB7383J1Z4', isHeadOffice: true }] } });
    expect(await ask(companies.companyProfile)).toMatchObject({ companyName: 'Kaveri', registrations: [{ state: 'Karnataka' }] });
    const { departmentId } = await ask(companies.addDepartment, { body: { departmentName: 'North' } });
    await ask(companies.changeDepartment, { body: { departmentId, departmentName: 'North East', parentId: 'dep_sales', headId: nikhil } });
    expect((await ask(companies.departments)).departments).toContainEqual(expect.objectContaining({ departmentName: 'North East', parentId: 'dep_sales', head: { _id: nikhil, name: 'Nikhil Bose' } }));
    const { groupId } = await ask(companies.addGroup, { body: { grouping: 'band', name: 'Band 3' } });
    await ask(companies.renameGroup, { body: { grouping: 'band', groupId, name: 'Band 4' } });
    expect((await ask(companies.bands)).bands.map(({ band }) => band)).toContain('Band 4');
    await expect(ask(companies.deleteGroup, { body: { grouping: 'level', groupId: 'lvl_1' } })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await ask(companies.groupDeletion, { query: { grouping: 'level', groupId: 'lvl_1', moveTo: 'lvl_2' } })).sentence).toContain('1 person goes to Level 2.');
    expect(await ask(companies.deleteGroup, { body: { grouping: 'level', groupId: 'lvl_1', moveTo: 'lvl_2' } })).toEqual({ moved: 1 });
    expect([(await ask(companies.levels)).levels.length, (await ask(companies.designations)).designations.length]).toEqual([1, 2]);
    const { userRoleId } = await ask(companies.addRole, { body: { userRoleName: 'Desk', rights: ['company.edit'] } });
    await ask(companies.changeRole, { body: { userRoleId, userRoleName: 'Travel desk', rights: ['booking.view'] } });
    const place = { employeeId: null, departmentId, designationId: null, bandId: null, levelId: null, managerId: priya };
    await ask(companies.changeEmployee, { body: { userId: nikhil, firstName: 'Nikhil', lastName: 'Bose', mobile: '9876543210', ...place, userRoleId } });
    const { users } = await ask(companies.employeeList, { body: { companyId, searchKey: 'nik' } });
    expect(users).toMatchObject([{ userRole: { userRoleName: 'Travel desk' }, department: { departmentId }, travelPolicyDetails: [{ travelPolicyName: 'Everyone' }] }]);
    const employee = (await ask(companies.roles)).roles.find(({ system }) => system === 'employee')?.userRoleId ?? '';
    expect(await ask(companies.deleteRole, { body: { userRoleId, moveTo: employee } })).toEqual({ moved: 1 });
    expect((await ask(companies.employeeLeaving, { query: { userId: nikhil } })).sentences).toContain('North East has no head until you name one.');
    await ask(companies.deactivateEmployee, { body: { userId: nikhil } });
    await ask(companies.reactivateEmployee, { body: { userId: nikhil } });
    const file = Buffer.from('First name,Last name,Work email,Mobile\nOm,Rao,om@kaveri.example,9876543210\n').toString('base64');
    expect([await ask(companies.importEmployees, { body: { file, apply: false } }), await ask(companies.importEmployees, { body: { file, apply: true } })]).toMatchObject([{ ok: true, added: 0 }, { added: 1 }]);
    const { settings } = await ask(companies.companyConfiguration);
    expect((await ask(companies.saveConfiguration, { body: { ...settings, guestsAllowed: true } })).effects.guestsAllowed).toContain('guests');
    expect((await ask(companies.auditTrail, { query: { kind: 'import' } })).entries).toHaveLength(1);
    expect(new TextDecoder().decode(await ask(companies.auditTrailFile, { query: {} }))).toContain('Nikhil Bose');
  });

  it('a company writes policies and approvals', async () => {
    const companyId = await signInForWork();
    const { versions: [first] } = await ask(policy.policyDetails, { query: { policyId: 'pol_everyone' } });
    const draft = { travelPolicyName: 'Everyone', policyConfigData: (first?.policy.policyConfigData ?? []).map((entry) => ({ ...entry, bookingWindow: 5 })) };
    const { version } = await ask(policy.changePolicy, { body: { policyId: 'pol_everyone', ...draft } });
    expect((await ask(policy.policyDetails, { query: { policyId: 'pol_everyone' } })).versions[0]?.difference.map(({ effect }) => effect)).toEqual(['stricter', 'looser']);
    expect((await ask(policy.dryRunPolicy, { query: { policyId: 'pol_everyone', version: String(version) } })).sentences).toHaveLength(1);
    await ask(policy.publishPolicy, { body: { policyId: 'pol_everyone', version } });
    const { policyId, version: one } = await ask(policy.addPolicy, { body: { ...draft, travelPolicyName: 'Sales' } });
    await ask(policy.assignPolicy, { body: { policyId, to: 'company', targetId: companyId } });
    await ask(policy.unassignPolicy, { body: { policyId, to: 'company', targetId: companyId } });
    await ask(policy.discardDraft, { body: { policyId, version: one } });
    expect((await ask(policy.policies)).policies.map(({ travelPolicyName }) => travelPolicyName)).toEqual(['Everyone']);
    expect((await ask(policy.policyOf, { query: { userId: 'usr_mocknikhil' } })).why).toContain('No policy applies');
    const option = { mode: 'bus' as const, id: 'one', total: 1, place: { city: 'kochi', country: 'IN' }, name: 'Bus', from: today, units: 1 };
    expect((await ask(policy.verdicts, { body: { travellerIds: ['usr_mocknikhil'], options: [option] } })).verdicts).toHaveLength(1);
    const rules = [{ travelCategories: [], policy: 'any' as const, upTo: null, levels: [] }];
    const { approvalConfigId } = await ask(approvals.addApprovalConfiguration, { body: { approvalConfigName: 'By itself', isCompanys: false, rules } });
    await ask(approvals.changeApprovalConfiguration, { body: { approvalConfigId, approvalConfigName: 'Always', isCompanys: true, rules } });
    expect((await ask(approvals.approvalConfigurations)).configurations.find(({ isCompanys }) => isCompanys)).toMatchObject({ approvalConfigName: 'Always', sentences: ['Everything: approved by itself.'] });
    await ask(approvals.deleteApprovalConfiguration, { body: { approvalConfigId } });
  });

  it('somebody books a stay for the company', async () => {
    await signInForWork();
    const [me, city] = ['usr_mockpriya', 'kochi'];
    const party = { travellerIds: [me], guests: 0 };
    const alone = { ...stay, rooms: [{ adults: 1, childAges: [] }] };
    expect((await ask(bookings.travellers, { query: {} })).travellers.map(({ _id }) => _id)).toEqual([me]);
    const { stays } = await ask(bookings.companyStays, { body: { city, stay: alone, party } });
    const [inside, outside] = [stays.find(({ verdict }) => verdict.inPolicy), stays.find(({ verdict }) => !verdict.inPolicy)];
    expect(outside?.verdict.reasons[0]?.text).toBeTruthy();
    await expect(ask(bookings.companyStays, { body: { city, stay, party } })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const open = async (slug: string, wanted: boolean) => {
      const { hotel, rooms, verdicts } = await ask(bookings.companyRooms, { body: { hotel: slug, stay: alone, party } });
      const rate = verdicts.find(({ verdict }) => verdict.inPolicy === wanted)!;
      const shownTotal = rooms.flatMap(({ rates }) => rates).find(({ ratePlanId }) => ratePlanId === rate.ratePlanId)?.price.qOfferedPriceRoundedOff ?? 0;
      const { bookingId } = await ask(bookings.companyQuote, { body: { hotelId: hotel._id, roomTypeId: rate.roomTypeId, ratePlanId: rate.ratePlanId, stay: alone, party, shownTotal } });
      return { bookingId, acceptedTotal: shownTotal };
    };
    await expect(ask(bookings.hold, { body: await open(outside?.slug ?? '', false) })).rejects.toMatchObject({ code: 'OUT_OF_POLICY' });
    const held = await ask(bookings.hold, { body: await open(inside?.slug ?? '', true) });
    expect(held).toMatchObject({ state: 'held', company: { inPolicy: true } });
    expect(await ask(bookings.companyMoney, { query: { bookingId: held._id } })).toEqual({ paying: 'wallet', covers: 0 });
    expect((await ask(bookings.companyTrips, { body: {} })).trips).toMatchObject([{ _id: held._id, bookedBy: 'Priya Raghavan' }]);
  });

  it('tax numbers and the webhook', async () => {
    expect(await ask(documents.verifyGst, { body: { gstNumber: '27AAPFU0939F1ZV' } })).toMatchObject({ valid: true });
    expect(await ask(documents.verifyPan, { body: { pan: 'ABCPE1234' } })).toMatchObject({ valid: false });
    await ask(payments.webhook);
  });

  it('a stay from quote to cancellation, with its papers', async () => {
    await signIn();
    const booking = await paid('boatyard-house');
    expect(booking).toMatchObject({ state: 'confirmed', documents: { voucher: true }, payment: { gateway: booking.total, method: 'upi' } });
    expect(booking.trail.map(({ stage }) => stage)).toEqual(['hotel', 'review', 'hold', 'payment']);
    expect(await ask(bookings.list, { body: { when: 'upcoming' } })).toMatchObject({ count: 1, counts: { upcoming: 1, past: 0, cancelled: 0 } });

    const query = { bookingId: booking._id };
    const text = async (file: Promise<Uint8Array>) => new TextDecoder().decode(await file);
    expect(await text(ask(documents.voucher, { query }))).toMatch(/^%PDF-1\.4[\s\S]*Boatyard House[\s\S]*%%EOF/);
    expect(await text(ask(documents.invoice, { query }))).toContain(booking.documents.invoice);
    expect(await text(ask(documents.calendar, { query }))).toContain('BEGIN:VEVENT');
    await expect(ask(documents.creditNote, { query })).rejects.toMatchObject({ code: 'STATE_BLOCKED' });

    const due = await ask(bookings.cancelQuote, { query });
    await expect(ask(bookings.cancel, { body: { ...query, expectedRefund: due.refund + 1, refundTo: 'wallet' } })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    const cancelled = await ask(bookings.cancel, { body: { ...query, expectedRefund: due.refund, refundTo: 'wallet' } });
    expect(cancelled).toMatchObject({ state: 'cancelled', refund: { amount: booking.total, to: 'wallet', state: 'processed' } });
    expect((await ask(payments.walletBalance)).balance).toBe(500_000 + booking.total);
    expect((await ask(payments.walletTransactions, { query: {} })).response[0]).toMatchObject({ amount: booking.total });
    expect(await text(ask(documents.creditNote, { query }))).toContain(cancelled.documents.creditNote);
  });

  it('flights from quote to ticket, a change, and a part cancelled', async () => {
    await signIn();
    const [out, back] = [`flexi_XX9011.${stay.checkIn}`, `flexi_XX9111.${stay.checkOut}`];
    const party = { adults: 2, children: 0, infants: 0 };
    const quoted = await ask(bookings.quoteFlight, { body: { offers: [out, back], party, shownTotal: 1 } });
    expect(quoted).toMatchObject({ title: 'Bengaluru – Delhi and back', holds: 'price', change: { before: { total: 1 } } });
    const bookingId = quoted._id;
    const person = { type: 'ADT' as const, title: 'Ms' as const, lastName: 'Rao' };
    const contact = { email: 'asha@demo.sarai.in', mobile: '9876543210' };
    await expect(ask(bookings.saveTravellers, { body: { bookingId, details: { passengers: [{ ...person, firstName: '王' }], ...contact } } })).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { 'details.passengers.0.firstName': expect.any(String) as string } });
    await ask(bookings.saveTravellers, { body: { bookingId, details: { passengers: [{ ...person, firstName: 'Asha' }, { ...person, firstName: 'Uma' }], ...contact } } });
    const chosen = await ask(bookings.saveExtras, { body: { bookingId, extras: [{ kind: 'bag', passenger: 0, bound: 0, code: 'BG05' }] } });
    expect(chosen.total).toBe(quoted.total + chosen.extrasTotal);
    await ask(bookings.hold, { body: { bookingId, acceptedTotal: chosen.total } });
    const { checkoutUrl } = await ask(bookings.pay, { body: { bookingId, expectedTotal: chosen.total } });
    const orderId = checkoutUrl?.split('/').at(-1) ?? '';
    expect(await ask(payments.gatewayCheckout, { query: { orderId } })).toMatchObject({ amount: chosen.total, description: 'Flights' });
    await ask(payments.gatewayAttempt, { body: { orderId, method: 'upi', outcome: 'success' } });
    expect(pathAfterCheckout({ razorpay_order_id: orderId, razorpay_signature: 'mock' })).toBe(`/flights/confirmation?bookingId=${bookingId}`);
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({ state: 'confirmed', parts: [{ state: 'ticketed' }] });
    expect(new TextDecoder().decode(await ask(documents.ticket, { query: { bookingId } }))).toContain('ticket 000');

    const later = out.replace(stay.checkIn, addDays(stay.checkIn, 1));
    const { due } = await ask(bookings.changeFlightQuote, { query: { bookingId, bound: '0', offer: later } });
    const changing = await ask(bookings.changeFlight, { body: { bookingId, bound: 0, offer: later, expectedDue: due } });
    const changeOrder = changing.checkoutUrl?.split('/').at(-1) ?? '';
    if (due > 0) {
      expect(changing.booking).toMatchObject({ state: 'paying_change', total: chosen.total, acts: [{ state: 'paying', amount: due }] });
      await ask(payments.gatewayAttempt, { body: { orderId: changeOrder, method: 'upi', outcome: 'success' } });
      expect(pathAfterCheckout({ razorpay_order_id: changeOrder, razorpay_signature: 'mock' })).toBe(`/bookings/details?bookingId=${bookingId}`);
    }
    expect(await ask(bookings.details, { query: { bookingId } })).toMatchObject({ state: 'confirmed', total: chosen.total + due, bounds: [{ offer: later }, {}], acts: [{ state: 'done' }] });
    const quote = await ask(bookings.cancelFlightQuote, { query: { bookingId, bounds: '1', passengers: '1' } });
    expect(quote.whole).toBe(false);
    const part = await ask(bookings.cancelFlight, { body: { bookingId, bounds: [1], passengers: [1], expectedRefund: quote.refund, refundTo: 'wallet' } });
    expect(part).toMatchObject({ state: 'confirmed', total: chosen.total + due - quote.refund });
    expect(await ask(bookings.acceptSchedule, { body: { bookingId } })).toMatchObject({ scheduleChange: null });
    const rest = await ask(bookings.cancelQuote, { query: { bookingId } });
    expect(await ask(bookings.cancel, { body: { bookingId, expectedRefund: rest.refund, refundTo: 'wallet' } })).toMatchObject({ state: 'cancelled', refund: { amount: rest.refund } });
  });

  it('every operation was asked above', async () => {
    await signIn();
    const { _id: bookingId } = await held('spice-lane-inn');
    expect(await ask(bookings.release, { body: { bookingId } })).toMatchObject({ state: 'expired' });
    const { orderId, total } = await atCheckout('spice-lane-inn');
    expect(await ask(payments.gatewayCheckout, { query: { orderId } })).toMatchObject({ amount: total, state: 'open', description: 'Spice Lane Inn, 2 nights' });
    expect([...answered].sort()).toEqual(operations.map(({ name }) => name).sort());
  });
});

describe('payment', () => {
  beforeEach(signIn);

  it('fits its order into the 60 characters of the contract, and leads back where it should', async () => {
    const { bookingId, orderId } = await atCheckout('mi-road-grand');
    expect(orderId.length).toBeLessThanOrEqual(60);
    expect(pathAfterCheckout({ razorpay_order_id: orderId })).toBe(`/hotels/review?bookingId=${bookingId}`);
    expect(pathAfterCheckout({ razorpay_order_id: orderId, razorpay_signature: 'mock' })).toBe(`/confirmationbooking?bookingId=${bookingId}`);
    expect(pathAfterCheckout({})).toBe('/bookings');
  });

  it('that was declined and left keeps the room and gives the wallet’s part back', async () => {
    const { bookingId, orderId } = await atCheckout('boatyard-house', 100_000);
    expect((await ask(payments.walletBalance)).balance).toBe(400_000);
    expect(await ask(payments.gatewayAttempt, { body: { orderId, method: 'card', outcome: 'failure' } })).toMatchObject({ paid: false });
    leaveOpenPayments(new Date());
    const booking = await ask(bookings.details, { query: { bookingId } });
    expect(booking).toMatchObject({ state: 'held', payment: { wallet: 0 } });
    expect(booking.payment.problem).toContain('declined');
    expect((await ask(payments.walletBalance)).balance).toBe(500_000);
  });

  it('from the wallet alone settles at once; more than it holds is refused', async () => {
    const { _id: bookingId, total } = await held('ernakulam-junction-rooms');
    expect(await ask(bookings.pay, { body: { bookingId, expectedTotal: total, walletAmount: total } })).toMatchObject({ checkoutUrl: null, booking: { state: 'confirmed' } });
    const dear = await held('mi-road-grand');
    await expect(ask(bookings.pay, { body: { bookingId: dear._id, expectedTotal: dear.total, walletAmount: dear.total } })).rejects.toMatchObject({ code: 'INSUFFICIENT_WALLET' });
  });

  it('repeated with the same key gives the first answer', async () => {
    const first = await quoted('boatyard-house', { key: 'one' });
    expect((await quoted('boatyard-house', { key: 'one' }))._id).toBe(first._id);
    expect((await quoted('boatyard-house', { key: 'two' }))._id).not.toBe(first._id);
  });
});

describe('the sentinels play what they say', () => {
  beforeEach(signIn);

  it('price and policy change before the hold', async () => {
    const dearer = await quoted('sentinel-price-change');
    expect(dearer.change).toMatchObject({ after: { total: dearer.total } });
    expect(dearer.change?.before.total).toBeLessThan(dearer.total);
    await expect(ask(bookings.hold, { body: { bookingId: dearer._id, acceptedTotal: dearer.change?.before.total ?? 0 } })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    const accepted = await ask(bookings.hold, { body: { bookingId: dearer._id, acceptedTotal: dearer.total } });
    expect(accepted.trail.map(({ stage }) => stage)).toEqual(['hotel', 'review', 'accepted', 'hold']);
    expect((await quoted('sentinel-policy-change')).change?.after.policies).not.toEqual((await quoted('sentinel-policy-change')).change?.before.policies);
  });

  it('sold out at the hold, and at the confirmation with all of the money back', async () => {
    await expect(held('sentinel-sold-out-at-hold')).rejects.toMatchObject({ code: 'SOLD_OUT' });
    expect(await paid('sentinel-sold-out-at-confirm')).toMatchObject({ state: 'failed', refund: { to: 'source' } });
  });

  it('answers that come late or never', async () => {
    const look = (bookingId: string) => ask(bookings.details, { query: { bookingId } });
    expect(await paid('sentinel-timeout-after-booking')).toMatchObject({ state: 'confirmed' });
    const pending = await paid('sentinel-pending');
    expect([pending.state, (await look(pending._id)).state, (await look(pending._id)).state]).toEqual(['unknown', 'unknown', 'confirmed']);
    const lost = await paid('sentinel-lost-request');
    expect(lost.state).toBe('unknown');
    for (let looks = 0; looks < 2; looks++) await look(lost._id);
    expect(await look(lost._id)).toMatchObject({ state: 'failed' });
  });
});
