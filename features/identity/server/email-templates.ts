import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { zoneNamed } from '#lib/shared/time-zones.ts';
import { routes } from '#lib/shared/routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { CODE_MINUTES, LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { findProof, issueCode, type Purpose } from './address-proofs.repo.ts';
import { userTypeOf } from './start-address-proof.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import { issueLink } from './password-links.repo.ts';
import { issueSignInCode } from './sign-in-codes.repo.ts';
import { findUserByEmail } from './users.repo.ts';

/** "India", "London", "New York": the place whose clock a zone is. */
const zoneLabel = (zone: string): string =>
  zone === HOME_ZONE || zone === 'Asia/Calcutta' ? 'India' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const userTypeIn = (facts: Record<string, string>): UserType =>
  facts.userType === 'corporate' ? 'corporate' : PRODUCT.id;

/** The reset link; nobody, where there is no such account. */
const passwordLink: MailTemplate = async (db, { recipient, facts }) => {
  const userType = userTypeIn(facts);
  const user = await findUserByEmail(db, userType, recipient);
  if (!user) return null;
  const link = linkTo(mailedRoutes.resetPassword(userType, await issueLink(db, user.id, clock.now())));
  return {
    subject: `Set a new password for ${PRODUCT.name}`,
    text: `Hello ${user.firstName},

Someone asked to set a new password for your account with this address. If it was you, open this link within ${counted(LINK_MINUTES, 'minute')}:

${link}

It works once, and a new password signs you out everywhere. If it was not you, ignore this email: your password stays as it is.
`,
  };
};

/** A code to sign in; nobody, where there is no such account. */
const signInCode: MailTemplate = async (db, { recipient, facts }) => {
  const user = await findUserByEmail(db, PRODUCT.id, recipient);
  if (!user) return null;
  const code = await issueSignInCode(db, user.id, facts.device ?? '', clock.now());
  return {
    subject: `${code} is your code to sign in to ${PRODUCT.name}`,
    text: `Hello ${user.firstName},

This code signs you in. It works once, for ${counted(CODE_MINUTES, 'minute')}, in the browser that asked for it:

${code}

If you did not ask for it, ignore this email and share the code with nobody: nothing happens without it.
`,
  };
};

/** The purpose of each attempt, as its email says it. */
const ATTEMPTS: Record<Purpose, { subject: string; asked: string; known: string }> = {
  'sign-up': {
    subject: `is your code to sign up for ${PRODUCT.name}`,
    asked: `This code completes your sign-up for ${PRODUCT.name}.`,
    known: `Someone tried to sign up for ${PRODUCT.name} with this address. You have an account already, so nothing has changed.`,
  },
  'company-sign-up': {
    subject: `is your code to register your company with ${PRODUCT.name}`,
    asked: `This code completes the registration of your company with ${PRODUCT.name}.`,
    known: `Someone tried to register a company with ${PRODUCT.name} and this address. You have a corporate account already, so nothing has changed.`,
  },
  'change-email': {
    subject: `is your code to confirm this email for ${PRODUCT.name}`,
    asked: `This code makes this address the email of your ${PRODUCT.name} account.`,
    known: `Someone tried to make this address the email of another ${PRODUCT.name} account. You have an account with it already, so nothing has changed.`,
  },
};

/**
 * To an address to be proved: a code, or for an existing account how to sign in. Contains no text of the person who
 * asked, who may be anybody until the code is shown.
 */
const addressCode: MailTemplate = async (db, { recipient, facts: { proofId = '', zone } }) => {
  const now = clock.now();
  const proof = await findProof(db, { id: proofId }, now);
  if (!proof) return null;
  const { subject, asked, known } = ATTEMPTS[proof.purpose];
  const userType = userTypeOf(proof.purpose);
  const when = `It was asked for ${moment(proof.createdAt.toISOString(), zone)} in ${proof.askedBy.replace(/^An? /, (article) => article.toLowerCase())}.`;
  if (await findUserByEmail(db, userType, recipient)) {
    return {
      subject: `You already have an account with ${PRODUCT.name}`,
      text: `Hello,

${known} ${when}

If it was you, sign in here:

${linkTo(userType === 'corporate' ? routes.corporateLanding() : routes.landing())}

If you forgot your password, reset it:

${linkTo(routes.forgotPassword(userType))}

If it was not you, you can ignore this email.
`,
    };
  }
  const { code, linkToken } = await issueCode(db, proof.id, now);
  const link = `You can also open this link within an hour, on any device. It asks for the password you chose:

${linkTo(mailedRoutes.finishSignUp(userType, linkToken))}

`;
  return {
    subject: `${code} ${subject}`,
    text: `Hello,

${asked} It works once, for ${counted(CODE_MINUTES, 'minute')}:

${code}

${proof.purpose === 'change-email' ? '' : link}${when} If it was not you, ignore this email and share the code with nobody: nothing happens without it.
`,
  };
};

const passwordChanged: MailTemplate = async (_db, { facts }) => ({
  subject: `Your ${PRODUCT.name} password was changed`,
  text: `Hello ${facts.firstName},

The password of your account was changed ${moment(facts.at, facts.zone)}. If it was you, you don’t need to do anything.

If it was not you, reset it now. That signs out everyone who uses it:

${linkTo(routes.forgotPassword(userTypeIn(facts)))}
`,
});

const addressChanged: MailTemplate = async (_db, { facts }) => ({
  subject: `The email of your ${PRODUCT.name} account was changed`,
  text: `Hello ${facts.firstName},

The email of your account was changed ${moment(facts.at, facts.zone)}, by someone who knew its password. You can no longer sign in with this address.

If it was not you, reply to this email: our records show the change and where it came from.
`,
});

const accountClosed: MailTemplate = async (_db, { facts }) => ({
  subject: `Your ${PRODUCT.name} account is closed`,
  text: `Hello ${facts.firstName},

Your account is closed, and your name, email and mobile are deleted. We keep invoices, and what else the law requires, without your contact details.

You can sign up again at any time, with this address too.
`,
});

/** When it happened on the clock of the browser that asked for it; India's where it named no zone (9.10). */
const moment = (at: string | undefined, zone: string | undefined): string => {
  const timeZone = zoneNamed(zone ?? null) ?? HOME_ZONE;
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `on ${format.format(new Date(at ?? ''))} (${zoneLabel(timeZone)})`;
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const identityEmails: Record<string, MailTemplate> = {
  'address-code': addressCode,
  'password-link': passwordLink,
  'sign-in-code': signInCode,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'account-closed': accountClosed,
};
