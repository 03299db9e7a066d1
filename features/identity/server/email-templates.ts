import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Language } from '#lib/server/language.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { greeting, paragraphs } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { messageText } from '#lib/shared/messages.ts';
import { locale, t } from '#lib/shared/texts.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { zoneNamed } from '#lib/shared/time-zones.ts';
import { routes } from '#lib/shared/routes.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { CODE_MINUTES, LINK_MINUTES } from '#lib/shared/one-time-codes.ts';
import { findProof, issueCode, type ProofRow, type Purpose } from './address-proofs.repo.ts';
import { userTypeOf } from './start-address-proof.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import { issueLink } from './password-links.repo.ts';
import { issueSignInCode } from './sign-in-codes.repo.ts';
import { findUserByEmail, type UserRow } from './users.repo.ts';

const OURS = { product: PRODUCT.name };

/** "India", "London", "New York": the place whose clock a zone is. */
const zoneLabel = (zone: string): string =>
  t(zone === HOME_ZONE || zone === 'Asia/Calcutta' ? 'India' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '));

const userTypeIn = (facts: Record<string, string>): UserType =>
  facts.userType === 'corporate' ? 'corporate' : PRODUCT.id;

/** An employee of a company reads English; a traveller what their account has chosen, else the browser that asked. */
const languageFor = (
  userType: UserType,
  user: UserRow | undefined,
  asked: Language | null | undefined,
): Language | null | undefined => (userType === 'corporate' ? null : (user?.language ?? asked));

/** The reset link; nobody, where there is no such account. */
const passwordLink: MailTemplate = async (db, { recipient, facts, language }) => {
  const userType = userTypeIn(facts);
  const user = await findUserByEmail(db, userType, recipient);
  if (!user) return null;
  const token = await issueLink(db, user.id, clock.now());
  return writeIn(languageFor(userType, user, language), () => ({
    subject: t('Set a new password for {product}', OURS),
    text: paragraphs(
      greeting(user.firstName),
      t(
        'Someone asked to set a new password for your account with this address. If it was you, open this link within {time}:',
        { time: counted(LINK_MINUTES, 'minute') },
      ),
      linkTo(mailedRoutes.resetPassword(userType, token)),
      t(
        'It works once, and a new password signs you out everywhere. If it was not you, ignore this email: your password stays as it is.',
      ),
    ),
  }));
};

/** A code to sign in; nobody, where there is no such account. */
const signInCode: MailTemplate = async (db, { recipient, facts, language }) => {
  const user = await findUserByEmail(db, PRODUCT.id, recipient);
  if (!user) return null;
  const code = await issueSignInCode(db, user.id, facts.device ?? '', clock.now());
  return writeIn(languageFor(PRODUCT.id, user, language), () => ({
    subject: t('{code} is your code to sign in to {product}', { ...OURS, code }),
    text: paragraphs(
      greeting(user.firstName),
      t('This code signs you in. It works once, for {time}, in the browser that asked for it:', { time: codeTime() }),
      code,
      t('If you did not ask for it, ignore this email and share the code with nobody: nothing happens without it.'),
    ),
  }));
};

/**
 * The purpose of each attempt, as its email says it.
 * @texts
 */
const ATTEMPTS: Record<Purpose, { subject: string; asked: string; taken: string }> = {
  'sign-up': {
    subject: '{code} is your code to sign up for {product}',
    asked: 'This code completes your sign-up for {product}. It works once, for {time}:',
    taken:
      'Someone tried to sign up for {product} with this address. You have an account already, so nothing has changed.',
  },
  'company-sign-up': {
    subject: '{code} is your code to register your company with {product}',
    asked: 'This code completes the registration of your company with {product}. It works once, for {time}:',
    taken:
      'Someone tried to register a company with {product} and this address. You have a corporate account already, so nothing has changed.',
  },
  'change-email': {
    subject: '{code} is your code to confirm this email for {product}',
    asked: 'This code makes this address the email of your {product} account. It works once, for {time}:',
    taken:
      'Someone tried to make this address the email of another {product} account. You have an account with it already, so nothing has changed.',
  },
};

/**
 * To an address to be proved: a code, or for an existing account how to sign in. Contains no text of the person who
 * asked, who may be anybody until the code is shown.
 */
const addressCode: MailTemplate = async (db, { recipient, facts: { proofId = '', zone }, language }) => {
  const now = clock.now();
  const proof = await findProof(db, { id: proofId }, now);
  if (!proof) return null;
  const attempt = ATTEMPTS[proof.purpose];
  const userType = userTypeOf(proof.purpose);
  const user = await findUserByEmail(db, userType, recipient);
  const reads = languageFor(userType, user, language);
  if (user) return writeIn(reads, () => accountKnown(attempt.taken, userType, askedWhen(proof, zone)));
  const { code, linkToken } = await issueCode(db, proof.id, now);
  return writeIn(reads, () => ({
    subject: t(attempt.subject, { ...OURS, code }),
    text: paragraphs(
      greeting(''),
      t(attempt.asked, { ...OURS, time: codeTime() }),
      code,
      ...(proof.purpose === 'change-email'
        ? []
        : [
            t('You can also open this link within an hour, on any device. It asks for the password you chose:'),
            linkTo(mailedRoutes.finishSignUp(userType, linkToken)),
          ]),
      `${askedWhen(proof, zone)} ${t('If it was not you, ignore this email and share the code with nobody: nothing happens without it.')}`,
    ),
  }));
};

const askedWhen = ({ createdAt, askedBy }: ProofRow, zone: string | undefined): string =>
  t('It was asked for {when} in {device}.', {
    when: moment(createdAt.toISOString(), zone),
    device: messageText(askedBy).replace(/^An? /, (article) => article.toLowerCase()),
  });

const accountKnown = (taken: string, userType: UserType, when: string) => ({
  subject: t('You already have an account with {product}', OURS),
  text: paragraphs(
    greeting(''),
    `${t(taken, OURS)} ${when}`,
    t('If it was you, sign in here:'),
    linkTo(userType === 'corporate' ? routes.corporateLanding() : routes.landing()),
    t('If you forgot your password, reset it:'),
    linkTo(routes.forgotPassword(userType)),
    t('If it was not you, you can ignore this email.'),
  ),
});

const passwordChanged: MailTemplate = async (_db, { facts, language }) =>
  writeIn(language, () => ({
    subject: t('Your {product} password was changed', OURS),
    text: paragraphs(
      greeting(facts.firstName ?? ''),
      t('The password of your account was changed {when}. If it was you, you don’t need to do anything.', {
        when: moment(facts.at, facts.zone),
      }),
      t('If it was not you, reset it now. That signs out everyone who uses it:'),
      linkTo(routes.forgotPassword(userTypeIn(facts))),
    ),
  }));

const addressChanged: MailTemplate = async (_db, { facts, language }) =>
  writeIn(language, () => ({
    subject: t('The email of your {product} account was changed', OURS),
    text: paragraphs(
      greeting(facts.firstName ?? ''),
      t(
        'The email of your account was changed {when}, by someone who knew its password. You can no longer sign in with this address.',
        { when: moment(facts.at, facts.zone) },
      ),
      t('If it was not you, reply to this email: our records show the change and where it came from.'),
    ),
  }));

const accountClosed: MailTemplate = async (_db, { facts, language }) =>
  writeIn(language, () => ({
    subject: t('Your {product} account is closed', OURS),
    text: paragraphs(
      greeting(facts.firstName ?? ''),
      t(
        'Your account is closed, and your name, email and mobile are deleted. We keep invoices, and what else the law requires, without your contact details.',
      ),
      t('You can sign up again at any time, with this address too.'),
    ),
  }));

const codeTime = (): string => counted(CODE_MINUTES, 'minute');

/** When it happened on the clock of the browser that asked for it; India's where it named no zone (9.10). */
function moment(at: string | undefined, zone: string | undefined): string {
  const timeZone = zoneNamed(zone ?? null) ?? HOME_ZONE;
  const instant = new Date(at ?? '');
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale() === 'en-IN' ? 'en-GB' : `${locale()}-u-nu-latn`, { ...options, timeZone });
  return t('on {day} at {time} ({zone})', {
    day: inZone({ dateStyle: 'long' }).format(instant),
    time: inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant),
    zone: zoneLabel(timeZone),
  });
}

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const identityEmails: Record<string, MailTemplate> = {
  'address-code': addressCode,
  'password-link': passwordLink,
  'sign-in-code': signInCode,
  'password-changed': passwordChanged,
  'address-changed': addressChanged,
  'account-closed': accountClosed,
};
