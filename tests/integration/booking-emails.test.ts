import { sql } from 'drizzle-orm';
import ical from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingEmails } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { mails } from '#lib/server/db/tables.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import { smtpPost } from '#lib/server/mail/smtp-post.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { FAMILY, flyerOf, ONE, xx, zz } from '../support/flyer.ts';
import { checkPdf, noPdfTools, textOf } from '../support/pdf-tools.ts';
import { withSmtpServer } from '../support/smtp.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
beforeEach(() => setup.clear());

const MINUTE = 60_000;
const filesOf = ({ attachments = [] }: Email) =>
  attachments.map(({ name }) => name.replace(/S32-\d\d-\d\d-\d+|C32-\d\d-\d\d-\d+/, 'N'));
const brief = (emails: readonly Email[]) => emails.map((email) => [email.to, email.subject, filesOf(email)]);
const fileOf = (email: Email | undefined, name: string) =>
  email?.attachments?.find((file) => file.name.startsWith(name))?.bytes ?? new Uint8Array();
const eventsIn = (bytes: Uint8Array) =>
  new ical.Component(ical.parse(new TextDecoder().decode(bytes)) as unknown[]).getAllSubcomponents('vevent');

describe('emails about a stay', { timeout: 60_000 }, () => {
  it('[7.20] a confirmed stay is written about once, with voucher, calendar and invoice', async () => {
    const asha = await buyer(100_000);
    const hotel = await stocked({ telephone: '+44 1632 960000' });
    const booking = await asha.confirmed(hotel, { walletAmount: 100_000 });
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(brief([email!])).toEqual([
      ['asha@example.com', `${booking.hotel.name} is confirmed`, ['hotel-voucher.pdf', 'trip.ics', 'invoice-N.pdf']],
    ]);
    for (const words of [
      `Confirmation code: ${booking.confirmationCode}`,
      'Check in: Mon 21 Dec 2026, from 14:00',
      'Check out: Wed 23 Dec 2026, by 11:00',
      'Telephone: +44 1632 960000',
      'Ms Asha Rao',
      '₹7,400 paid, and ₹1,000 from your wallet.',
      'If you cancel: free cancellation until 18 Dec, 14:00, then ₹4,200 back until 20 Dec, 14:00.',
      `/bookings/details?bookingId=${booking._id}`,
    ]) {
      expect(email!.text).toContain(words);
      const shown = words.includes(': ') ? words.split(': ').slice(1).join(': ') : words;
      expect(email!.html).toContain(shown.replaceAll('&', '&amp;'));
    }
    expect(email!.html).toContain('prefers-color-scheme:dark');
    if (!noPdfTools) {
      checkPdf(fileOf(email, 'hotel-voucher'));
      expect(textOf(fileOf(email, 'hotel-voucher'))).toContain(booking.confirmationCode);
      expect(textOf(fileOf(email, 'invoice'))).toContain(booking.documents.invoice);
    }
    expect(eventsIn(fileOf(email, 'trip')).map((event) => event.getFirstPropertyValue('status'))).toEqual([
      'CONFIRMED',
    ]);
    await setup.jobs();
    expect(await deliver(db())).toEqual([]);
  });

  it('[7.20] a cancellation and the refund are written about, with credit note and the event taken out of calendars', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    await deliver(db());
    await asha.cancel(booking._id, booking.total);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(brief([email!])).toEqual([
      ['asha@example.com', `${booking.hotel.name} is cancelled`, ['credit-note-N.pdf', 'trip.ics']],
    ]);
    expect(email!.text).toContain('₹8,400 goes back the way you paid. The hotel keeps nothing.');
    expect(eventsIn(fileOf(email, 'trip')).map((event) => event.getFirstPropertyValue('status'))).toEqual([
      'CANCELLED',
    ]);
    for (let round = 0; round < 3; round++) await setup.jobs(); // the gateway answers, and its webhook says the same
    const refunds = await deliver(db());
    expect(brief(refunds)).toEqual([['asha@example.com', `₹8,400 for ${booking.hotel.name} was refunded`, []]]);
  });

  it('[7.20] a stay that could not be confirmed says so, and that the money is on its way', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked({ sentinel: 'sold-out-at-confirm' }));
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([['asha@example.com', `${booking.hotel.name} could not be booked`, []]]);
    expect(emails[0]!.text).toContain('All of the ₹8,400 you paid is on its way back.');
  });

  it('[7.20] a payment without an answer is written about after ten minutes, unless the answer came', async () => {
    const asha = await buyer();
    const quick = await asha.confirmed(await stocked({ sentinel: 'timeout-after-booking' }));
    expect(await deliver(db())).toEqual([]);
    clock.advance(1000);
    await setup.jobs();
    expect((await deliver(db())).map(({ subject }) => subject)).toEqual([`${quick.hotel.name} is confirmed`]);
    const silent = await asha.confirmed(await stocked({ sentinel: 'timeout-after-booking' }));
    clock.advance(9 * MINUTE);
    expect(await deliver(db())).toEqual([]);
    clock.advance(MINUTE);
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([['asha@example.com', `${silent.hotel.name} is paid, but not confirmed yet`, []]]);
    expect(emails[0]!.text).toContain('everything you paid goes back');
  });

  it('[7.20] whoever holds a room is reminded before the hold ends, with the time at the place and in India', async () => {
    const [asha, ravi, dev] = [await buyer(), await buyer(), await buyer()];
    await asha.held(await stocked());
    const paris = await ravi.held(await stocked({ zone: 'Europe/Paris' }));
    const paid = await dev.confirmed(await stocked());
    expect(brief(await deliver(db())).map(([, subject]) => subject)).toEqual([`${paid.hotel.name} is confirmed`]);
    clock.advance(19 * MINUTE);
    expect(await deliver(db())).toEqual([]);
    clock.advance(MINUTE);
    const emails = await deliver(db());
    expect(emails.map(({ subject }) => subject.replace(/^House \d+/, 'House')).sort()).toEqual([
      'House is held until Tue 1 Dec, 07:30 in Kochi (12:00 India time)',
      'House is held until Tue 1 Dec, 12:00 (India time)',
    ]);
    expect(emails.every(({ to }) => to !== ASHA.email)).toBe(true); // only the account can pay
    expect(emails.find(({ text }) => text.includes(paris._id))?.text).toContain('/hotels/review?bookingId=');
  });

  it.each<[string, () => Promise<{ _id: string; holdExpiresAt: string | null }>, number, string, RegExp, string]>([
    [
      'a room',
      async () => (await buyer()).held(await stocked()),
      10,
      'House is held until',
      /^The room is held until .+ and not paid for yet: House \d+, ₹8,400, taxes included\.$/m,
      '/hotels/review',
    ],
    [
      'seats of a flight',
      async () => (await flyerOf(setup)).heldTrip({ offers: [zz(9011)], party: FAMILY }),
      120,
      'Bengaluru – Delhi is held until',
      /^The fare is kept until .+ and not paid for yet: Bengaluru – Delhi, ₹[\d,]+, taxes included\.$/m,
      '/flights/review',
    ],
    [
      'the price of a flight that is ticketed at once',
      async () => (await flyerOf(setup)).heldTrip({ offers: [xx(9011)], party: ONE }),
      5,
      'The price of Bengaluru – Delhi is kept until',
      /^The price is kept until .+ and not paid for yet: Bengaluru – Delhi, ₹[\d,]+, taxes included\.$/m,
      '/flights/review',
    ],
    [
      'places of a package',
      async () => aPackageBuyer(await buyer()).heldPackage(await aDeparture(db())),
      10,
      'Delhi, Agra and Jaipur is held until',
      /^Your places are held until .+ and not paid for yet: Delhi, Agra and Jaipur, ₹42,000, taxes included\.$/m,
      '/packages/review',
    ],
  ])(
    '[7.20] the reminder of a hold of %s: once, when a third of it is left and two hours at most, with the page to pay on',
    async (_, holds, minutesBefore, subject, sentence, review) => {
      const { _id, holdExpiresAt } = await holds();
      const until = new Date(holdExpiresAt ?? 0);
      const dueAt = new Date(until.getTime() - minutesBefore * MINUTE);
      clock.freeze(new Date(dueAt.getTime() - 1000).toISOString());
      expect(await deliver(db())).toEqual([]);
      clock.advance(1000);
      const [email, ...more] = await deliver(db());
      expect(more).toEqual([]);
      expect(email!.to).toMatch(/^usr_traveller/); // only the account can pay
      expect(email!.subject.replace(/^House \d+/, 'House')).toContain(subject);
      expect(email!.text).toMatch(sentence);
      expect(email!.text).toContain(`${review}?bookingId=${_id}`);
      clock.freeze(until.toISOString());
      expect(await deliver(db())).toEqual([]);
    },
  );

  it('[7.20] nobody is reminded of a hold that was let go', async () => {
    const asha = await buyer();
    await asha.release((await asha.held(await stocked()))._id);
    clock.advance(20 * MINUTE);
    expect(await deliver(db())).toEqual([]);
  });

  it('[7.20] a second payment that goes back is written about', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    const first = (await asha.pay(booking)).data.checkoutUrl;
    await asha.leave(first);
    await asha.comeBack((await asha.atCheckout((await asha.pay(booking)).data.checkoutUrl))!.fields);
    await deliver(db());
    await db().execute(sql`update gateway_orders set state = 'created' where id = ${orderOfCheckout(first)}`);
    await asha.comeBack((await asha.atCheckout(first))!.fields);
    const emails = await deliver(db());
    expect(brief(emails)).toEqual([
      ['asha@example.com', `A payment of ₹8,400 for ${booking.hotel.name} goes back`, []],
    ]);
  });

  it('nothing that people type becomes markup, a header or a second recipient', async () => {
    const asha = await buyer();
    const booking = await asha.held(await stocked());
    await asha.nameGuests(booking._id, ASHA);
    const name = { title: 'Ms', firstName: '<img src=x onerror=alert(1)>', lastName: '"Rao" & Sons' }; // stored before names were checked for markup
    await db().execute(
      sql`update bookings set details = jsonb_set(details, '{guests,0}', ${JSON.stringify(name)}) where id = ${booking._id}`,
    );
    const { data } = await asha.pay(booking);
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    const [email] = await deliver(db());
    expect(email!.text).toContain('Ms <img src=x onerror=alert(1)> "Rao" & Sons');
    expect(email!.html).toContain('Ms &lt;img src=x onerror=alert(1)&gt; &quot;Rao&quot; &amp; Sons');
    expect(email!.html).not.toContain('<img');
  });

  it('two processes that deliver at the same moment hand an email to the SMTP server once, with its files', async () => {
    const asha = await buyer();
    const booking = await asha.confirmed(await stocked());
    await withSmtpServer(async (url, received) => {
      const post = smtpPost(url, { from: 'Sarai <post@sarai.localhost>' });
      const processes = Array.from({ length: 4 }, () => sendMails(db(), { templates: bookingEmails, post }));
      const sent = await Promise.all(processes);
      post.close();
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(received).toHaveLength(1);
      const { to, message } = received[0]!;
      expect(to).toEqual(['asha@example.com']);
      expect(message).toMatch(/^Content-Type: multipart\/mixed/im);
      expect(message).toMatch(/^Content-Type: multipart\/alternative/im);
      for (const name of ['hotel-voucher.pdf', 'trip.ics', 'invoice-S32-26-27-'])
        expect(message).toContain(`filename=${name}`);
      const [, pdf = ''] =
        /filename=hotel-voucher\.pdf\r\n(?:[^\r\n]+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(message) ?? [];
      expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    });
    expect(await db().select().from(mails)).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ template: 'booking-confirmed', tries: 0 })]) as unknown[],
    );
    expect(booking.state).toBe('confirmed');
  });
});
