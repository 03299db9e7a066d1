import 'server-only';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { greeting, paragraphs } from '#lib/server/mail/render-email.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { TOPIC_LABELS } from '../rules/enquiry.ts';
import { REPLY_ABOVE, REPLY_ABOVE_IN_HINDI } from '../rules/new-text.ts';
import { threadHeaders } from './mail/mail-thread.ts';
import { findThread } from './threads.repo.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { replyAddress } from '../rules/reply-address.ts';
import { issueEnquiryLink } from './links.repo.ts';

/** The link of a new email about an enquiry and, where replies are taken (REPLY_ADDRESS), the address for them. */
async function replyOf(db: Db, enquiryId: string): Promise<{ token: string } & Pick<Email, 'replyTo'>> {
  const { token, replyToken } = await issueEnquiryLink(db, enquiryId);
  const base = env().REPLY_ADDRESS;
  return { token, ...(base ? { replyTo: replyAddress(base, replyToken) } : {}) };
}

/** The address is not proved, so no email repeats what was typed. */
const received: MailTemplate = async (db, { facts: { enquiryId = '' }, language }) => {
  const thread = await findThread(db, enquiryId);
  if (!thread) return null;
  const { number, topic } = thread.enquiry;
  const { token, ...reply } = await replyOf(db, enquiryId);
  const email = writeIn(language, () => ({
    subject: t('We have your question ({number})', { number }),
    text: paragraphs(
      greeting(''),
      t('We have received your question. Its number is {number}, and it is about: {topic}.', {
        number,
        topic: t(TOPIC_LABELS[topic]).toLowerCase(),
      }),
      t(
        'Someone at the desk reads it and answers to this address. On this page you read what was written so far, and can add something:',
      ),
      linkTo(mailedRoutes.ticket(token)),
      t('Many answers are on our help page already:'),
      linkTo(routes.help()),
      t('If you did not ask us anything, someone mistyped their address. You can ignore this email.'),
    ),
  }));
  return { ...reply, ...email };
};

/** @texts */
const BY_EMAIL = 'If something is still open, reply to this email, or write to us on the page of your question.';
/** @texts */
const BY_PAGE =
  'If something is still open, write to us on the page of your question: nobody reads replies to this email.';

/** The answer is as staff wrote it; around it the email is in the asker's language. */
const answered: MailTemplate = async (db, { facts: { enquiryId = '', position }, language }) => {
  const thread = await findThread(db, enquiryId);
  const answer = thread?.messages.find((message) => message.staffId && String(message.position) === position);
  if (!thread || !answer) return null;
  const { number } = thread.enquiry;
  const { token, ...reply } = await replyOf(db, enquiryId);
  const email = writeIn(language, () => ({
    subject: t('Our answer to your question ({number})', { number }),
    text: paragraphs(
      ...(reply.replyTo ? [language === 'hi' ? REPLY_ABOVE_IN_HINDI : REPLY_ABOVE] : []),
      greeting(''),
      t('This is our answer to your question {number}:', { number }),
      answer.text,
      `${t(reply.replyTo ? BY_EMAIL : BY_PAGE)} ${t('It has everything that was written so far, and is open for 30 days after the last message:')}`,
      linkTo(mailedRoutes.ticket(token)),
    ),
  }));
  return { ...reply, ...threadHeaders(thread.messages.slice(0, answer.position - 1)), ...email };
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const supportEmails: Record<string, MailTemplate> = {
  'enquiry-received': received,
  'enquiry-answered': answered,
};
