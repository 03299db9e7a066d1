import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { routes } from '#lib/shared/routes.ts';
import { TOPIC_LABELS } from '../rules/enquiry-text.ts';
import { enquiries } from './tables.ts';

async function enquiryOf(db: Db, id = '') {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id));
  return row ?? null;
}

/** The address is not proved, so no email repeats what was typed. */
const received: MailTemplate = async (db, { facts: { enquiryId } }) => {
  const row = await enquiryOf(db, enquiryId);
  if (!row) return null;
  return {
    subject: `We have your question (${row.number})`,
    text: `Hello,

We have received your question. Its number is ${row.number}, and it is about: ${TOPIC_LABELS[row.topic].toLowerCase()}.

Someone at the desk reads it and answers to this address. Many answers are on our help page already:

${linkTo(routes.help())}

If you did not ask us anything, someone mistyped their address. You can ignore this email.
`,
  };
};

const answered: MailTemplate = async (db, { facts: { enquiryId } }) => {
  const row = await enquiryOf(db, enquiryId);
  if (!row?.answer) return null;
  return {
    subject: `Our answer to your question (${row.number})`,
    text: `Hello,

This is our answer to your question ${row.number}:

${row.answer}

If something is still open, ask again and name this number:

${linkTo(routes.enquiry())}
`,
  };
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const supportEmails: Record<string, MailTemplate> = {
  'enquiry-received': received,
  'enquiry-answered': answered,
};
