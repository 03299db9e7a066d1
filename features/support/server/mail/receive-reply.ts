import 'server-only';
import PostalMime, { type Email as ReceivedEmail } from 'postal-mime';
import type { Db } from '#lib/server/db/connect.ts';
import { clock } from '#lib/server/clock.ts';
import { env } from '#lib/server/env.ts';
import { showsSecret } from '#lib/server/http/bearer-secret.ts';
import { log } from '#lib/server/log.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { startOfEmail } from '#lib/shared/start-of-email.ts';
import { AppError } from '#lib/shared/errors.ts';
import { isAutomatic } from '../../rules/automatic-email.ts';
import { newText, textOfHtml } from '../../rules/new-text.ts';
import { replyTokenIn } from '../../rules/reply-address.ts';
import { isOpen } from '../../rules/thread.ts';
import { threadOfReply } from '../links.repo.ts';
import { addFollowUp } from '../ticket/follow-up.ts';

/**
 * Takes a reply to an email about an enquiry: the new text of the asker’s own email to its reply address becomes a
 * message. Everything else changes nothing and gets the same answer, so that the mail server returns nothing to
 * whoever wrote it. Throws UNAUTHENTICATED before the body is read, if the secret is missing or wrong.
 */
export async function receiveReply({ db, request }: { db: Db; request: RequestFacts }): Promise<{ received: true }> {
  const { REPLY_ADDRESS: base, REPLY_SECRET: secret } = env();
  if (!base || !showsSecret(request, secret))
    throw new AppError('UNAUTHENTICATED', 'The secret of this email is missing or wrong.');
  const email = await parsed(request.rawBody);
  const refused = email ? await takeReply(db, email, base) : 'unreadable';
  if (refused) log().info({ refused }, 'a reply by email was not taken');
  return { received: true };
}

/** Adds the reply to its enquiry; gives why it was not taken, or null. */
async function takeReply(db: Db, email: ReceivedEmail, base: string): Promise<string | null> {
  if (isAutomatic(email.headers)) return 'automatic';
  const token = replyTokenIn(base, recipientsOf(email));
  const thread = token ? await threadOfReply(db, token) : null;
  if (!thread) return 'unknown reply address';
  if (email.from?.address?.toLowerCase() !== thread.enquiry.email.toLowerCase()) return 'another sender';
  if (!isOpen(thread.enquiry.lastAt, clock.now())) return 'too late';
  const mailMessageId = messageIdOf(email);
  if (mailMessageId && thread.messages.some((message) => message.mailMessageId === mailMessageId)) return null;
  const text = newText(email.text?.trim() ? email.text : textOfHtml(email.html ?? ''));
  if (!text) return 'no new text';
  try {
    await addFollowUp(db, thread, { text, mailMessageId });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function parsed(message: string): Promise<ReceivedEmail | null> {
  try {
    return await PostalMime.parse(startOfEmail(message), { maxNestingDepth: 10 });
  } catch (error) {
    log().warn({ err: error }, 'a reply by email could not be read');
    return null;
  }
}

/** Where the mail server delivered it, and whom its sender wrote to. */
const recipientsOf = ({ headers, to = [], cc = [] }: ReceivedEmail): string[] => [
  ...headers.flatMap(({ key, value }) => (key === 'delivered-to' || key === 'x-original-to' ? [value.trim()] : [])),
  ...[...to, ...cc].flatMap(({ address }) => address ?? []),
];

/** The Message-ID of an email, without its brackets; it may stand in a header of ours, so it is in plain characters. */
const messageIdOf = ({ messageId = '' }: ReceivedEmail): string | null =>
  /^<([!-;=?-~]{1,200})>$/.exec(messageId.trim())?.[1] ?? null;
