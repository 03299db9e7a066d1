import { approvalEmails } from '#features/approvals/server/index.ts';
import { bookingEmails } from '#features/bookings/server/index.ts';
import { companyEmails } from '#features/companies/server/index.ts';
import { deskEmails } from '#features/desk/server/index.ts';
import { emailDeliveryEmails } from '#features/email-delivery/server/index.ts';
import { eventEmails } from '#features/events/server/index.ts';
import { guestReviewEmails } from '#features/guest-reviews/server/index.ts';
import { identityEmails } from '#features/identity/server/index.ts';
import { notificationEmails } from '#features/notifications/server/index.ts';
import { savedEmails } from '#features/saved/server/index.ts';
import { supportEmails } from '#features/support/server/index.ts';
import { transportEmails } from '#features/transport/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { sendMails } from '#lib/server/mail/send-mails.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { faultsOfLetter } from './letter-faults.ts';

/**
 * Lets the post do its rounds until nothing is due; gives what it carried. Throws where a letter's text and HTML differ, or
 * its HTML is not that of the one layout.
 */
export async function deliver(db: Db): Promise<Email[]> {
  const emails: Email[] = [];
  const post = { send: async (email: Email) => void emails.push(email) };
  while (
    await sendMails(db, {
      templates: {
        ...identityEmails,
        ...companyEmails,
        ...eventEmails,
        ...approvalEmails,
        ...bookingEmails,
        ...deskEmails,
        ...notificationEmails,
        ...transportEmails,
        ...supportEmails,
        ...savedEmails,
        ...guestReviewEmails,
        ...emailDeliveryEmails,
      },
      post,
    })
  );
  const faults = emails.flatMap(faultsOfLetter);
  if (faults.length) throw new Error(`letters with faults: ${faults.join('; ')}`);
  return emails;
}

/** The path and the token of the link in an email. */
export function linkIn(email: Email | undefined): { path: string; token: string } {
  const url = new URL(/^https?:\S+$/m.exec(email?.text ?? '')?.[0] ?? 'http://no.link');
  return { path: url.pathname, token: new URLSearchParams(url.hash.slice(1)).get('token') ?? '' };
}
