import { describe, expect, it } from 'vitest';
import { HINDI, HINDI_MESSAGES, HINDI_PARTS } from '#lib/server/texts/hindi.ts';
import { messageReader } from '#lib/server/texts/message-reader.ts';
import type { TextsPart } from '#lib/shared/translated-pages.ts';
import { GST_STATES } from '#lib/shared/gst-states.ts';
import { messagesInCode, messagesOfEventsInCode, messagesOfFlightsInCode } from '../support/messages-in-code.ts';
import { messagesOfAFlight } from '../support/messages-of-a-flight.ts';
import { messagesOfAFlightSearch } from '../support/messages-of-a-flight-search.ts';
import { messagesOfAnAccount } from '../support/messages-of-an-account.ts';
import { messagesOfABookedPackage } from '../support/messages-of-a-booked-package.ts';
import { messagesOfAnEvent, messagesOfAnEventGuest, messagesOfAnEventRoom } from '../support/messages-of-an-event.ts';
import { messagesOfAnEnquiry } from '../support/messages-of-an-enquiry.ts';
import { messagesOfACart } from '../support/messages-of-a-cart.ts';
import { messagesOfAPackage } from '../support/messages-of-a-package.ts';
import { messagesOfAReport, messagesOfAReview } from '../support/messages-of-a-review.ts';
import { messagesOfHosting } from '../support/messages-of-hosting.ts';
import { messagesOfTheAssistant } from '../support/messages-of-the-assistant.ts';
import { messagesOfAStay, NAMES } from '../support/messages-of-a-stay.ts';

const messages = [
  ...[...messagesInCode(), ...messagesOfFlightsInCode(), ...messagesOfEventsInCode()].map(({ text }) => text),
  ...messagesOfAStay(),
  ...messagesOfAnAccount(),
  ...messagesOfAFlightSearch(),
  ...messagesOfAPackage(),
  ...messagesOfABookedPackage(),
  ...messagesOfACart(),
  ...messagesOfAnEnquiry(),
  ...messagesOfHosting(),
  ...messagesOfAReview(),
  ...messagesOfAReport(),
  ...messagesOfTheAssistant(),
  ...messagesOfAFlight(),
  ...messagesOfAnEvent(),
  ...messagesOfAnEventGuest(),
  ...messagesOfAnEventRoom(),
];
/** Latin words that Hindi keeps: tax numbers and their names, an address, kinds of files. */
const KEPT = new RegExp(
  `${NAMES.join('|')}|\\b(?:C|S|UT)?GST\\b|\\b[A-Z0-9]{10,15}\\b|asha@example\\.com|TCS|UPI|EMD|UDF|APD|PSC|BLR–DEL|Chrome|Android|Harbour House|example\\.com|M[sr] (?:Asha|Ravi) Rao|(?:Asha|Ravi) Rao|e-VOA|VFS Global|JPEG|PNG|WebP|SVG|GIF|BMP|TIFF|PDF|ZIP|HEIC|AVIF|(?:\\d|§) MB|CIT95-7K4M-2Q9X|EV-7K4M-2Q9X|CIT-95|eTA|ETA|etakenya\\.go\\.ke|eta\\.gov\\.lk|SG Arrival Card|Thailand Digital Arrival Card|M(?:rs?|s|x|iss|aster)\\b`,
  'g',
);

describe('what stays, flights, packages, their bookings and the account say in Hindi', () => {
  it('is every message of a form, of the API and of the booking, with nothing of it left in English', () => {
    expect(messages.length).toBeGreaterThan(250);
    const left = messages.filter((text) => /[A-Za-z]{2,}/.test(HINDI.message(text).replace(KEPT, '')));
    expect([...new Set(left)]).toEqual([]);
  });

  it.each<[string, TextsPart[], string[]]>([
    [
      'a booked package',
      ['places', 'stay', 'booked', 'trips', 'days', 'journeys', 'package-booking', 'package-trip', 'booked-stay'],
      messagesOfABookedPackage(),
    ],
    ['a question to us', ['enquiry'], messagesOfAnEnquiry()],
    ['the review of a stay', ['places', 'my-review'], messagesOfAReview()],
    ['the report of a review', ['report-review'], messagesOfAReport()],
    ['the host of an event', ['hosting', 'event-budget'], messagesOfHosting()],
    ['an event', ['places', 'event'], messagesOfAnEvent()],
    ['a guest of an event', ['places', 'event', 'event-guest', 'event-board'], messagesOfAnEventGuest()],
    [
      'the rooms of an event',
      ['places', 'event', 'event-board', 'event-rooms', 'stay', 'booked', 'booked-stay'],
      messagesOfAnEventRoom(),
    ],
    ['the assistant', ['booked', 'assistant'], messagesOfTheAssistant()],
  ])('is every message of %s with the parts that its page loads', (_, parts, said) => {
    const loaded = (['page', ...parts] as const).map((part) => HINDI_PARTS[part]);
    const texts = Object.assign({}, ...loaded.map((part) => ({ ...part.texts, ...part.messages }))) as object;
    const templates = loaded.flatMap((part) => Object.keys(part.messages ?? {}));
    const message = messageReader(texts as Record<string, string>, templates);
    const left = said.filter((text) => /[A-Za-z]{2,}/.test(message(text).replace(KEPT, '')));
    expect([...new Set(left)]).toEqual([]);
  });

  it('has no message that nobody says', () => {
    const pattern = (key: string) =>
      new RegExp(
        key
          .split(/{\w+}/)
          .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+?'),
      );
    const unsaid = HINDI_MESSAGES.filter((key) => !messages.some((text) => pattern(key).test(text)));
    expect(unsaid).toEqual([]);
  });

  it('fills in what the English message was filled with, in its own order', () => {
    expect(
      HINDI.message('The price is now ₹318,400, not ₹15,000. Nothing was charged. Accept the new price to go on.'),
    ).toBe('कीमत अब ₹15,000 नहीं, ₹3,18,400 है। कोई रकम नहीं काटी गई। आगे बढ़ने के लिए नई कीमत स्वीकार करें।');
    expect(HINDI.message('The room is held at ₹14,868 until 2 Dec, 12:40.')).toBe(
      'कमरा ₹14,868 में 2 दिसंबर, 12:40 तक रोका गया है।',
    );
  });

  it('translates what is within data, and keeps names', () => {
    expect(HINDI.message('Courtyard room: ₹104,720 × 3 nights × 2 rooms')).toBe(
      'Courtyard room: ₹1,04,720 × 3 रातें × 2 कमरे',
    );
    expect(HINDI.message('Lane room at St. Regis is sold out for these nights. Nothing was charged.')).toBe(
      'St. Regis में Lane room इन तारीखों पर भर चुका है। कोई रकम नहीं काटी गई।',
    );
  });

  it('leaves a sentence in English as a whole where the catalogue lacks a part of it', () => {
    const text = 'Nothing was charged. The lift is out of order.';
    expect(HINDI.message(text)).toBe(text);
  });

  it('takes no longer for a text that is made to be slow', () => {
    const begun = performance.now();
    for (const text of [
      'Nothing was charged. '.repeat(38),
      'a; '.repeat(260),
      ' and 1 more'.repeat(70),
      'x '.repeat(400_000),
    ])
      HINDI.message(text);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('names every state of India', () => {
    for (const state of Object.values(GST_STATES)) expect(HINDI.texts[state]).toMatch(/^[\u0900-\u097f ]+$/);
  });
});
