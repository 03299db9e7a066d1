import 'server-only';
import { addressesOfPeople } from '#features/companies/server/index.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import { unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { policyEmail, type ToldChange } from '../rules/policy-email.ts';

/** To an employee whose travel policy changed; nobody, once they left. */
const policyChanged: MailTemplate = (db, { facts: { companyId = '', employeeId = '', change = '' } }) =>
  inCompany(db, companyId, async (tx) => {
    const [employee] = await addressesOfPeople(tx, companyId, [employeeId]);
    if (!employee) return null;
    const told = JSON.parse(change) as ToldChange;
    const email = policyEmail(employee.firstName, told, linkTo(workRoutes.corporateBooking()));
    const unsubscribe = unsubscribeLink({ companyId, userId: employeeId, kind: 'policyChanges' });
    return { ...renderEmail(email), unsubscribe };
  });

/** The email templates of this feature, by the name that `enqueueMails` uses. */
export const notificationEmails: Record<string, MailTemplate> = { 'policy-changed': policyChanged };
