import 'server-only';

/** A file that goes with a letter. `type` is its media type, with parameters where it has any. */
export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** A letter as it goes out: plain text with links on lines of their own, the same as HTML where it has a layout, and files. */
export type Letter = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly Attachment[];
};

/** Whoever carries letters: the embedded folder, or an SMTP server. `send` throws when the letter was not taken; `close` ends open connections. */
export type Post = { send: (letter: Letter) => Promise<void>; close?: () => void };
