import 'server-only';
import { signAccessToken } from '#lib/server/access-token.ts';
import { recordEvent } from '#lib/server/audit.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { rememberDevice } from '#lib/server/http/device-cookie.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { Tokens } from '../contract.ts';
import { accountSubject } from './account-key.ts';
import { agreeOnLanguage } from './choose-language.ts';
import { insertFamily, issueToken, type SessionRow } from './sessions.repo.ts';

import type { UserRow } from './users.repo.ts';

export type Person = { userId: string; userType: UserType };
type Device = { deviceId?: string; tabId?: string } | undefined;

/** The browser of a session: its description and network. */
export const deviceOf = (device: Device, { userAgent, address }: RequestFacts): SessionRow['device'] => ({
  ...device,
  userAgent,
  address,
});

/** Opens a tab's family from the saved one of a person who signed in at `signedInAt`. `db` is a transaction. */
export async function openTab(
  db: Db,
  person: Person,
  device: SessionRow['device'],
  savedId: string,
  now: Date,
  signedInAt = now,
): Promise<Tokens> {
  const sessionId = await insertFamily(db, { ...person, kind: 'tab', openedFrom: savedId, device }, now, signedInAt);
  return {
    accessToken: await signAccessToken({ ...person, sessionId }, now),
    refreshToken: await issueToken(db, sessionId, now),
  };
}

/**
 * Signs a person in: a saved family for the browser's 7-day record (3.5) and one for the tab (1.4). Marks the device as
 * known for the account. `db` is a transaction.
 */
export async function openSession(
  db: Db,
  user: Pick<UserRow, 'id' | 'userType' | 'email' | 'language'>,
  device: Device,
  request: RequestFacts,
  now: Date,
): Promise<Tokens> {
  const person: Person = { userId: user.id, userType: user.userType as UserType };
  const browser = deviceOf(device, request);
  const savedId = await insertFamily(db, { ...person, kind: 'saved', openedFrom: null, device: browser }, now);
  const tab = await openTab(db, person, browser, savedId, now);
  await recordEvent(db, request, { action: 'session.opened', actor: person, subjectId: savedId });
  rememberDevice(request, accountSubject(person.userType, user.email));
  if (person.userType !== 'corporate') await agreeOnLanguage(db, user, request);
  return { ...tab, savedToken: await issueToken(db, savedId, now) };
}
