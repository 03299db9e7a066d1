import 'server-only';
import type { Translation } from '#lib/shared/texts.ts';
import { ACCOUNT } from './hindi/account.ts';
import { BOOKING } from './hindi/booking.ts';
import { FRAME } from './hindi/frame.ts';
import { HOTEL_PAGE } from './hindi/hotel-page.ts';
import { HOTELS } from './hindi/hotels.ts';
import { MESSAGES } from './hindi/messages.ts';
import { NOUNS } from './hindi/nouns.ts';
import { PLACES } from './hindi/places.ts';
import { STATES_OF_INDIA } from './hindi/states-of-india.ts';
import { TRIPS } from './hindi/trips.ts';
import { messageReader } from './message-reader.ts';

const plurals = new Intl.PluralRules('hi');
/** Without what objects inherit: a text may be "constructor". */
const texts = Object.create(null) as Record<string, string>;
Object.assign(texts, NOUNS, FRAME, HOTELS, HOTEL_PAGE, BOOKING, TRIPS, ACCOUNT, STATES_OF_INDIA, PLACES, MESSAGES);

/** Hindi: every text of the translated pages. One file for each part of the product. */
export const HINDI: Translation = {
  locale: 'hi-IN',
  texts,
  isOne: (count) => plurals.select(count) === 'one',
  message: messageReader(texts, Object.keys(MESSAGES)),
};

/** The texts that filled sentences are matched with. */
export const HINDI_MESSAGES = Object.keys(MESSAGES);
