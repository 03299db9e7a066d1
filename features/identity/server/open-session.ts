import 'server-only';
import { signAccessToken } from '#lib/server/access-token.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { Tokens } from '../contract.ts';
import { insertFamily, issueToken, type SessionRow } from './sessions.repo.ts';

type Person = { userId: string; userType: UserType };

/** Opens a tab's own family, from a saved one. `db` is a transaction. */
export async function openTab(
  db: Db,
  person: Person,
  device: SessionRow['device'],
  savedId: string,
  now: Date,
): Promise<Tokens> {
  const sessionId = await insertFamily(db, { ...person, kind: 'tab', openedFrom: savedId, device }, now);
  return {
    accessToken: signAccessToken({ ...person, sessionId }, now),
    refreshToken: await issueToken(db, sessionId, now),
  };
}

/** Signs a person in: a saved family for the browser's 7-day record (3.5) and a tab of its own (1.4). `db` is a transaction. */
export async function openSession(db: Db, person: Person, device: SessionRow['device'], now: Date): Promise<Tokens> {
  const savedId = await insertFamily(db, { ...person, kind: 'saved', openedFrom: null, device }, now);
  const tab = await openTab(db, person, device, savedId, now);
  return { ...tab, savedToken: await issueToken(db, savedId, now) };
}
