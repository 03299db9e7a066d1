import type { Email } from '#lib/server/ports/mail.ts';

/** Latin words that Hindi keeps: our name, standard abbreviations, and titles of people, which documents print too. */
const KEPT = ['Sarai', 'PNR', 'GST', 'TCS', 'PAN', 'UPI', 'EMD', 'Mr', 'Ms', 'Mrs', 'Mx', 'Miss', 'Master', 'Rao'];

/**
 * English words left in an email in Hindi: in its subject, its text and the text of its HTML. `names`: names of people,
 * hotels, airlines and places that the data has in Latin letters. Addresses, file names and codes are no words.
 */
export function englishLeft(
  { subject, text, html = '' }: Pick<Email, 'subject' | 'text' | 'html'>,
  names: readonly string[] = [],
): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ');
  const words = [subject, text, body]
    .join('\n')
    .replace(/https?:\S+|\S+@\S+|[\w-]+\.(?:ics|pdf)\b/g, ' ')
    .replace(new RegExp([...names, ...KEPT].map((name) => `(?<!\\w)${RegExp.escape(name)}(?!\\w)`).join('|'), 'g'), ' ')
    .replace(/\b(?=\w*\d)[A-Z0-9-]+\b/g, ' ');
  return words.match(/[A-Za-z]{2,}[A-Za-z ’']*/g)?.map((one) => one.trim()) ?? [];
}
