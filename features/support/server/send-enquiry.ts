import 'server-only';
import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { countRequest } from '#lib/server/http/rate-limit.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { countEmailFrom } from '#lib/server/mail/network-quota.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { newId } from '#lib/shared/ids.ts';
import type { sendEnquiry as operation } from '../contract.ts';
import { newEnquiryNumber } from '../rules/enquiry.ts';
import { mailIdOf } from './mail/mail-thread.ts';
import { enquiries } from './tables.ts';
import { addMessage } from './threads.repo.ts';

/** Enquiries of a network in an hour: an office that asks, one after the other. */
const ENQUIRIES_AN_HOUR = { points: 30, seconds: 3600 };
/** Emails about enquiries to one address in a day: it is not proved, and may be someone else's. */
const ENQUIRIES_A_DAY = { points: 5, seconds: 86_400 };

/**
 * Keeps a question for the desk and emails its number. The same question of the same day is kept once: a second press,
 * or a repeat after a lost answer, gets the first number. Throws TOO_MANY_REQUESTS.
 */
export const sendEnquiry: UseCase<typeof operation> = async ({ db, body, request }) => {
  const now = clock.now();
  const digest = digestOf(body, now);
  const [before] = await db.select().from(enquiries).where(eq(enquiries.digest, digest));
  if (before) return { number: before.number };
  const network = networkOf(request.address);
  await countEmailFrom(db, network);
  await countRequest(db, `support.ask:hour:${network}`, ENQUIRIES_AN_HOUR);
  await countRequest(db, `support.ask:day:${createHash('sha256').update(body.email).digest('hex')}`, ENQUIRIES_A_DAY);
  const { question, ...about } = body;
  const id = newId('enq', now.getTime());
  const language = readerLanguage(request);
  const row = { id, number: newEnquiryNumber(randomInt), digest, ...about, language, askedAt: now, lastAt: now };
  const [added] = await db.insert(enquiries).values(row).onConflictDoNothing({ target: enquiries.digest }).returning();
  if (!added) {
    const [first] = await db.select().from(enquiries).where(eq(enquiries.digest, digest));
    return { number: first?.number ?? row.number };
  }
  await addMessage(db, { enquiry: added, messages: [] }, { text: question, at: now });
  await enqueueMail(db, {
    id: mailIdOf(id, 1),
    template: 'enquiry-received',
    urgency: 'personal',
    recipient: body.email,
    language,
    facts: { enquiryId: id },
  });
  return { number: row.number };
};

const digestOf = ({ email, topic, bookingCode, question }: BodyOf<typeof operation>, now: Date): string =>
  createHash('sha256')
    .update(JSON.stringify([now.toISOString().slice(0, 10), email, topic, bookingCode, question]))
    .digest('hex');
