import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { callIn } from '../support/call.ts';
import { deliver } from '../support/emails.ts';
import { englishLeft } from '../support/english-left.ts';

const setup = useBookingSetup();
const { db, buyer, stocked } = setup;
beforeEach(() => setup.clear());
afterEach(() => callIn(''));

const MINUTE = 60_000;
const only = ([email, ...others]: Email[]): Email => {
  expect(others).toEqual([]);
  return email!;
};

describe('emails to somebody who reads Hindi', { timeout: 60_000 }, () => {
  it('[7.20] confirm a stay in Hindi, with its dates, its figures and the page in Hindi; documents stay in English', async () => {
    callIn('hi');
    const asha = await buyer(100_000);
    const booking = await asha.confirmed(await stocked(), { walletAmount: 100_000 });
    const email = only(await deliver(db()));
    expect(email.subject).toBe(`${booking.hotel.name} की बुकिंग कन्फ़र्म हो गई है`);
    for (const words of [
      `${booking.hotel.name} की बुकिंग कन्फ़र्म हो गई है।`,
      `कन्फ़र्मेशन कोड: ${booking.confirmationCode}`,
      'चेक-इन: सोम 21 दिसंबर 2026, 14:00 बजे से',
      'चेक-आउट: बुध 23 दिसंबर 2026, 11:00 बजे तक',
      '2 वयस्क · 1 कमरा',
      'Ms Asha Rao',
      '₹7,400 चुकाए गए, और ₹1,000 आपके वॉलेट से।',
      `/bookings/details?bookingId=${booking._id}&language=hi`,
    ])
      expect(email.text).toContain(words);
    const { hotel, room, confirmationCode } = booking;
    expect(englishLeft(email, [hotel.name, hotel.address, room.name, confirmationCode ?? '', 'Asha Rao'])).toEqual([]);
    expect(email.html).toContain('<html lang="hi-IN">');
    expect(email.attachments?.map(({ name }) => name.split('-')[0])).toEqual(['hotel', 'trip.ics', 'invoice']);
  });

  it('[7.20] which a job sends later are in the language of the booking, whatever others chose meanwhile', async () => {
    callIn('hi');
    const asha = await buyer();
    const { hotel } = await asha.held(await stocked());
    callIn('en');
    const ravi = await buyer();
    const english = await ravi.held(await stocked());
    clock.advance(20 * MINUTE);
    const subjects = (await deliver(db())).map(({ subject }) => subject).sort();
    expect(subjects).toEqual(
      [
        `${hotel.name}: बुकिंग मंगल 1 दिसंबर, 12:00 (भारतीय समय) तक रोकी गई है`,
        `${english.hotel.name} is held until Tue 1 Dec, 12:00 (India time)`,
      ].sort(),
    );
  });
});
