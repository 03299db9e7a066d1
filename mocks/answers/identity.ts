import type * as contract from '#features/identity/contract.ts';
import type { SignedIn } from '#features/identity/contract.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { beginAttempt, completeAttempt, openAttempt, WRONG_CODE } from '../memory/attempts.ts';
import type { MockAttempt } from '../memory/records.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '../memory/demo-person.ts';
import { memory, welcomeLine } from '../memory/memory.ts';
import { employeeOf, personOf, tokensOf } from '../memory/people.ts';

/**
 * Sign-in, sign-up and tokens. No password is stored: a person who signed up in this tab signs in with any password.
 */
export const identityAnswers: AnswersOf<typeof contract> = {
  login: ({ body }) => {
    const person = memory().people.find(({ email }) => email === body.email);
    if (!person || (person._id === DEMO_PERSON._id && body.password !== DEMO_PASSWORD)) {
      throw new AppError('UNAUTHENTICATED', 'Email or password is incorrect. Check both, or sign up.');
    }
    return { ...person, ...tokensOf(person) };
  },
  askForSignInCode: () => ({ mailed: true }),
  signInWithCode: ({ body }) => {
    const person = memory().people.find(({ email }) => email === body.email);
    if (!person || body.oneTimeCode === WRONG_CODE)
      throw new AppError(
        'UNAUTHENTICATED',
        'That code does not match this email. Check both, or request another code.',
      );
    return { ...person, ...tokensOf(person) };
  },
  register: ({ body: { firstName, lastName, email, mobile }, now }) => {
    const id = newId('usr', now.getTime());
    const known = memory().people.some((person) => person.email === email);
    return beginAttempt(
      { email, becomes: known ? null : { person: { _id: id, userId: id, firstName, lastName, email, mobile } } },
      now,
    );
  },
  confirmRegistration: ({ body, now }) => admitted(completeAttempt(body.proofToken, body.oneTimeCode), now),
  confirmRegistrationByLink: ({ body, now }) => admitted(completeAttempt(body.token), now),
  sendCodeAgain: ({ body }) => {
    openAttempt(body.proofToken);
    return { mailed: true };
  },
  refresh: ({ body }) => {
    const person = personOf(body.refreshToken);
    if (!person) throw new AppError('REFRESH_TOKEN_INVALID', 'Your session has expired. Please log in again.');
    const { savedToken, ...pair } = tokensOf(person);
    return body.refreshToken.startsWith('mock-saved.') ? { ...pair, savedToken } : pair;
  },
  corporateRefresh: ({ body }) => {
    const employee = employeeOf(body.refreshToken);
    if (!employee) throw new AppError('REFRESH_TOKEN_INVALID', 'Your session has expired. Please log in again.');
    const { savedToken, ...pair } = tokensOf(employee.userDetails);
    return body.refreshToken.startsWith('mock-saved.') ? { ...pair, savedToken } : pair;
  },
  logout: () => ({ loggedOut: true }),
  corporateLogout: () => ({ loggedOut: true }),
  updateUser: ({ body: { currentPassword, ...details }, person, now }) => {
    if (details.email !== person.email && !currentPassword)
      throw beside('currentPassword', 'Enter your password to change the email: it is what opens your account.');
    const { email, ...plain } = details;
    const known = memory().people.some((other) => other.email === email);
    const emailProof =
      email === person.email ? null : beginAttempt({ email, becomes: known ? null : { emailOf: person._id } }, now);
    return { ...Object.assign(person, plain), emailProof };
  },
  chooseLanguage: ({ body }) => body,
  confirmEmail: ({ body, person }) => {
    const { email } = openAttempt(body.proofToken);
    completeAttempt(body.proofToken, body.oneTimeCode);
    return Object.assign(person, { email });
  },
  forgotPassword: () => ({ mailed: true }),
  corporateForgotPassword: () => ({ mailed: true }),
  resetPassword: ({ body }) => resetBy(body.token),
  corporateResetPassword: ({ body }) => resetBy(body.token),
  changePassword: ({ body }) => {
    if (body.currentPassword === WRONG_PASSWORD)
      throw beside('currentPassword', 'That password is incorrect. Nothing was changed.');
    return { changed: true, ended: 0 };
  },
  listSessions: ({ now }) => [
    {
      _id: 'ses_mockhere',
      device: 'This browser',
      country: null,
      signedInAt: now.toISOString(),
      lastUsedAt: now.toISOString(),
      thisOne: true,
    },
  ],
  endSession: ({ body }) => {
    if (body.sessionId !== 'ses_mockhere') throw notFound('This session');
    return { ended: true };
  },
  endAllSessions: ({ body }) => ({ ended: body.keepThis ? 0 : 1 }),
  getUser: ({ query, person }) => {
    if (query.id !== person._id) throw notFound('This person');
    return person;
  },
};

/** Creates a person with the demo's welcome credit in their wallet, and signs them in. */
function admitted(becomes: NonNullable<MockAttempt['becomes']>, now: Date): SignedIn {
  if (!('person' in becomes)) throw notFound('This sign-up');
  const { person } = becomes;
  memory().people.push(person);
  memory().wallet.push(welcomeLine(person._id, now.toISOString()));
  return { ...person, ...tokensOf(person) };
}

/** Sentinels: a password that is always wrong, and the token of a link that was already used. */
const WRONG_PASSWORD = 'wrong-password';
const USED_LINK = 'mock-used-link';

const beside = (field: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });

function resetBy(token: string): { changed: true } {
  if (token === USED_LINK)
    throw new AppError(
      'LINK_INVALID',
      'This link was used already, or is older than 30 minutes. Your password was not changed. Request a new link.',
    );
  return { changed: true };
}
