import { decode } from 'bcbp';
import { expect, it } from 'vitest';
import type { TicketCodes } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { codesIn } from '../support/aztec-in-pdf.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { BACK, FAMILY, flyerOf, xx, zz } from '../support/flyer.ts';
import { noPdfTools } from '../support/pdf-tools.ts';
import { readAztec } from '../support/read-aztec.ts';

const setup = useBookingSetup();
const PATH = '/api/bookings/boarding-codes';

/** What a bar code says, read by a reader that shares nothing with the drawing. */
const textOf = ({ width, dark }: TicketCodes['codes'][number]): string => {
  const bytes = Buffer.from(dark, 'base64');
  return readAztec(width, (x, y) => {
    const at = y * width + x;
    return (bytes[at >> 3]! & (128 >> (at & 7))) !== 0;
  });
};

it('[7.20] the codes of an e-ticket are those that it prints, say who flies what, and that they are no boarding pass', async () => {
  const asha = await flyerOf(setup, 0);
  const trip = await asha.ticketed({ offers: [zz(9011), xx(9111, BACK)], party: FAMILY });
  const { data } = await asha.get<TicketCodes>(`${PATH}?bookingId=${trip._id}`);
  expect(data.note).toBe(
    'Not a boarding pass. These codes are of your e-ticket. Sentinel Air and Sentinel Direct give you a boarding pass when you check in with your PNR.',
  );
  expect(data.codes).toHaveLength(8);
  expect(data.codes[0]).toMatchObject({
    passenger: 'Ms Asha Rao',
    flights: 'ZZ 9011, Bengaluru to Delhi, Sun 20 Dec 2026',
    ticket: expect.stringMatching(/^\d{13}$/) as string,
  });
  const texts = data.codes.map(textOf);
  for (const [at, text] of texts.entries()) {
    const leg = decode(text, 2026).data?.legs?.[0];
    expect(`${leg?.airlineNumericCode}${leg?.serialNumber}`).toBe(data.codes[at]!.ticket);
    expect(trip.parts.map(({ pnr }) => pnr)).toContain(leg?.operatingCarrierPNR);
  }
  if (noPdfTools) return;
  const ticket = await fetch(`${setup.api()}/api/documents/ticket?bookingId=${trip._id}`, {
    headers: { authorization: `Bearer ${asha.token()}` },
  });
  expect(codesIn(new Uint8Array(await ticket.arrayBuffer()))).toEqual(texts);
});

it('[7.20] only of the directions still to come, and of none once the trip is cancelled', async () => {
  const asha = await flyerOf(setup, 0);
  const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)] });
  const flights = async () =>
    (await asha.get<TicketCodes>(`${PATH}?bookingId=${trip._id}`)).data.codes.map(({ flights: words }) => words);
  expect(await flights()).toHaveLength(2 * (trip.party.adults + trip.party.children + trip.party.infants));
  const arrives = Date.parse(trip.bounds[0]!.segments.at(-1)!.destination.instant);
  clock.advance(arrives - clock.now().getTime() + 1000);
  expect(new Set(await flights())).toEqual(new Set([expect.stringMatching(/^ZZ 9111, Delhi to Bengaluru/)]));
  const other = await flyerOf(setup, 0);
  const cancelled = await other.ticketed({ offers: [zz(9011, BACK)] });
  await other.cancelTrip(cancelled._id, (await other.dueBack(cancelled._id)).data.refund);
  const refused = await other.get(`${PATH}?bookingId=${cancelled._id}`);
  expect([refused.status, refused.json]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('has no ticket any more') as string }),
  ]);
});

it('[6.4] [7.20] are refused: nobody signed in, somebody else’s trip, a stay', async () => {
  const asha = await flyerOf(setup, 0);
  const trip = await asha.ticketed({ offers: [zz(9011)] });
  expect((await fetch(`${setup.api()}${PATH}?bookingId=${trip._id}`)).status).toBe(401);
  const ravi = await setup.buyer();
  expect((await ravi.get(`${PATH}?bookingId=${trip._id}`)).status).toBe(404);
  const stay = await ravi.confirmed(await setup.stocked());
  const refused = await ravi.get(`${PATH}?bookingId=${stay._id}`);
  expect([refused.status, refused.json]).toEqual([
    409,
    expect.objectContaining({ message: 'A stay has no ticket. Its document is the voucher.' }),
  ]);
});
