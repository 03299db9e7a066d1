import 'server-only';

/** A file that goes with an email. `type` is its media type, with parameters where it has any. */
export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** An email as it goes out: plain text with links on lines of their own, the same as HTML where it has a layout, and files. */
export type Email = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
};

/** Whoever carries emails: the embedded folder, or an SMTP server. `send` throws when the email was not taken; `close` ends open connections. */
export type Post = { send: (email: Email) => Promise<void>; close?: () => void };
