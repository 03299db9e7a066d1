import { eq } from 'drizzle-orm';
import { closeStaffAccount } from '#features/desk/server/index.ts';
import { issueStaffLink } from '#features/desk/server/staff.repo.ts';
import { staffSessions } from '#features/desk/server/tables.ts';
import { createAccount, hashPassword } from '#features/identity/server/index.ts';
import { issueLink } from '#features/identity/server/password-links.repo.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { newId } from '#lib/shared/ids.ts';
import { call } from '../call.ts';
import { aSignedInGuest } from '../events.ts';
import { aStaff } from '../staff.ts';
import { aCompany } from './two-companies.ts';
import { PASSWORD } from './belongings.ts';

/** An access token that is still good for minutes, of a session that ended, and how it ended. */
export type EndedToken = { how: string; token: string };

type Session = { accessToken: string; refreshToken: string };
/** Somebody who may sign in again and again, and the paths of their user type. */
type Person = {
  userId: string;
  logIn: () => Promise<Session>;
  post: (path: 'logout' | 'refresh-token' | 'reset-password', body: object) => Promise<unknown>;
};

/** Ends a session of a person, and waits until it is over. */
const ENDINGS: Record<string, (db: Db, person: Person, session: Session) => Promise<unknown>> = {
  'signed out': (_, { post }, { refreshToken }) => post('logout', { refreshToken }),
  'ended from another device': async (_, { logIn }) => {
    const { accessToken: token } = await logIn();
    const { data } = await call<{ _id: string; thisOne: boolean }[]>('GET', '/api/sessions/list', { token });
    for (const { _id } of data.filter(({ thisOne }) => !thisOne))
      await call('POST', '/api/sessions/end', { token, body: { sessionId: _id } });
  },
  'ended by signing out everywhere': async (_, { logIn }) =>
    call('POST', '/api/sessions/end-all', { token: (await logIn()).accessToken, body: {} }),
  'revoked by a replayed refresh token': async (_, { post }, { refreshToken }) => {
    await post('refresh-token', { refreshToken });
    clock.advance(31_000);
    await post('refresh-token', { refreshToken });
    clock.advance(-31_000);
  },
  'of an account whose password was reset': async (db, { userId, post }) =>
    post('reset-password', { token: await issueLink(db, userId, clock.now()), password: `${PASSWORD}!` }),
};

const OF_CONSUMERS: typeof ENDINGS = {
  'of a closed account': (_, __, { accessToken: token }) =>
    call('POST', '/api/users/delete', { token, body: { password: PASSWORD, givenUp: 0 } }),
};

/** One token for each way in which a session ends, of a consumer or of a company's administrator. */
export async function endedTokens(db: Db, who: 'consumer' | 'corporate'): Promise<EndedToken[]> {
  const ended: EndedToken[] = [];
  for (const [how, end] of Object.entries({ ...ENDINGS, ...(who === 'consumer' ? OF_CONSUMERS : {}) })) {
    const person = who === 'consumer' ? await aConsumer(db) : await anAdministrator(db);
    const session = await person.logIn();
    await end(db, person, session);
    ended.push({ how, token: session.accessToken });
  }
  return ended;
}

/** The token of a guest who withdrew, and of one who signed out. */
export async function endedGuestTokens(db: Db): Promise<EndedToken[]> {
  const [withdrawn, left] = [
    await aSignedInGuest(db, { email: 'withdrawn@walk.example' }),
    await aSignedInGuest(db, { email: 'left@walk.example' }),
  ];
  await call('POST', '/api/events/withdraw', { token: withdrawn.accessToken, body: {} });
  await call('POST', '/api/events/sign-out', { body: { accessToken: left.accessToken } });
  return [
    { how: 'of a guest who withdrew', token: withdrawn.accessToken },
    { how: 'signed out', token: left.accessToken },
  ];
}

/** The token of staff who signed out, whose account was closed, and who set a new password. */
export async function endedStaffTokens(db: Db): Promise<EndedToken[]> {
  const [left, closed, changed, idle] = [await aStaff(db), await aStaff(db), await aStaff(db), await aStaff(db)];
  await call('POST', '/api/desk/sign-out', { body: { accessToken: left.token } });
  await closeStaffAccount(db, { email: closed.email, apply: true });
  const token = await issueStaffLink(db, changed.staffId, clock.now());
  await call('POST', '/api/desk/set-password', { body: { token, password: `${PASSWORD}!` } });
  await db.update(staffSessions).set({ expiresAt: clock.now() }).where(eq(staffSessions.staffId, idle.staffId));
  return [
    { how: 'signed out', token: left.token },
    { how: 'of an account that was closed', token: closed.token },
    { how: 'before a new password', token: changed.token },
    { how: 'not used for too long', token: idle.token },
  ];
}

let counter = 0;

async function aConsumer(db: Db): Promise<Person> {
  const email = `ended${++counter}@walk.example`;
  const [id, passwordHash] = [newId('usr'), await hashPassword(PASSWORD)];
  const account = { id, email, firstName: 'Asha', lastName: 'Rao', mobile: '9876543210', passwordHash };
  await createAccount(db, { ...account, userType: 'sarai' }, clock.now());
  return {
    userId: id,
    logIn: async () => (await call<Session>('POST', '/api/users/login', { body: { email, password: PASSWORD } })).data,
    post: (path, body) => call('POST', `/api/users/${path}`, { body }),
  };
}

async function anAdministrator(db: Db): Promise<Person> {
  const name = `ended${++counter}`;
  const { ids } = await aCompany(db, name);
  const body = { workEmail: `${name}@walk.example`, password: PASSWORD };
  return {
    userId: ids.userId ?? '',
    logIn: async () =>
      (await call<{ accessTokenData: Session }>('POST', '/api/corporate/login', { body })).data.accessTokenData,
    post: (path, sent) => call('POST', `/api/corporate/${path}`, { body: sent }),
  };
}
