/** A letter before it is laid out: whoever writes one says what it holds, `lib/server/mail/lay-out-letter.ts` makes both texts. */
export type LetterParts = {
  subject: string;
  /** First name of the reader; empty where it is not known. */
  name: string;
  parts: readonly LetterPart[];
};

/**
 * A paragraph; a heading; facts as label and value; the address of one page, with the words of its button; and what is
 * said in small print. Everything is plain text: the layout escapes it.
 */
export type LetterPart =
  | string
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { button: string; url: string }
  | { small: string };
