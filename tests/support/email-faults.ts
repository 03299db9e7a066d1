import type { Email } from '#lib/server/ports/mail.ts';

const AMOUNT = /(?:₹|\$|€|£)\s?[\d,.]*\d/g;
const DATE = /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b(?: \d{4})?|\b\d{2}:\d{2}\b/g;
/** Colours of the one layout (`lib/server/mail/render-email.ts`), which a browser test looks at in light and dark. */
const COLOURS = new Set(
  '#faf9f6 #ffffff #e2e1dc #12232c #5e6a70 #0b141a #141e25 #29343c #f3f1eb #96a0a6 #fcb036 #2b1b0d'.split(' '),
);

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** What is wrong with an email: a link, an amount, a date or a time that its plain text lacks, or HTML that is not of the one layout. */
export function faultsOfEmail({ subject, text, html }: Pick<Email, 'subject' | 'text' | 'html'>): string[] {
  if (html === undefined) return [`${subject}: has no HTML`];
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => plain(link));
  const words = plain(html.slice(html.indexOf('<body')));
  const figures = [AMOUNT, DATE].flatMap((kind) => words.match(kind) ?? []);
  return [
    ...[...links, ...figures]
      .filter((part) => !`${subject}\n${text}`.includes(part))
      .map((part) => `${subject}: the text lacks ${part}`),
    ...(html.match(/#[0-9a-f]{6}\b(?!;?\d)/g) ?? [])
      .filter((colour) => !COLOURS.has(colour) && new RegExp(`(?:color|background|solid)[^;"]*${colour}`).test(html))
      .map((colour) => `${subject}: ${colour} is no colour of the layout`),
    ...(/<(?:script|img|link|iframe|form)\b|url\(/i.test(html) ? [`${subject}: loads something`] : []),
  ];
}
