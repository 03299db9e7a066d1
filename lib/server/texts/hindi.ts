import 'server-only';
import type { Translation } from '#lib/shared/texts.ts';
import type { TextsPart } from '#lib/shared/translated-pages.ts';
import { ACCOUNT } from './hindi/account.ts';
import { ACCOUNT_EMAILS } from './hindi/account-emails.ts';
import { ACCOUNT_MESSAGES } from './hindi/account-messages.ts';
import { ASSISTANT, ASSISTANT_MESSAGES } from './hindi/assistant.ts';
import { ASSISTANT_ANSWERS } from './hindi/assistant-answers.ts';
import { BOOKED } from './hindi/booked.ts';
import { BOOKING, CONFIRMATION } from './hindi/booking.ts';
import { BOOKING_EMAILS } from './hindi/booking-emails.ts';
import { BOOKING_MESSAGES } from './hindi/booking-messages.ts';
import { CART, CART_MESSAGES } from './hindi/cart.ts';
import { CART_PAYMENT, CART_PAYMENT_MESSAGES } from './hindi/cart-payment.ts';
import { CHANGE_MESSAGES } from './hindi/change-messages.ts';
import { CHECKOUT, CHECKOUT_MESSAGES } from './hindi/checkout.ts';
import { CONTROLS } from './hindi/controls.ts';
import { ENQUIRY, ENQUIRY_MESSAGES } from './hindi/enquiry.ts';
import { EVENT_BUDGET, EVENT_BUDGET_MESSAGES } from './hindi/event-budget.ts';
import { EVENT_EMAILS } from './hindi/event-emails.ts';
import { EVENT, EVENT_FACTS, EVENT_GUEST } from './hindi/events.ts';
import { EVENT_BOARD, EVENT_BOARD_MESSAGES } from './hindi/event-board.ts';
import { EVENT_GUEST_MESSAGES, EVENT_MESSAGES } from './hindi/event-messages.ts';
import { EVENT_ROOM_MESSAGES, EVENT_ROOMS } from './hindi/event-rooms.ts';
import { FLIGHT_CHANGES, FLIGHT_CHANGES_MESSAGES } from './hindi/flight-changes.ts';
import { FLIGHT_EXTRAS, FLIGHT_EXTRAS_MESSAGES } from './hindi/flight-extras.ts';
import { FLIGHT_NOTES } from './hindi/flight-notes.ts';
import { FLIGHT_REVIEW, FLIGHT_REVIEW_MESSAGES } from './hindi/flight-review.ts';
import { FLIGHT_SEARCH, FLIGHT_SEARCH_MESSAGES } from './hindi/flight-search.ts';
import { FLIGHT_TERMS } from './hindi/flight-terms.ts';
import { FLIGHT_TRIP } from './hindi/flight-trip.ts';
import { FLIGHT_TRIP_MESSAGES } from './hindi/flight-trip-messages.ts';
import { FLIGHTS } from './hindi/flights.ts';
import { FRAME } from './hindi/frame.ts';
import { CONVERTED, CURRENCY } from './hindi/currency.ts';
import {
  MY_REVIEW,
  MY_REVIEW_MESSAGES,
  REPORT_REVIEW,
  REPORT_REVIEW_MESSAGES,
  REVIEW_LABELS,
} from './hindi/guest-reviews.ts';
import { HELP } from './hindi/help.ts';
import { HOLDS } from './hindi/holds.ts';
import { HOSTING, STOP_EVENT_EMAILS } from './hindi/hosting.ts';
import { HOSTING_MESSAGES } from './hindi/hosting-messages.ts';
import { HOTEL_PAGE } from './hindi/hotel-page.ts';
import { HOTELS } from './hindi/hotels.ts';
import { MAGAZINE } from './hindi/magazine.ts';
import { MY_ACCOUNT, MY_ACCOUNT_MESSAGES } from './hindi/my-account.ts';
import { NOUNS } from './hindi/nouns.ts';
import { PLACES } from './hindi/places.ts';
import { SAVED } from './hindi/saved.ts';
import { STATES_OF_INDIA } from './hindi/states-of-india.ts';
import { STAY_BOOKING_MESSAGES } from './hindi/stay-booking-messages.ts';
import { STAY_REVIEW } from './hindi/stay-review.ts';
import { STAY } from './hindi/stay.ts';
import { STAY_MESSAGES } from './hindi/stay-messages.ts';
import { ENTRY_MESSAGES, JOURNEY_MESSAGES, JOURNEY_PLACES } from './hindi/journeys.ts';
import { PACKAGE_BOOKING, PACKAGE_BOOKING_MESSAGES, PACKAGE_REVIEW } from './hindi/package-booking.ts';
import { PACKAGE_TRIP, PACKAGE_TRIP_MESSAGES } from './hindi/package-trip.ts';
import { DAYS, EXTRAS_MESSAGES, PACKAGE_MESSAGES, PACKAGES } from './hindi/packages.ts';
import { MEALS, PASSPORT_MESSAGES, TRAVELLER_MESSAGES, TRAVELLERS } from './hindi/travellers.ts';
import { TRIP_LIST } from './hindi/trip-list.ts';
import { TRIPS } from './hindi/trips.ts';
import { messageReader } from './message-reader.ts';

type Texts = Readonly<Record<string, string>>;
/**
 * `messages`: what forms and the API say, and what is stored, in English for everybody: errors, notes on a price, reasons.
 * They are shown with `messageText` (`lib/shared/messages.ts`), which finds the text of a sentence that is filled already.
 */
type Part = { texts: Texts; messages?: Texts };

/** Hindi in parts. A page's browser gets `page`, and those that the page names: `lib/shared/translated-pages.ts`. */
export const HINDI_PARTS: Readonly<Record<TextsPart | 'page', Part>> = {
  page: { texts: { ...NOUNS, ...FRAME, ...CONTROLS, ...ACCOUNT }, messages: ACCOUNT_MESSAGES },
  places: { texts: { ...STATES_OF_INDIA, ...PLACES } },
  stay: { texts: STAY, messages: STAY_MESSAGES },
  search: { texts: { ...CONVERTED, ...HOTELS } },
  holds: { texts: HOLDS },
  hotel: { texts: { ...REVIEW_LABELS, ...HOTEL_PAGE } },
  'flight-search': { texts: FLIGHT_SEARCH, messages: FLIGHT_SEARCH_MESSAGES },
  flights: { texts: { ...FLIGHT_TERMS, ...FLIGHTS } },
  'flight-trip': { texts: { ...FLIGHT_TERMS, ...FLIGHT_TRIP, ...MEALS }, messages: FLIGHT_TRIP_MESSAGES },
  'flight-notes': { texts: {}, messages: FLIGHT_NOTES },
  'flight-extras': { texts: FLIGHT_EXTRAS, messages: FLIGHT_EXTRAS_MESSAGES },
  'flight-review': { texts: FLIGHT_REVIEW, messages: { ...PASSPORT_MESSAGES, ...FLIGHT_REVIEW_MESSAGES } },
  'flight-changes': { texts: FLIGHT_CHANGES, messages: FLIGHT_CHANGES_MESSAGES },
  booked: { texts: BOOKED, messages: BOOKING_MESSAGES },
  'booked-stay': { texts: {}, messages: { ...STAY_BOOKING_MESSAGES, ...CHANGE_MESSAGES } },
  booking: { texts: BOOKING },
  confirmation: { texts: CONFIRMATION },
  'stay-review': { texts: STAY_REVIEW },
  checkout: { texts: CHECKOUT, messages: CHECKOUT_MESSAGES },
  'trip-list': { texts: TRIP_LIST },
  trips: { texts: TRIPS },
  account: { texts: MY_ACCOUNT, messages: MY_ACCOUNT_MESSAGES },
  travellers: { texts: { ...TRAVELLERS, ...MEALS }, messages: TRAVELLER_MESSAGES },
  saved: { texts: SAVED },
  'my-review': { texts: { ...REVIEW_LABELS, ...MY_REVIEW }, messages: MY_REVIEW_MESSAGES },
  'report-review': { texts: REPORT_REVIEW, messages: REPORT_REVIEW_MESSAGES },
  currency: { texts: { ...CONVERTED, ...CURRENCY } },
  cart: { texts: CART, messages: CART_MESSAGES },
  'cart-payment': { texts: CART_PAYMENT, messages: CART_PAYMENT_MESSAGES },
  days: { texts: DAYS },
  packages: { texts: PACKAGES, messages: { ...PACKAGE_MESSAGES, ...EXTRAS_MESSAGES } },
  journeys: { texts: JOURNEY_PLACES, messages: JOURNEY_MESSAGES },
  'package-booking': { texts: PACKAGE_BOOKING, messages: PACKAGE_BOOKING_MESSAGES },
  'package-trip': { texts: PACKAGE_TRIP, messages: { ...PACKAGE_TRIP_MESSAGES, ...EXTRAS_MESSAGES } },
  help: { texts: HELP },
  magazine: { texts: MAGAZINE },
  enquiry: { texts: ENQUIRY, messages: ENQUIRY_MESSAGES },
  hosting: { texts: HOSTING, messages: HOSTING_MESSAGES },
  'event-budget': { texts: EVENT_BUDGET, messages: EVENT_BUDGET_MESSAGES },
  'stop-event-emails': { texts: STOP_EVENT_EMAILS },
  event: { texts: EVENT, messages: EVENT_MESSAGES },
  'event-facts': { texts: EVENT_FACTS },
  'event-guest': { texts: EVENT_GUEST, messages: EVENT_GUEST_MESSAGES },
  'event-board': { texts: EVENT_BOARD, messages: EVENT_BOARD_MESSAGES },
  'event-rooms': { texts: EVENT_ROOMS, messages: EVENT_ROOM_MESSAGES },
  assistant: { texts: ASSISTANT, messages: ASSISTANT_MESSAGES },
  'package-review': { texts: PACKAGE_REVIEW, messages: ENTRY_MESSAGES },
};

/** Emails and push messages: written on the server alone, so they are in no part that a browser gets. */
export const EMAILS: Part = { texts: { ...BOOKING_EMAILS, ...ACCOUNT_EMAILS, ...EVENT_EMAILS } };

/** What the assistant answers: written on the server alone, too. */
export const ANSWERS: Part = { texts: ASSISTANT_ANSWERS };

const plurals = new Intl.PluralRules('hi');
const parts = [...Object.values(HINDI_PARTS), EMAILS, ANSWERS];
/** Without what objects inherit: a text may be "constructor". */
const texts = Object.create(null) as Record<string, string>;
Object.assign(texts, ...parts.flatMap((part) => [part.texts, part.messages ?? {}]));

/** The texts that filled sentences are matched with. */
export const HINDI_MESSAGES = parts.flatMap(({ messages }) => Object.keys(messages ?? {}));

/** Hindi: every text of the translated pages. */
export const HINDI: Translation = {
  locale: 'hi-IN',
  texts,
  isOne: (count) => plurals.select(count) === 'one',
  message: messageReader(texts, HINDI_MESSAGES),
};
