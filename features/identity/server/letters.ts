import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { issueLink, LINK_MINUTES } from './password-links.repo.ts';
import { findUserByEmail } from './users.repo.ts';

const userTypeOf = (facts: Record<string, string>): UserType => (facts.userType === 'corporate' ? 'corporate' : PRODUCT.id);

/** To who forgot their password; nobody, where there is no such account. */
const passwordLink: MailTemplate = async (db, { recipient, facts }) => {
  const userType = userTypeOf(facts);
  const user = await findUserByEmail(db, userType, recipient);
  if (!user) return null;
  const link = linkTo(routes.resetPassword(userType, await issueLink(db, user.id, clock.now())));
  return {
    subject: `Set a new password for ${PRODUCT.name}`,
    text: `Hello ${user.firstName},

Somebody asked to set a new password for your account with this address. If it was you, open this link within ${LINK_MINUTES} minutes:

${link}

It works once, and a new password signs you out everywhere. If it was not you, leave this mail be: your password stays as it is.
`,
  };
};

const passwordChanged: MailTemplate = async (_db, { facts }) => ({
  subject: `Your ${PRODUCT.name} password was changed`,
  text: `Hello ${facts.firstName},

The password of your account was changed ${moment(facts.at)}. If it was you, all is well.

If it was not you, set a new one now; that ends every session, a stranger's too:

${linkTo(routes.forgotPassword(userTypeOf(facts)))}
`,
});

const addressChanged: MailTemplate = async (_db, { facts }) => ({
  subject: `Your ${PRODUCT.name} account has another e-mail`,
  text: `Hello ${facts.firstName},

Your account was given another e-mail ${moment(facts.at)}, by somebody who knew its password. This address no longer opens it.

If it was not you, answer this mail: the change and where it came from are in our records.
`,
});

const accountClosed: MailTemplate = async (_db, { facts }) => ({
  subject: `Your ${PRODUCT.name} account is closed`,
  text: `Hello ${facts.firstName},

Your account is closed, and your name, e-mail and mobile are gone from it for good. Invoices and what else the law keeps stay, with nothing to reach you by.

You are welcome back any day: sign up with any address, this one too.
`,
});

const moment = (at = ''): string => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `on ${format.format(new Date(at))} (India)`;
};

/** The letters of this room, by the template that `noteMail` names. */
export const identityLetters: Record<string, MailTemplate> = {
  'password-link': passwordLink,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'account-closed': accountClosed,
};
