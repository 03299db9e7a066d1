import 'server-only';

/** Channels of LISTEN. A transaction wrote messages: its number (`outbox.ts`). */
export const NEW_MESSAGES = 'outbox_messages';
/** A session of a company's person ended: its id. Sent by a trigger of the table `sessions`, whoever ends it. */
export const SESSION_ENDED = 'session_ended';
