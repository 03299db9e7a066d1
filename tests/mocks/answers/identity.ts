import type * as contract from '#features/identity/contract.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type { AnswersOf } from '../answer.ts';
import { DEMO_PASSWORD, DEMO_PERSON } from '../memory/demo-person.ts';
import { memory, welcomeLine } from '../memory/memory.ts';
import { personOf, tokensOf } from '../memory/people.ts';

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
  logout: () => ({ loggedOut: true }),
  getUser: ({ query, person }) => {
    if (query.id !== person._id) throw notFound('This person');
    return person;
  },
};
