/** An email before it is laid out: whoever writes one says what it holds, `lib/server/mail/render-email.ts` makes both texts. */
export type EmailParts = {
  subject: string;
  /** First name of the reader; empty where it is not known. */
  name: string;
  parts: readonly EmailPart[];
};

/**
 * A paragraph; a heading; facts as label and value; the address of one page, with the words of its button; and what is
 * said in small print. Everything is plain text: the layout escapes it.
 */
export type EmailPart =
  | string
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { button: string; url: string }
  | { small: string };
