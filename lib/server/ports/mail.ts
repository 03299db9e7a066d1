import 'server-only';

/** A letter as it goes out: plain text, links on lines of their own. */
export type Letter = { id: string; to: string; subject: string; text: string };

/** Whoever carries letters: the embedded folder, or an SMTP server. `send` throws when the letter was not taken; `close` ends open connections. */
export type Post = { send: (letter: Letter) => Promise<void>; close?: () => void };
