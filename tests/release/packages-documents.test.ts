import ical from 'ical.js';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { calendarFeedReader } from '#features/bookings/server/index.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { useEnvironment } from '../support/environment.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';

useEnvironment({ SUPPORT_PHONE: '+91 80 4567 8900', SUPPORT_HOURS: 'every day, 08:00–22:00 IST' });
const setup = useBookingSetup();
const { db } = setup;
beforeEach(setup.clear); // the same departure is on sale in every test
const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));

async function download(document: string, bookingId: string, token: string) {
  const response = await fetch(`${setup.api()}/api/documents/${document}?bookingId=${bookingId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
/** The events of a calendar file, as ical.js reads them. */
const eventsOf = (bytes: Uint8Array) =>
  new ical.Component(ical.parse(new TextDecoder().decode(bytes)) as unknown[])
    .getAllSubcomponents('vevent')
    .map((one) => new ical.Event(one));

describe('[7.20] documents of a package', () => {
  it.skipIf(noPdfTools)('voucher with the itinerary, invoice with its tax, and the same in the mail', async () => {
    const asha = await buyer(100_000);
    const booking = await asha.confirmedPackage(await aDeparture(db()), { walletAmount: 100_000 });
    const [voucher, invoice] = [
      await download('voucher', booking._id, asha.token()),
      await download('invoice', booking._id, asha.token()),
    ];
    for (const document of [voucher, invoice]) {
      expect(document).toMatchObject({ status: 200, type: 'application/pdf' });
      checkPdf(document.bytes);
    }
    for (const text of [
      'Delhi, Agra and Jaipur',
      booking.confirmationCode ?? '',
      'Day 1, Sun 10 Jan 2027: Delhi: Humayun’s Tomb',
      'Day 6, Fri 15 Jan 2027: Back to Delhi',
      'The group meets Sun 10 Jan 2027, 12:00',
      'Night in Agra, in a 4-star hotel. Breakfast and dinner included.',
      'Included in the price',
      'Not included • Travel to the meeting point and home from the end',
      'Operated by Sarai Journeys',
      'Telephone of the tour operator: +91 80 4567 8900',
      'Help with this booking: +91 80 4567 8900 (every day, 08:00–22:00 IST)',
      'Ms Asha Rao',
      'Full refund, ₹42,000',
      'kept by the tour operator',
      '₹1,000 from the wallet, ₹41,000 by UPI',
    ])
      expect(textOf(voucher.bytes)).toContain(text);
    for (const text of [
      booking.documents.invoice ?? '',
      'Tour package: Delhi, Agra and Jaipur, 10–15 Jan 2027, 5 nights, 1 room',
      '998555',
      'Karnataka (29)',
      'CGST ₹1,000.00',
      'SGST ₹1,000.00',
      'Total ₹42,000.00',
    ])
      expect(textOf(invoice.bytes)).toContain(text);

    const mail = (await deliver(db())).find(({ subject }) => subject === 'Delhi, Agra and Jaipur is confirmed');
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([
      'package-voucher-and-itinerary.pdf',
      'trip.ics',
      expect.stringMatching(/^invoice-S29-26-27-\d{6}\.pdf$/) as string,
    ]);
    expect(mail?.text).toContain('Sun 10 Jan 2027, 12:00');
  });

  it.each([
    { way: 'the wallet', wallet: 4_200_000, refundTo: 'wallet' as const },
    { way: 'UPI', wallet: 0, refundTo: 'source' as const },
    { way: 'both', wallet: 1_000_000, refundTo: 'source' as const },
  ])('say what the ledger says: paid by $way, then cancelled with a charge', async ({ wallet, refundTo }) => {
    const asha = await buyer(4_200_000);
    const departure = await aDeparture(db(), { inDays: 20 });
    const { _id } = await asha.confirmedPackage(departure, { walletAmount: wallet });
    expect(await documentsAgree(setup, asha.token(), _id)).toHaveLength(1);
    expect((await asha.cancel(_id, 3_150_000, refundTo)).status).toBe(200);
    expect(await documentsAgree(setup, asha.token(), _id)).toHaveLength(2);
  });

  it.skipIf(noPdfTools)('the invoice of a registered buyer is of the buyer’s state', async () => {
    const asha = await buyer();
    const quoted = (await asha.quotePackage(await aDeparture(db()))).data;
    await asha.hold(quoted);
    const gst = {
      number: '27AAPFU0939F1ZV',
      companyName: 'Marigold Traders',
      address: '17 Lantern Lane, Mumbai 400001, Maharashtra',
    };
    await asha.nameGuests(quoted._id, { ...ASHA, gst });
    const { data } = await asha.pay(quoted);
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    const { bytes } = await download('invoice', quoted._id, asha.token());
    for (const text of ['Marigold Traders', 'Maharashtra (27)', 'For the package of Ms Asha Rao'])
      expect(textOf(bytes)).toContain(text);
  });

  it('calendar file and calendar address with the days of the journey', async () => {
    const asha = await buyer();
    const booking = await asha.confirmedPackage(await aDeparture(db()));
    const { bytes } = await download('calendar', booking._id, asha.token());
    const [event] = eventsOf(bytes);
    expect([event!.summary, event!.startDate.toJSDate().toISOString()]).toEqual([
      'Delhi, Agra and Jaipur',
      '2027-01-10T06:30:00.000Z',
    ]);
    expect(event!.endDate.toJSDate().getTime()).toBeGreaterThan(event!.startDate.toJSDate().getTime());
    expect(event!.location).toContain('Delhi');
    const { data } = await asha.post<{ address: string }>('/api/bookings/calendar-feed', {});
    const token = /\/calendars\/([^/.?]+)/.exec(data.address)?.[1] ?? '';
    const feed = new Uint8Array((await calendarFeedReader.render(db(), token)) ?? []);
    const [days, ...more] = eventsOf(feed);
    expect([days!.startDate.toString(), days!.endDate.toString(), days!.startDate.isDate, more]).toEqual([
      '2027-01-10',
      '2027-01-16',
      true,
      [],
    ]);
    expect(Buffer.from(feed).toString()).not.toContain(booking.confirmationCode);
  });

  it.skipIf(noPdfTools)(
    'name the hotel of each night, with its address, telephone and code; calendars leave the codes out',
    async () => {
      const hotels = await groupHotels(setup);
      const other = await setup.stocked({ city: 'jaipur', stars: 5, months: 7 });
      await db().execute(
        sql`update room_calendars set free = array_fill(0::smallint, array[cardinality(free)]) where room_type_id = ${hotels.jaipur.roomTypeId}`,
      );
      const nameOf = ({ hotelId }: { hotelId: string }) => `House ${hotelId.slice(5)}`;
      const asha = await buyer();
      const booking = await asha.confirmedPackage(await aDeparture(db()));
      const code = booking.days[2]!.hotel!.reservation!;
      const voucher = textOf((await download('voucher', booking._id, asha.token())).bytes);
      for (const text of [
        `Night in Agra, at ${nameOf(hotels.agra)} (4-star hotel). 1 Rose Street. Telephone +91 98765 00000. Reservation ${code}. Breakfast and dinner included.`,
        `Night in Jaipur, at ${nameOf(other)} (5-star hotel), because ${nameOf(hotels.jaipur)} has no rooms on these dates.`,
      ])
        expect(voucher).toContain(text);
      const mail = (await deliver(db())).find(({ subject }) => subject === 'Delhi, Agra and Jaipur is confirmed');
      expect(mail?.text).toContain(`${nameOf(hotels.agra)}, 1 Rose Street, +91 98765 00000, ${code}`);

      const { data } = await asha.post<{ address: string }>('/api/bookings/calendar-feed', {});
      const token = /\/calendars\/([^/.?]+)/.exec(data.address)?.[1] ?? '';
      for (const bytes of [
        (await download('calendar', booking._id, asha.token())).bytes,
        new Uint8Array((await calendarFeedReader.render(db(), token)) ?? []),
      ]) {
        const [event] = eventsOf(bytes);
        expect(event!.description).toContain(
          `from Tue 12 Jan 2027 ${nameOf(hotels.agra)}, 1 Rose Street, +91 98765 00000; from Wed 13 Jan 2027 ${nameOf(other)}, 1 Rose Street`,
        );
        expect(event!.description).not.toContain(code);
      }
      await unlistHotels(db());
      await db().execute(
        sql`update room_calendars set free = array_fill(5::smallint, array[cardinality(free)]) where room_type_id = ${hotels.jaipur.roomTypeId}`,
      );
    },
  );

  it.skipIf(noPdfTools)('credit note of the part that comes back, once it is cancelled', async () => {
    const asha = await buyer();
    const { _id } = await asha.confirmedPackage(await aDeparture(db(), { inDays: 20 }));
    await asha.cancel(_id, 3_150_000);
    const note = await download('credit-note', _id, asha.token());
    checkPdf(note.bytes);
    for (const text of [
      'Package cancelled on 1 Dec 2026',
      'Credited ₹31,500.00',
      '₹10,500.00 of the invoice stays, by the cancellation terms of the package.',
    ])
      expect(textOf(note.bytes)).toContain(text);
    expect((await download('voucher', _id, asha.token())).status).toBe(409);
    expect((await download('ticket', _id, asha.token())).status).toBe(409);
  });
});
