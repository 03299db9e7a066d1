import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { LINK_HOURS } from '../rules/staff-session.ts';
import { findStaffByEmail, issueStaffLink } from './staff.repo.ts';

/** The link to set a password; nobody, where the account was closed meanwhile. */
const staffLink: MailTemplate = async (db, { recipient }) => {
  const staff = await findStaffByEmail(db, recipient);
  if (!staff) return null;
  return {
    subject: `Your account at the ${PRODUCT.name} desk`,
    text: `Hello ${staff.name},

You have an account at the ${PRODUCT.name} desk. Open this link within ${counted(LINK_HOURS, 'hour')} to set your password:

${linkTo(mailedRoutes.deskPassword(await issueStaffLink(db, staff.id, clock.now())))}

It works once, and replaces any earlier link. Setting the password ends your earlier sign-ins. If you do not work for ${PRODUCT.name}, ignore this email.
`,
  };
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const deskEmails: Record<string, MailTemplate> = { 'staff-link': staffLink };
