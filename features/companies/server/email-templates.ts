import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { settingSentences } from '../rules/settings.ts';
import { findMember } from './companies.repo.ts';
import { INVITATION_DAYS, issueInvitation } from './invitations.repo.ts';
import { settingsOf } from './settings.repo.ts';

/** The invitation; nobody, once they are active or removed. */
const invitation: MailTemplate = async (db, { facts: { companyId = '', employeeId = '', inviter = '' } }) =>
  inCompany(db, companyId, async (tx) => {
    const member = await findMember(tx, employeeId, companyId);
    if (member?.employee.state !== 'invited') return null;
    const { company, employee } = member;
    const link = linkTo(
      mailedRoutes.activateEmployee(await issueInvitation(tx, { companyId, employeeId }, clock.now())),
    );
    return {
      subject: `${company.name} invites you to ${PRODUCT.name}`,
      text: `Hello ${employee.firstName},

${inviter || 'An administrator'} of ${company.name} invites you to book your work trips with ${PRODUCT.name}. Open this link within ${counted(INVITATION_DAYS, 'day')} to choose a password:

${link}

If you do not work there, ignore this email: nothing happens without the link.
`,
    };
  });

/** To an administrator, when less is left to pay trips with than the company wants; nobody, once they left. */
const lowBalance: MailTemplate = async (db, { facts: { companyId = '', employeeId = '', left = '0' } }) =>
  inCompany(db, companyId, async (tx) => {
    const member = await findMember(tx, employeeId, companyId);
    if (member?.employee.state !== 'active') return null;
    const settings = await settingsOf(tx, companyId);
    const { company, employee } = member;
    const account = settings.paying === 'credit' ? 'credit' : 'wallet';
    const shown = (amount: number) => formatMoney(money(Math.max(0, amount)), 'indian');
    return {
      subject: `${company.name} has ${shown(Number(left))} left for trips`,
      text: `Hello ${employee.firstName},

After the latest booking the ${account} of ${company.name} has ${shown(Number(left))} left. You asked to be told when it is below ${shown(settings.lowBalance)}.

${settingSentences(settings).checkoutAllowed}

${account === 'wallet' ? 'Add money' : 'Pay off the credit'} here:

${linkTo(workRoutes.corporateCompany({ part: 'wallet' }))}
`,
    };
  });

/** To an administrator, when we change how much their company may owe; nobody, once they left. */
const creditLimit: MailTemplate = async (
  db,
  { facts: { companyId = '', employeeId = '', before = '0', after = '0', reason = '' } },
) =>
  inCompany(db, companyId, async (tx) => {
    const member = await findMember(tx, employeeId, companyId);
    if (member?.employee.state !== 'active') return null;
    const { company, employee } = member;
    const shown = (amount: string) => formatMoney(money(Number(amount)), 'indian');
    return {
      subject: Number(after)
        ? `The credit limit of ${company.name} is now ${shown(after)}`
        : `${company.name} can no longer book on credit`,
      text: `Hello ${employee.firstName},

We changed the credit limit of ${company.name} from ${shown(before)} to ${shown(after)}. The reason: “${reason}”

${Number(after) ? 'A new trip on credit is booked while what you owe stays within this limit.' : 'New trips cannot be booked on credit.'} Trips that are booked stay as they are, and what you owe stays due.

What you owe and your limit are shown here:

${linkTo(workRoutes.corporateCompany({ part: 'wallet' }))}
`,
    };
  });

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const companyEmails: Record<string, MailTemplate> = {
  invitation,
  'low-balance': lowBalance,
  'credit-limit': creditLimit,
};
