import type { bookings } from '#features/bookings/server/tables.ts';
import type { Email } from '#lib/server/ports/mail.ts';

/** Latin words that Hindi keeps: our name, standard abbreviations, and titles of people, which documents print too. */
const KEPT = ['Sarai', 'Mr', 'Ms', 'Mrs', 'Miss', 'Master', 'Asha', 'Rao'];
/**
 * Codes of airlines, airports, bookings and tickets, some of letters alone; abbreviations such as PNR. Headings are capitals in the
 * text alone, so an English one is found in the HTML.
 */
const CODES = /\b[A-Z0-9][A-Z0-9-]+\b/g;

/**
 * English words left in an email in Hindi: in its subject, its text and the text of its HTML. `names`: what the data has in
 * Latin letters, as people, hotels and airlines are called. Addresses, file names and codes are no words.
 */
export function englishLeft(
  { subject, text, html = '' }: Pick<Email, 'subject' | 'text' | 'html'>,
  names: readonly string[] = [],
): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ');
  const longestFirst = [...names, ...KEPT].filter(Boolean).sort((one, other) => other.length - one.length);
  const kept = new RegExp(longestFirst.map((name) => `(?<!\\w)${escaped(name)}(?!\\w)`).join('|'), 'g');
  const words = [subject, text, body]
    .join('\n')
    .replace(/https?:\S+|\S+@\S+|[\w-]+\.(?:ics|pdf)\b/g, ' ')
    .replace(kept, ' ')
    .replace(CODES, ' ');
  return words.match(/[A-Za-z]{2,}[A-Za-z ’']*/g)?.map((one) => one.trim()) ?? [];
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Fields that hold names and codes in Latin letters; not what is said of them. */
const NAMES = new Set(['name', 'address', 'area', 'firstName', 'lastName', 'place', 'operatedBy', 'reservation']);

/** What the data of a booking has in Latin letters: names of hotels, rooms, airlines, airports, people and journeys, and its code. */
export function dataOf({ category, snapshot, details, confirmationCode }: typeof bookings.$inferSelect): string[] {
  const found: string[] = [confirmationCode ?? ''];
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string')
      return void ((NAMES.has(key) || (category === 'package' && key === 'title')) && found.push(value));
    if (typeof value !== 'object' || value === null || key === 'extras') return;
    for (const [name, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? key : name);
  };
  collect(snapshot, '');
  collect(details, '');
  // airports are shown without their city and "Airport"
  return [...found, ...found.flatMap((name) => (/ Airport$/.test(name) ? (name.match(/[A-Z]\w+/g) ?? []) : []))];
}
