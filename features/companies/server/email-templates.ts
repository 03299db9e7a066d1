import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { findMember } from './companies.repo.ts';
import { INVITATION_DAYS, issueInvitation } from './invitations.repo.ts';

/** The invitation; nobody, once they are active or removed. */
const invitation: MailTemplate = async (db, { facts: { companyId = '', employeeId = '', inviter = '' } }) =>
  inCompany(db, companyId, async (tx) => {
    const member = await findMember(tx, employeeId, companyId);
    if (member?.employee.state !== 'invited') return null;
    const { company, employee } = member;
    const link = linkTo(routes.activateEmployee(await issueInvitation(tx, { companyId, employeeId }, clock.now())));
    return {
      subject: `${company.name} invites you to ${PRODUCT.name}`,
      text: `Hello ${employee.firstName},

${inviter || 'An administrator'} of ${company.name} invites you to book your work trips with ${PRODUCT.name}. Open this link within ${INVITATION_DAYS} days to choose a password:

${link}

If you do not work there, ignore this email: nothing happens without the link.
`,
    };
  });

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const companyEmails: Record<string, MailTemplate> = { invitation };
