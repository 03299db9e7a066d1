import * as z from 'zod';
import { isTopLevelDomain } from './top-level-domains.ts';

/**
 * What no text of a person may hold: control characters, line and paragraph separators, direction marks and overrides,
 * and characters of no width. They would break a line of a calendar, a CSV or a mail's subject, or show another name than
 * the one stored. Joiners (U+200C, U+200D) stay: Indic scripts and emoji need them.
 */
const HIDDEN = '\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb';
const ONE_LINE = new RegExp(`^[^\\p{Cc}${HIDDEN}]*$`, 'u');
const PARAGRAPHS = new RegExp(`^(?:[^\\p{Cc}${HIDDEN}]|[\\t\\r\\n])*$`, 'u');

/** A title or another text of one line, without the white space around it. */
export const oneLine = () => z.string().trim().regex(ONE_LINE, 'Write this on one line, without hidden characters.');

/**
 * A name of a person, a company, a group, a role or a policy: one line that is no web or email address and holds none.
 * Names stand in emails to other people, where a mail program would make a link of them.
 */
export const nameLine = () =>
  oneLine().refine(
    (text) => !holdsAddress(text),
    'A name cannot contain a web or email address. If it does not, put a space after the full stop.',
  );

/** A note of several lines, without the white space around it. */
export const paragraphs = () =>
  z.string().trim().regex(PARAGRAPHS, 'There is a hidden character in this. Type it again.');

/** Every dot that a browser or mail program takes for the one of a domain (UTS 46), and those that look like it. */
const DOTS = /[.\u2024\u3002\ufe52\uff0e\uff61]/u;
/** What stands before a dot in names: titles and forms of companies, as in `Dr.Dev` and `Pvt.Ltd`. Initials count as well. */
const BEFORE_A_DOT = new Set(
  'adv ca capt col dr er jr lt maj md mohd mr mrs ms ph prof pte pty pvt rev shri smt sr sri st'.split(' '),
);
/** What may follow a domain in an address. */
const AFTER_A_DOMAIN = /[/?#:\\]/u;

/**
 * Whether a text holds what a mail program makes a link of: a scheme, `www.`, an email address, or a word whose last label
 * is a top-level domain. Initials and titles before a name (`K.Rajesh`, `A.P.J. Abdul`, `Dr.Rao`, `Pvt.Ltd`) are no address.
 */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  return /:\/\/|\bmailto:|\S@\S/u.test(plain) || plain.split(/[\s,;()<>[\]{}"'“”‘’|]+/u).some(isAddress);
}

function isAddress(word: string): boolean {
  const [domain = ''] = word.split(AFTER_A_DOMAIN);
  const labels = domain.split(DOTS).filter(Boolean);
  const last = labels.at(-1)?.replace(/[^\p{L}\p{M}\p{N}-]+$/u, '') ?? '';
  if (labels.length < 2 || !isTopLevelDomain(last)) return labels[0] === 'www' && labels.length > 1;
  const goesOn = domain.length < word.length; // `x.co/sign-in`
  return goesOn || !labels.slice(0, -1).every((label) => [...label].length === 1 || BEFORE_A_DOT.has(label));
}
