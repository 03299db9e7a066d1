import { withoutHidden } from '#lib/shared/text-fields.ts';
import { LONGEST_FOLLOW_UP } from './thread.ts';

/** Stands at the top of our emails; a mail program quotes it below the reply. */
export const REPLY_ABOVE = '-- Write your reply above this line --';

/** Most of an email that is read. */
const LONGEST_READ = 100_000;

/** The same in an email in Hindi. */
export const REPLY_ABOVE_IN_HINDI = '-- अपना जवाब इस पंक्ति के ऊपर लिखें --';

/** Lines that begin what a mail program quotes, or a signature. */
const QUOTE_BEGINS = [
  /^[>\s]*-- (?:Write your reply above this line|अपना जवाब इस पंक्ति के ऊपर लिखें) --/,
  /^--\s?$/,
  /^-{2,}\s?Original Message\s?-{2,}/i,
  /^-{2,}\s?Forwarded message\s?-{2,}/i,
  /^_{10,}\s*$/,
  /^On\s(?=.{0,200}[\d@]).{5,200}\swrote:\s*$/i,
  /^(?:Sent|Get) (?:from|Outlook for) (?:my )?\S{1,40}(?: \S{1,40}){0,3}$/i,
];

/** "On Wed, 25 Nov 2026 at 12:00, Sarai <help@…>" and "wrote:" on the next line. */
const ATTRIBUTION_STARTS = /^On\s(?=.{0,200}[\d@]).{5,200}$/i;

/**
 * What somebody wrote anew in a reply: without quoted lines, their introduction, signature and hidden characters, cut
 * to the longest follow-up. Empty where nothing is new.
 */
export function newText(body: string): string {
  const lines = withoutHidden(body.slice(0, LONGEST_READ).replace(/\r\n?/g, '\n')).split('\n');
  const end = lines.findIndex((line, at) => beginsQuote(line, lines[at + 1]) || beginsOutlookHeader(lines, at));
  const kept = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('>'));
  if (end > 0 && /^[>\s]*-- (?:Write|अपना)/.test(lines[end] ?? '')) dropIntroduction(kept);
  const text = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text.length > LONGEST_FOLLOW_UP ? `${text.slice(0, LONGEST_FOLLOW_UP - 1).trimEnd()}…` : text;
}

const beginsQuote = (line: string, next = ''): boolean =>
  QUOTE_BEGINS.some((pattern) => pattern.test(line)) ||
  (ATTRIBUTION_STARTS.test(line) && /^(?:.{0,200}\s)?wrote:\s*$/i.test(next));

/** Outlook quotes below "From: …" with "Sent: …" or "Date: …" in the next lines. */
const beginsOutlookHeader = (lines: readonly string[], at: number): boolean =>
  /^\*?From:\*?\s/i.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 4).some((line) => /^\*?(?:Sent|Date):\*?\s/i.test(line));

/** The introduction of a quote in any language: up to two last lines that end with a colon. */
function dropIntroduction(lines: string[]): void {
  while (lines.length && !lines.at(-1)?.trim()) lines.pop();
  if (lines.at(-1)?.trimEnd().endsWith(':') && /\d|@/.test(lines.slice(-2).join(' '))) lines.pop();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Where the quoted part of an HTML email begins: Gmail, Apple Mail and Outlook. */
const HTML_QUOTE = /<blockquote|<div[^<>]{0,200}(?:gmail_quote|divRplyFwdMsg|appendonsend)/i;

/** The text of an email that has HTML alone: what stands before its quoted part, without tags, styles and scripts. */
export function textOfHtml(html: string): string {
  const shown = withoutBlocks(withoutBlocks(html.slice(0, LONGEST_READ), STYLE), SCRIPT);
  const quote = HTML_QUOTE.exec(shown)?.index ?? shown.length;
  return shown
    .slice(0, quote)
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])[^<>]{0,200}>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/ ?\n ?/g, '\n');
}

const STYLE = [/<style\b/i, /<\/style/i] as const;
const SCRIPT = [/<script\b/i, /<\/script/i] as const;

function withoutBlocks(html: string, [begins, ends]: readonly [RegExp, RegExp]): string {
  const [first = '', ...blocks] = html.split(begins);
  return first + blocks.map((block) => (block.split(ends)[1] ?? '').replace(/^[^<>]{0,20}>/, '')).join('');
}
