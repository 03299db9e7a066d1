import type { Page } from './test.ts';

type Room = { name: string; facts: { bed: string; view: string }; rates: { name: string }[] };
type Rooms = {
  hotel: {
    name: string;
    area: string;
    address: string;
    telephone?: string;
    city: { name: string; countryName: string };
  };
  rooms: Room[];
};

/** What data names on the pages of a hotel: it, its place, its rooms and rates, as the hotel wrote them. */
export async function namesOf({ request }: Pick<Page, 'request'>, slug: string, query: string): Promise<string[]> {
  const answer = await request.get(`/api/hotels/rooms?hotel=${slug}&${query}`);
  const { hotel, rooms } = ((await answer.json()) as { data: Rooms }).data;
  return [
    hotel.address,
    hotel.name,
    hotel.area,
    hotel.city.name,
    hotel.city.countryName,
    ...rooms.flatMap(({ name, facts, rates }) => [name, facts.bed, facts.view, ...rates.map((rate) => rate.name)]),
  ].filter(Boolean);
}

/**
 * Words that stay as they are: email addresses, the product, technical names and tax numbers, titles that documents
 * print, people of the tests, numbers of orders and bookings.
 */
const KEPT =
  /\b(?:[\w.-]+@example\.com|Sarai|English|API|UPI|(?:[CSU]T?)?GST|PAN|JavaScript|Mrs?|Ms|Mx|Master|Miss|Meera|Nair|INR|order_\w+|[A-Z]{2} \d{4} \d{4}|\w*\d\w*)\b/g;

/** What a person reads or hears on the page, or a part of it, but for what says that it is English. */
export const wordsOf = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((body) => {
    const isOurs = (element: Element | null) => !element?.closest('script, style, noscript, [lang^="en"]');
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode())
      if (isOurs(walker.currentNode.parentElement)) words.push(walker.currentNode.textContent ?? '');
    for (const element of body.querySelectorAll('[aria-label], [placeholder], [alt]'))
      if (isOurs(element))
        words.push(...['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    return words;
  });

/** Texts of a page, or a part of it, with a word in Latin letters that is none of these names: what was left in English. */
export async function englishIn(page: Page, names: readonly string[], part = 'body'): Promise<string[]> {
  const words = [...(part === 'body' ? [await page.title()] : []), ...(await wordsOf(page, part))];
  return words.filter((text) => {
    const own = names
      .filter((name) => name.length > 2) // shorter ones are no words here, and would be cut out of other words
      .toSorted((a, b) => b.length - a.length)
      .reduce((rest, name) => rest.replaceAll(new RegExp(escaped(name), 'gi'), ''), text);
    return /[A-Za-z]{3,}/.test(own.replace(KEPT, ''));
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
