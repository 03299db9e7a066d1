import * as z from 'zod';

/**
 * Characters no text of a person may contain: control characters, line and paragraph separators, direction marks and
 * overrides, and zero-width characters. They would break a line of a calendar, a CSV or a mail's subject, or display
 * another name than the stored one. Joiners (U+200C, U+200D) are allowed: Indic scripts and emoji need them.
 */
const HIDDEN = '\\p{Zl}\\p{Zp}\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb';
const ONE_LINE = new RegExp(`^[^\\p{Cc}${HIDDEN}]*$`, 'u');
const PARAGRAPHS = new RegExp(`^(?:[^\\p{Cc}${HIDDEN}]|[\\t\\r\\n])*$`, 'u');

/** A title or another one-line text, trimmed. */
export const oneLine = () => z.string().trim().regex(ONE_LINE, 'Write this on one line, without hidden characters.');

/** A note of several lines, trimmed. */
export const paragraphs = () =>
  z.string().trim().regex(PARAGRAPHS, 'There is a hidden character in this. Type it again.');

/** Control characters but line breaks and tabs, and the characters above. */
const HIDDEN_ANYWHERE = new RegExp(`[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f${HIDDEN}]`, 'gu');

/** A text of several lines without what `paragraphs` refuses, for texts that nobody can be asked to type again. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN_ANYWHERE, '');
