import 'server-only';
import { approvalEmails } from '#features/approvals/server/index.ts';
import { bookingEmails, walletEmails } from '#features/bookings/server/index.ts';
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
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';

/** The email templates of all features, by name. */
export const EMAIL_TEMPLATES = {
  ...approvalEmails,
  ...bookingEmails,
  ...companyEmails,
  ...deskEmails,
  ...eventEmails,
  ...guestReviewEmails,
  ...identityEmails,
  ...notificationEmails,
  ...savedEmails,
  ...supportEmails,
  ...transportEmails,
  ...walletEmails,
  ...emailDeliveryEmails,
} satisfies Record<string, MailTemplate>;
