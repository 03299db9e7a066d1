/** A part of a catalogue that some pages need: `lib/server/texts/hindi.ts`. */
export type TextsPart =
  | 'places'
  | 'stay'
  | 'search'
  | 'holds'
  | 'hotel'
  | 'flight-search'
  | 'flights'
  | 'flight-trip'
  | 'flight-notes'
  | 'flight-extras'
  | 'flight-review'
  | 'flight-changes'
  | 'booked'
  | 'booked-stay'
  | 'booking'
  | 'confirmation'
  | 'stay-review'
  | 'checkout'
  | 'trip-list'
  | 'trips'
  | 'account'
  | 'travellers'
  | 'saved'
  | 'cart'
  | 'cart-payment'
  | 'days'
  | 'packages'
  | 'journeys'
  | 'package-booking'
  | 'package-review'
  | 'package-trip'
  | 'event'
  | 'event-facts'
  | 'event-guest'
  | 'event-board'
  | 'event-rooms'
  | 'help'
  | 'enquiry'
  | 'hosting'
  | 'event-budget'
  | 'stop-event-emails'
  | 'magazine'
  | 'assistant'
  | 'my-review'
  | 'report-review'
  | 'currency';

/**
 * A page that exists in Hindi: its address, its name in tests, and the texts that its browser needs at
 * once. What one kind of booking alone needs, at an address of several, is loaded with its script: `withTexts`.
 */
export type TranslatedPage = { address: RegExp; name: string; parts: readonly TextsPart[] };

const SEARCH = ['places', 'stay', 'search'] as const;
const HOME = [...SEARCH, 'flight-search'] as const;
const FLIGHTS = ['places', 'stay', 'search', 'flight-search', 'holds', 'flights'] as const;
const HOTEL = [...SEARCH, 'holds', 'hotel'] as const;
const PAYMENT = ['booked', 'checkout'] as const;
const BOOKING = ['places', 'stay', 'booked', 'booking'] as const;
const STAY = [...BOOKING, 'confirmation', 'booked-stay'] as const;
const STAY_REVIEW = [...STAY, 'stay-review'] as const;
const FLIGHT = [...BOOKING, 'confirmation', 'flight-trip'] as const;
const FLIGHT_DONE = [...FLIGHT, 'flight-notes'] as const;
const FLIGHT_REVIEW = [...FLIGHT, 'flight-review'] as const;
const ACCOUNT = ['places', 'stay', 'booked', 'account'] as const;
const TRAVELLERS = ['places', 'stay', 'booked', 'travellers'] as const;
const SAVED = ['places', 'stay', 'saved'] as const;
const TRIPS = ['places', 'stay', 'booked', 'trips', 'trip-list'] as const;
const TRIP = ['places', 'stay', 'booked', 'trips'] as const;
const PACKAGES = ['places', 'stay', 'search', 'packages'] as const;
const JOURNEY = [...PACKAGES, 'holds', 'days', 'journeys'] as const;
const PACKAGE_BOOKING = ['places', 'stay', 'days', 'journeys', 'booked', 'booking', 'package-booking'] as const;
const PACKAGE_DONE = [...PACKAGE_BOOKING, 'confirmation'] as const;
const PACKAGE_REVIEW = [...PACKAGE_BOOKING, 'package-review'] as const;
const CART = ['places', 'stay', 'booked', 'journeys', 'package-booking', 'cart'] as const;
const ENQUIRY = ['enquiry'] as const;
const MY_REVIEW = ['places', 'my-review'] as const;
const CURRENCY = ['currency'] as const;
const HOSTING = ['places', 'hosting'] as const;
const EVENT = ['places', 'event'] as const;
/** With the texts of an enquiry, which a link opens in this document: its handler carries the question over. */
const ASSISTANT = ['booked', 'assistant', ...ENQUIRY] as const;
const CART_PAYMENT = [...BOOKING, 'confirmation', 'cart-payment'] as const;

/**
 * The pages that exist in Hindi. All others are in English for everybody, as a whole: a page mixes no languages. The
 * server and the script of Hindi readers (`start/texts-script.ts`) read this table.
 */
export const TRANSLATED_PAGES: readonly TranslatedPage[] = [
  { address: /^\/$/, name: 'Home', parts: HOME },
  { address: /^\/hotels$/, name: 'Hotel search and its results', parts: SEARCH },
  { address: /^\/hotels\/(?!review(?:$|\/))[\w%.-]+$/, name: 'The page of a hotel', parts: HOTEL },
  { address: /^\/hotels\/review$/, name: 'The review of a stay, with its guests', parts: STAY_REVIEW },
  { address: /^\/gateway\/checkout\/[\w%.-]+$/, name: 'The payment page', parts: PAYMENT },
  { address: /^\/confirmationbooking$/, name: 'The confirmation of a stay', parts: STAY },
  { address: /^\/flights$/, name: 'Flight search and its results', parts: FLIGHTS },
  { address: /^\/flights\/review$/, name: 'The review of a flight, with its passengers', parts: FLIGHT_REVIEW },
  { address: /^\/flights\/confirmation$/, name: 'The confirmation of a flight', parts: FLIGHT_DONE },
  { address: /^\/bookings$/, name: 'My trips', parts: TRIPS },
  {
    address: /^\/bookings\/details$/,
    name: 'The page of a booked trip, with its cancellation',
    parts: TRIP,
  },
  { address: /^\/bookings\/guest-review$/, name: 'Your review of a stay', parts: MY_REVIEW },
  { address: /^\/account$/, name: 'The account', parts: ACCOUNT },
  { address: /^\/account\/travellers$/, name: 'Travellers', parts: TRAVELLERS },
  { address: /^\/account\/wallet$/, name: 'The wallet', parts: ACCOUNT },
  { address: /^\/saved$/, name: 'Saved stays', parts: SAVED },
  { address: /^\/saved\/shared$/, name: 'A shared list of stays', parts: SAVED },
  { address: /^\/(?:forgot|reset)-password$/, name: 'A new password', parts: [] },
  { address: /^\/finish-sign-up$/, name: 'Finish signing up', parts: [] },
  { address: /^\/packages$/, name: 'Holiday packages', parts: PACKAGES },
  {
    address: /^\/packages\/(?!(?:review|confirmbooking)(?:$|\/))[\w%.-]+$/,
    name: 'The page of a package',
    parts: JOURNEY,
  },
  {
    address: /^\/packages\/review$/,
    name: 'The review of a package, with its travellers',
    parts: PACKAGE_REVIEW,
  },
  { address: /^\/packages\/confirmbooking$/, name: 'The confirmation of a package', parts: PACKAGE_DONE },
  { address: /^\/cart(?:\/add)?$/, name: 'The cart', parts: CART },
  { address: /^\/cart\/checkout$/, name: 'The payment of a cart, with its travellers', parts: CART_PAYMENT },
  { address: /^\/cart\/booked$/, name: 'What was booked from a cart', parts: CART_PAYMENT },
  {
    address: /^\/(?:[A-Z]{2,8}-\d{1,4}|events\/EV-[A-Z2-9]{10})$/,
    name: 'The page of an event, with one’s registration',
    parts: EVENT,
  },
  { address: /^\/help$/, name: 'Help', parts: [] },
  { address: /^\/help\/(?:ask|ticket)$/, name: 'A question to us, with its messages', parts: ENQUIRY },
  { address: /^\/events$/, name: 'The events you host', parts: HOSTING },
  { address: /^\/events\/host$/, name: 'The form of an event', parts: HOSTING },
  { address: /^\/events\/registered$/, name: 'An event you host, with who is registered', parts: HOSTING },
  {
    address: /^\/unsubscribe\/[\w%.-]+\/event-messages$/,
    name: 'The page that stops emails about an event',
    parts: [],
  },
  { address: /^\/blogs$/, name: 'Magazine', parts: [] },
  { address: /^\/blogs\/[a-z0-9-]+$/, name: 'A post of the magazine', parts: [] },
  { address: /^\/help\/assistant$/, name: 'The assistant', parts: ASSISTANT },
  { address: /^\/currency$/, name: 'Currency', parts: CURRENCY },
  { address: /^\/language$/, name: 'Language', parts: [] },
];

/** The page at this path, if it exists in Hindi. */
export const translatedPage = (path: string): TranslatedPage | undefined =>
  TRANSLATED_PAGES.find(({ address }) => address.test(path));
