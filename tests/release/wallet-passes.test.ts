import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { addDays } from '#lib/shared/dates.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, type Buyer } from '../support/buyer.ts';
import { useEnvironment } from '../support/environment.ts';
import { BACK, FAMILY, flyerOf, zz } from '../support/flyer.ts';
import { checkSignature, filesOfPass, noPassTools, walletKeys } from '../support/wallet-keys.ts';

const keys = noPassTools ? null : walletKeys();
useEnvironment({ ...keys?.variables });
const setup = useBookingSetup();

type Field = { key: string; label: string; value: string };
type PassJson = Record<string, unknown> & { generic: Record<string, Field[]> };

const list = (who: Pick<Buyer, 'token'>, bookingId: string) =>
  call<{ apple: boolean; google: boolean; passes: { _id: string; label: string }[] }>(
    'GET',
    `/api/bookings/wallet-passes?bookingId=${bookingId}`,
    { token: who.token() },
  );
const googleLink = (who: Pick<Buyer, 'token'>, bookingId: string, pass = '') =>
  call<{ url: string }>('GET', `/api/documents/google-wallet-link?bookingId=${bookingId}&passId=${pass}`, {
    token: who.token(),
  });

async function applePass(who: Pick<Buyer, 'token'>, bookingId: string, pass = '') {
  const answer = await fetch(`${setup.api()}/api/documents/apple-wallet-pass?bookingId=${bookingId}&passId=${pass}`, {
    headers: { authorization: `Bearer ${who.token()}` },
  });
  expect(answer.status).toBe(200);
  const files = filesOfPass(new Uint8Array(await answer.arrayBuffer()));
  const json = JSON.parse(files['pass.json']!.toString()) as PassJson;
  const fields = Object.values(json.generic).flat();
  return { answer, files, json, fields, values: fields.map(({ value }) => value) };
}

/** The one object of a Google link whose signature holds. */
async function googleObject(url: string) {
  expect(url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(url.length).toBeLessThanOrEqual(1800);
  const { payload, protectedHeader } = await jwtVerify(url.split('/').at(-1)!, keys!.google.publicKey, {
    audience: 'google',
    issuer: keys!.google.email,
    currentDate: clock.now(),
  });
  const { genericClasses, genericObjects } = payload.payload as Record<
    string,
    { id: string; textModulesData: { header: string; body: string }[] }[]
  >;
  return { payload, protectedHeader, classId: genericClasses![0]!.id, object: genericObjects![0]! };
}

describe.skipIf(noPassTools)('passes for a phone’s wallet', { timeout: 60_000 }, () => {
  it('[7.20] a stay for Apple Wallet: signed, whole, and with what the desk of the hotel asks for', async () => {
    const asha = await setup.buyer();
    const booking = await asha.confirmed(await setup.stocked({ telephone: '+44 1632 960000' }));
    expect(booking.documents).toMatchObject({ wallet: true });
    expect((await list(asha, booking._id)).data).toEqual({
      apple: true,
      google: true,
      passes: [{ _id: 'stay', label: `${booking.hotel.name}, ${booking.hotel.city}` }],
    });

    const { answer, files, json, fields, values } = await applePass(asha, booking._id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': 'attachment; filename="apple-wallet-pass.pkpass"',
      'cache-control': 'private, no-store',
    });
    checkSignature(files['manifest.json']!, files.signature!, keys!.apple.authority);
    expect(() => checkSignature(files['pass.json']!, files.signature!, keys!.apple.authority)).toThrow();
    const { 'manifest.json': manifest, signature, ...content } = files;
    expect(signature).toBeDefined();
    expect(JSON.parse(manifest!.toString())).toEqual(
      Object.fromEntries(
        Object.entries(content).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
      ),
    );
    expect(Object.keys(content).sort()).toEqual(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json']);
    expect(['icon.png', 'icon@2x.png', 'icon@3x.png'].map((name) => files[name]!.readUInt32BE(16))).toEqual([
      29, 58, 87,
    ]);
    expect(json).toMatchObject({
      formatVersion: 1,
      passTypeIdentifier: 'pass.example.sarai.trips',
      teamIdentifier: 'SARAI12345',
      serialNumber: `${booking._id}.stay`,
      organizationName: 'Sarai',
      expirationDate: booking.checkOutAt,
    });
    expect(json).not.toHaveProperty('barcodes');
    expect(new Set(fields.map(({ key }) => key)).size).toBe(fields.length);
    for (const value of [booking.confirmationCode, booking.hotel.name, '+44 1632 960000', 'Ms Asha Rao', booking._id])
      expect(values).toContain(value);
    expect(fields.find(({ key }) => key === 'check-in')?.value).toMatch(/^\w{3} \d+ Dec 2026, 14:00$/);
    expect(values.join('\n')).toContain('Local at the hotel (Asia/Kolkata, UTC+5:30 at check-in).');
    expect(JSON.stringify(json)).not.toMatch(/@|BEGIN/); // no email address, no key
  });

  it('[7.20] a stay for Google Wallet: a link signed by the account, with the fields that Google requires', async () => {
    const asha = await setup.buyer();
    const booking = await asha.confirmed(await setup.stocked({ telephone: '+44 1632 960000' }));
    const { data } = await googleLink(asha, booking._id);
    const { payload, protectedHeader, classId, object } = await googleObject(data.url);
    const { issuerId } = keys!.google;
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(payload).toMatchObject({ typ: 'savetowallet', origins: [new URL(setup.api()).origin] });
    expect(payload.iat).toBe(clock.now().getTime() / 1000);
    expect(classId).toBe(`${issuerId}.sarai`);
    expect(object).toMatchObject({
      id: expect.stringMatching(new RegExp(`^${issuerId}\\.${booking._id}\\.[0-9a-f]{12}$`)) as string,
      classId,
      cardTitle: { defaultValue: { language: 'en', value: 'Sarai: hotel stay' } },
      header: { defaultValue: { language: 'en', value: booking.hotel.name } },
      validTimeInterval: { end: { date: booking.checkOutAt } },
    });
    const [code, facts] = object.textModulesData.map(({ body }) => body);
    expect(code).toBe(booking.confirmationCode);
    for (const words of [
      'Check in from: ',
      'Guest: Ms Asha Rao',
      `Address: ${booking.hotel.address}`,
      '+44 1632 960000',
    ])
      expect(facts).toContain(words);
  });

  it('[7.20] a trip by air has a pass for each passenger and flight, which is said to be no boarding pass', async () => {
    const asha = await flyerOf(setup);
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)], party: FAMILY });
    const people = trip.details!.passengers.length;
    const { passes } = (await list(asha, trip._id)).data;
    expect(passes).toHaveLength(2 * people);
    expect(passes[0]).toEqual({ _id: '0-0-0', label: 'Ms Asha Rao, ZZ 9011, Bengaluru BLR to Delhi DEL' });

    const serials = new Set<unknown>();
    for (const { _id, label } of passes) {
      const { files, json, fields, values } = await applePass(asha, trip._id, _id);
      checkSignature(files['manifest.json']!, files.signature!, keys!.apple.authority);
      serials.add(json.serialNumber);
      expect(json).not.toHaveProperty('boardingPass');
      expect(json).not.toHaveProperty('barcodes');
      expect(json.description).toContain('Not a boarding pass');
      expect(json.generic.primaryFields).toEqual([
        { key: 'route', label: 'Not a boarding pass', value: expect.stringContaining(' to ') as string },
      ]);
      expect(fields.filter(({ label: name }) => name === 'Not a boarding pass')).toHaveLength(2);
      expect(label).toContain(fields.find(({ key }) => key === 'passenger')!.value);
      expect(trip.parts.map(({ pnr }) => pnr)).toContain(fields.find(({ key }) => key === 'pnr')!.value);
      const tickets = trip.parts.flatMap((part) => part.tickets.map(({ number }) => number));
      expect(tickets).toContain(fields.find(({ key }) => key === 'ticket')!.value.replace('-', ''));
      expect(values).toContain(trip._id);
    }
    expect(serials.size).toBe(2 * people);
    const { object } = await googleObject((await googleLink(asha, trip._id, '1-0-0')).data.url);
    expect(object).toMatchObject({
      subheader: { defaultValue: { value: 'Not a boarding pass' } },
      header: { defaultValue: { value: 'Delhi DEL to Bengaluru BLR' } },
    });
    expect(object.textModulesData[1]!.body).toMatch(
      /^Departs: .+\nArrives: .+\nFlight: ZZ 9111\nPassenger: Ms Asha Rao\nSeat: .+\nNot a boarding pass: This is your reservation\./,
    );
    expect((await googleLink(asha, trip._id, '7-0-0')).status).toBe(404);
    expect((await googleLink(asha, trip._id, 'a b')).status).toBe(400);
  });

  it('[7.20] nobody 401; somebody else’s booking and none alike 404', async () => {
    const [owner, stranger] = [await setup.buyer(), await setup.buyer()];
    const booking = await owner.confirmed(await setup.stocked());
    for (const path of ['bookings/wallet-passes', 'documents/apple-wallet-pass', 'documents/google-wallet-link']) {
      const ask = (bookingId: string, token?: string) =>
        call('GET', `/api/${path}?bookingId=${bookingId}`, token ? { token } : {});
      expect((await ask(booking._id)).status).toBe(401);
      const [others, none] = [await ask(booking._id, stranger.token()), await ask('bkg_none', stranger.token())];
      expect([others.status, others.json]).toEqual([
        404,
        { ...(none.json as object), requestId: expect.any(String) as string },
      ]);
    }
  });

  it('[7.20] a held, cancelled or past booking has none, and says why', async () => {
    const asha = await setup.buyer();
    const held = await asha.held(await setup.stocked());
    expect(held.documents).not.toHaveProperty('wallet');
    expect((await googleLink(asha, held._id)).json).toMatchObject({
      status: 'FAILURE',
      message: expect.stringContaining('has not confirmed this booking yet') as string,
    });

    const booking = await asha.confirmed(await setup.stocked(), { stay: aStay({ inDays: 20 }) });
    const { data: quote } = await asha.cancelQuote(booking._id);
    const { data: cancelled } = await asha.cancel(booking._id, quote.refund, 'wallet');
    expect(cancelled.documents).not.toHaveProperty('wallet');
    for (const ask of [list, googleLink])
      expect(await ask(asha, booking._id)).toMatchObject({
        status: 409,
        json: { message: 'This stay was cancelled, so it has no wallet pass any more. Its invoice is still here.' },
      });

    const past = await asha.confirmed(await setup.stocked());
    clock.freeze(`${addDays(past.stay.checkOut, 1)}T12:00:00Z`);
    expect(await list(asha, past._id)).toMatchObject({
      status: 409,
      json: { message: 'This trip is over, so it has no wallet pass.' },
    });
  });

  it('[7.20] after a change of dates the pass has the new ones under the same serial number', async () => {
    const asha = await setup.buyer(1_000_000);
    const booking = await asha.confirmed(await setup.stocked());
    const [before, linkBefore] = [await applePass(asha, booking._id), (await googleLink(asha, booking._id)).data.url];
    const checkIn = addDays(booking.stay.checkIn, 1);
    const { status } = await asha.changeDates(booking._id, { checkIn, checkOut: addDays(checkIn, 2) }, 0);
    expect(status).toBe(200);
    const [after, link] = [await applePass(asha, booking._id), (await googleLink(asha, booking._id)).data.url];
    expect(after.json.serialNumber).toBe(before.json.serialNumber);
    const checkInOf = ({ fields }: typeof before) => fields.find(({ key }) => key === 'check-in')?.value;
    expect(checkInOf(after)).not.toBe(checkInOf(before));
    const [one, other] = [await googleObject(linkBefore), await googleObject(link)];
    expect(other.object.id).not.toBe(one.object.id); // Google does not change what a link added
  });
});
