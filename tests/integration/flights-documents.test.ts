import { sql } from 'drizzle-orm';
import { decode } from 'bcbp';
import ical from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { BACK, FAMILY, flyerOf, travellersFor, xx, zz, OUT } from '../support/flyer.ts';
import { codesIn } from '../support/aztec-in-pdf.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const flyer = (wallet = 0) => flyerOf(setup, wallet);
type Flyer = Awaited<ReturnType<typeof flyer>>;

async function document(
  asha: Flyer,
  kind: 'ticket' | 'invoice' | 'credit-note' | 'calendar' | 'voucher',
  bookingId: string,
): Promise<{ status: number; bytes: Uint8Array; type: string | null }> {
  const response = await fetch(`${setup.api()}/api/documents/${kind}?bookingId=${bookingId}`, {
    headers: { authorization: `Bearer ${asha.token()}` },
  });
  return {
    status: response.status,
    bytes: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get('content-type'),
  };
}
const ticketNumbers = ({ parts }: FlightBooking): string[] =>
  parts.flatMap(({ tickets }) => tickets.map(({ number }) => number)).sort();

describe.skipIf(noPdfTools)('the documents of a flight', { timeout: 60_000 }, () => {
  it('[7.20] the e-ticket says who flies what, and every bar code on it decodes back to its ticket', async () => {
    const asha = await flyer();
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)], party: FAMILY });
    await setup
      .db()
      .execute(
        sql`update bookings set details = jsonb_set(details, '{passengers,0,frequentFlyer}', '[{"airline": "ZZ", "number": "FF1234567"}]') where id = ${trip._id}`,
      );
    const { bytes, type } = await document(asha, 'ticket', trip._id);
    expect(type).toBe('application/pdf');
    checkPdf(bytes);
    const text = textOf(bytes);
    for (const words of [
      'E-ticket',
      'Bengaluru – Delhi and back',
      'ZZ 9011',
      'ZZ 9111',
      '16:00, Sun 20 Dec 2026',
      'UTC+5:30',
      'Ms Asha Rao',
      'Master Kabir Rao',
      'Sentinel Air frequent flyer FF1234567',
      '₹',
      trip._id,
    ])
      expect(text).toContain(words);
    for (const { segments } of trip.bounds)
      for (const { airport, terminal } of [segments[0]!.origin, segments[0]!.destination]) {
        expect(terminal, airport.code).toMatch(/^\w+$/);
        expect(text).toContain(`${airport.name} (${airport.code}), terminal ${terminal} Local time`);
      }
    for (const { pnr, tickets } of trip.parts) {
      expect(text).toContain(pnr);
      for (const { number } of tickets) expect(text).toContain(`${number.slice(0, 3)}-${number.slice(3)}`);
    }
    const codes = codesIn(bytes);
    const read = codes.map((code) => decode(code, 2026).data!);
    expect(read.map(({ legs }) => `${legs![0]!.airlineNumericCode}${legs![0]!.serialNumber}`).sort()).toEqual(
      ticketNumbers(trip),
    );
    for (const { passengerName, legs } of read) {
      const [leg] = legs!;
      const out = leg!.departureAirport === 'BLR';
      expect(leg).toMatchObject({
        operatingCarrierPNR: trip.parts[out ? 0 : 1]!.pnr,
        arrivalAirport: out ? 'DEL' : 'BLR',
        operatingCarrierDesignator: 'ZZ',
        flightNumber: out ? '9011' : '9111',
        flightDate: new Date(`${out ? OUT : BACK}T00:00:00Z`),
        compartmentCode: 'Y',
      });
      expect(passengerName).toMatch(/^(RAO\/ASHA|NAIR\/RAVI|RAO\/DIYA|RAO\/KABIR)$/);
    }
  });

  it('[7.20] what was cancelled is on no ticket any more, and of a wholly cancelled trip only invoice and credit note are left', async () => {
    const asha = await flyer();
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)] });
    const { refund } = (await asha.dueBack(trip._id, '&bounds=0')).data;
    await asha.cancelTrip(trip._id, refund, { bounds: [0] });
    const [amendment] = (await asha.lookAt(trip._id)).amendments;
    const note = await fetch(
      `${setup.api()}/api/documents/credit-note?bookingId=${trip._id}&amendment=${amendment!._id}`,
      {
        headers: { authorization: `Bearer ${asha.token()}` },
      },
    );
    const credited = new Uint8Array(await note.arrayBuffer());
    checkPdf(credited);
    expect(textOf(credited)).toContain(
      `Credited ₹${(refund / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
    const { bytes } = await document(asha, 'ticket', trip._id);
    expect(textOf(bytes)).not.toContain('ZZ 9011');
    expect(codesIn(bytes)).toHaveLength(1);
    const rest = (await asha.dueBack(trip._id)).data.refund;
    await asha.cancelTrip(trip._id, rest);
    expect((await document(asha, 'ticket', trip._id)).status).toBe(409);
    for (const kind of ['invoice', 'credit-note'] as const) {
      const { bytes: pdf } = await document(asha, kind, trip._id);
      checkPdf(pdf);
      expect(textOf(pdf)).toContain('₹');
    }
    expect((await document(asha, 'voucher', trip._id)).status).toBe(409);
  });

  it('[7.20] the GST invoice taxes the fare and what goes with it at the fare’s rate, in the state of departure, to the paisa', async () => {
    const asha = await flyer();
    const trip = await asha.ticketed(
      { offers: [xx(9011)] },
      { extras: [{ kind: 'bag', passenger: 0, bound: 0, code: 'BG10' }] },
    );
    const { bytes } = await document(asha, 'invoice', trip._id);
    checkPdf(bytes);
    const text = textOf(bytes);
    for (const words of [
      'Tax invoice',
      'Karnataka (29)',
      '996425',
      'Air travel: XX 9011 BLR–DEL on Sun 20 Dec 2026, 1 adult',
      'PNR',
      '5% (2.5% + 2.5%)',
    ])
      expect(text).toContain(words);
    const total = text.match(/Total ₹([\d,]+\.\d\d)/)?.[1]?.replaceAll(',', '');
    expect(Math.round(Number(total) * 100)).toBe(trip.total);
    const ravi = await flyer();
    const quoted = await ravi.heldTrip({ offers: [xx(9011)] });
    await ravi.nameAll(quoted, {
      ...travellersFor(quoted.party),
      gst: { number: '27AAPFU0939F1ZV', companyName: 'Udaan Traders', address: '4 Dockyard Road, Mumbai 400010' },
    });
    const business = await ravi.pays(quoted);
    const theirs = textOf((await document(ravi, 'invoice', business._id)).bytes);
    for (const words of ['Udaan Traders', 'Maharashtra (27)', 'GSTIN 27AAPFU0939F1ZV']) expect(theirs).toContain(words);
  });

  it('[7.20] the calendar file has every flight in UTC and both clocks in words, for an independent parser', async () => {
    const asha = await flyer();
    const trip = await asha.ticketed({ offers: [zz(9011), zz(9111, BACK)] });
    const { bytes, type } = await document(asha, 'calendar', trip._id);
    expect(type).toContain('text/calendar');
    const endOf = ({ airport }: { airport: { cityName: string; code: string } }) =>
      `${airport.cityName} ${airport.code}`;
    const events = new ical.Component(ical.parse(new TextDecoder().decode(bytes)) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => new ical.Event(event));
    expect(
      events.map(({ summary, startDate, endDate }) => [
        summary,
        startDate.toJSDate().toISOString(),
        endDate.toJSDate().toISOString(),
      ]),
    ).toEqual(
      trip.bounds.map(({ segments: [segment] }) => [
        `${segment!.number}, ${endOf(segment!.origin)} to ${endOf(segment!.destination)}`,
        segment!.origin.instant,
        segment!.destination.instant,
      ]),
    );
    expect(events[0]!.description).toMatch(
      /Departs Sun 20 Dec 2026, 16:00 at Kempegowda International Airport, Bengaluru \(BLR\), terminal \d \(UTC\+5:30\)\. Arrives Sun 20 Dec 2026, 18:45 at Indira Gandhi International Airport, Delhi \(DEL\)/,
    );
    expect(events[0]!.startDate.zone.tzid).toBe('UTC');
  });
});
