/**
 * The content of an email before layout: templates produce it, `lib/server/mail/render-email.ts` renders text and HTML.
 */
export type EmailParts = {
  subject: string;
  /** First name of the reader; empty when unknown. */
  name: string;
  parts: readonly EmailPart[];
};

/**
 * A paragraph; a heading; facts as label and value; the one button, and links beside it, each with its label; and small print. All plain text: the
 * layout escapes it.
 */
export type EmailPart =
  | string
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { button: string; url: string }
  | { link: string; url: string }
  | { small: string };
