import 'server-only';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { testEmail } from '../rules/test-email.ts';

const deliveryTest: MailTemplate = (_db, { facts: { firstName = '' }, language }) =>
  Promise.resolve(writeIn(language, () => renderEmail(testEmail(firstName))));

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const emailDeliveryEmails: Record<string, MailTemplate> = { 'delivery-test': deliveryTest };
