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
 * A paragraph; a heading; facts as label and value; a link with its button label; and small print. All plain text: the
 * layout escapes it.
 */
export type EmailPart =
  | string
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { button: string; url: string }
  | { small: string };
