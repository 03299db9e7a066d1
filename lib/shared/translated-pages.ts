/** A page that exists in Hindi: its address, and its name on the page of languages. */
export type TranslatedPage = { address: RegExp; name: string };

/**
 * The pages that exist in Hindi. All others are in English for everybody, as a whole: a page mixes no languages. The
 * server and the script of Hindi readers (`start/texts-script.ts`) read this table.
 * @texts
 */
export const TRANSLATED_PAGES: readonly TranslatedPage[] = [
  { address: /^\/$/, name: 'Home' },
  { address: /^\/hotels$/, name: 'Hotel search and its results' },
  { address: /^\/hotels\/(?!review(?:$|\/))[\w%.-]+$/, name: 'The page of a hotel' },
  { address: /^\/hotels\/review$/, name: 'The review of a stay, with its guests' },
  { address: /^\/gateway\/checkout\/[\w%.-]+$/, name: 'The payment page' },
  { address: /^\/confirmationbooking$/, name: 'The confirmation of a stay' },
  { address: /^\/bookings$/, name: 'My trips' },
  { address: /^\/bookings\/details$/, name: 'The page of a booked stay, with its cancellation' },
  { address: /^\/(?:forgot|reset)-password$/, name: 'A new password' },
  { address: /^\/finish-sign-up$/, name: 'Finish signing up' },
  { address: /^\/language$/, name: 'Language' },
];

/** In an address: the page is in English for everybody, though the path exists in Hindi. */
const ENGLISH = 'english';

/** The same address, for what its page shows in English alone: of the trips, those by air and packages. */
export function inEnglish(address: string): string {
  const url = new URL(address);
  url.searchParams.set(ENGLISH, '1');
  return url.href;
}

/** Whether the page at this address exists in Hindi. Flights are searched from a view of the landing page, in English. */
export const isTranslated = (path: string, query: URLSearchParams): boolean =>
  !query.has('find') && !query.has(ENGLISH) && TRANSLATED_PAGES.some(({ address }) => address.test(path));
