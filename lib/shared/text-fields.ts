import * as z from 'zod';

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

/** A note of several lines, without the white space around it. */
export const paragraphs = () =>
  z.string().trim().regex(PARAGRAPHS, 'There is a hidden character in this. Type it again.');
