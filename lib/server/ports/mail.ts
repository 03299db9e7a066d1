import 'server-only';

/** An attachment of an email. `type` is its media type, with parameters. */
export type Attachment = { name: string; type: string; bytes: Uint8Array };

/**
 * An email as it is sent: plain text with links on lines of their own, the same as HTML, and
 * attachments. `unsubscribe`: the address that ends emails of its kind (RFC 8058), where there is one.
 * `replyTo`: where an answer goes, if not to the sender. `inReplyTo` and `references`: Message-IDs, without their
 * brackets, of the emails below which mail programs show it.
 */
export type Email = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
  unsubscribe?: string;
  replyTo?: string;
  inReplyTo?: string;
  references?: readonly string[];
};

/**
 * Sends emails: the embedded folder, or an SMTP server. `send` throws when the email was not accepted, a
 * `RecipientRefused` where its address takes none; `close` ends open connections.
 */
export type Post = { send: (email: Email) => Promise<void>; close?: () => void };
