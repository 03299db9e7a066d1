import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { FOLLOW_UPS_A_DAY, takesFollowUp, threadFull } from '../../rules/thread.ts';
import { threadOfLink } from '../links.repo.ts';
import { presentTicket } from '../present-enquiry.ts';
import { addMessage, type Thread } from '../threads.repo.ts';

/** The thread of a link. Throws LINK_INVALID. */
export const openTicket: UseCase<typeof contract.openTicket> = async ({ db, body: { token } }) =>
  presentTicket(await threadOfLink(db, token));

/** Adds a follow-up by the link of an email. Throws LINK_INVALID, STATE_BLOCKED and TOO_MANY_REQUESTS. */
export const followUp: UseCase<typeof contract.followUp> = async ({ db, body: { token, message } }) =>
  presentTicket(await addFollowUp(db, await threadOfLink(db, token, { lock: true }), { text: message }));

/**
 * Adds a message of the asker to a locked thread, which then waits for an answer. The same text twice in a row is one
 * message: a second press, or a repeat after a lost answer. Throws STATE_BLOCKED and TOO_MANY_REQUESTS.
 */
export async function addFollowUp(
  db: Db,
  thread: Thread,
  { text, mailMessageId = null }: { text: string; mailMessageId?: string | null },
): Promise<Thread> {
  const last = thread.messages.at(-1);
  if (last && !last.staffId && last.text === text) return thread;
  if (!takesFollowUp(thread.messages.length)) throw threadFull();
  await countRequest(db, `support.followUp:day:${thread.enquiry.id}`, { points: FOLLOW_UPS_A_DAY, seconds: 86_400 });
  return addMessage(db, thread, { text, mailMessageId, at: clock.now() });
}
