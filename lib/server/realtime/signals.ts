import 'server-only';

/** LISTEN channel for new messages: the payload is the number of the transaction that wrote them (`outbox.ts`). */
export const NEW_MESSAGES = 'outbox_messages';
/**
 * LISTEN channel for ended sessions of companies' people: the payload is the session's id. Sent by a trigger of the
 * table `sessions`.
 */
export const SESSION_ENDED = 'session_ended';
