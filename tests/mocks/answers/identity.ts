import type * as contract from '#features/identity/contract.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '../memory/demo-person.ts';
import { memory, welcomeLine } from '../memory/memory.ts';
import { employeeOf, personOf, tokensOf } from '../memory/people.ts';

/** Sign-in, sign-up and tokens. A password is never kept: who signed up in this tab comes back in with any. */
export const identityAnswers: AnswersOf<typeof contract> = {
  login: ({ body }) => {
    const person = memory().people.find(({ email }) => email === body.email);
    if (!person || (person._id === DEMO_PERSON._id && body.password !== DEMO_PASSWORD)) {
      throw new AppError('UNAUTHENTICATED', 'That e-mail and password do not fit together. Check both, or sign up.');
    }
    return { ...person, ...tokensOf(person) };
  },
  register: ({ body: { firstName, lastName, email, mobile }, now }) => {
    if (memory().people.some((person) => person.email === email)) {
      const message = 'There is already an account with this e-mail. Sign in, or use another address.';
      throw new AppError('EMAIL_TAKEN', message, { fields: { email: message } });
    }
    const id = newId('usr', now.getTime());
    const person = { _id: id, userId: id, firstName, lastName, email, mobile };
    memory().people.push(person);
    memory().wallet.push(welcomeLine(id, now.toISOString()));
    return { ...person, ...tokensOf(person) };
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
  updateUser: ({ body: { currentPassword, ...details }, person }) => {
    if (details.email !== person.email && !currentPassword) throw beside('currentPassword', 'Enter your password to change the e-mail: it is what opens your account.');
    return Object.assign(person, details);
  },
  forgotPassword: () => ({ mailed: true }),
  corporateForgotPassword: () => ({ mailed: true }),
  resetPassword: ({ body }) => resetBy(body.token),
  corporateResetPassword: ({ body }) => resetBy(body.token),
  changePassword: ({ body }) => {
    if (body.currentPassword === WRONG_PASSWORD) throw beside('currentPassword', 'That is not your password. Nothing was changed.');
    return { changed: true, ended: 0 };
  },
  listSessions: ({ now }) => [{ _id: 'ses_mockhere', device: 'This browser', country: null, signedInAt: now.toISOString(), lastUsedAt: now.toISOString(), thisOne: true }],
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

/** Sentinels: a password that is always wrong, and the token of a link that was used. */
const WRONG_PASSWORD = 'wrong-password';
const USED_LINK = 'mock-used-link';

const beside = (field: string, message: string): AppError => new AppError('INVALID_INPUT', message, { fields: { [field]: message } });

function resetBy(token: string): { changed: true } {
  if (token === USED_LINK) throw new AppError('LINK_INVALID', 'This link was used already, or is older than 30 minutes. Your password was not changed. Ask for a new link.');
  return { changed: true };
}
