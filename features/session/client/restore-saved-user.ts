import { ApiFailure } from '#lib/client/api-failure.ts';
import { LONGEST_PAUSE_MS, pauseAfter, REFRESH_TRIES, refusal, trade, wait } from './refresh.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { removeUserRecord, lastActiveUser, renewSavedUser } from './session-storage.ts';
import { type Person, readSession } from './session.ts';
import { openSession } from './session-changes.ts';
import { thisDevice, thisTab } from './tabs.ts';
import { refetchUserDetails } from './refetch-user-details.ts';

/**
 * Restores the last active person of a user type with their saved token, which is rotated. After a refusal the record
 * is removed (4.2); after a server failure it is tried again, at most three times; without an answer it stays for the
 * next time. Tabs that load together run one after the other, each with the token the previous one received.
 */
export const restoreSavedUser = (userType: UserType): Promise<void> => inTurn(() => restore(userType));

async function restore(userType: UserType): Promise<void> {
  const saved = lastActiveUser(userType);
  if (!saved) return;
  const { userID, refreshToken, userDetails } = saved.userData;
  const tokens = await tradeSaved(userType, refreshToken);
  if (tokens === 'refused') return removeUserRecord(userType, userID);
  if (tokens instanceof ApiFailure) return;
  if (tokens.savedToken) renewSavedUser(refreshToken, tokens.savedToken);
  if (readSession().status !== 'checking') return; // someone signed in meanwhile
  openSession({ loggedInUserType: userType, userDetails } as Person, tokens);
  refetchUserDetails();
}

async function tradeSaved(userType: UserType, refreshToken: string): ReturnType<typeof tradeOnce> {
  for (let failures = 0; ; failures++) {
    const tokens = await tradeOnce(userType, refreshToken);
    if (!(tokens instanceof ApiFailure) || tokens.status === 0 || failures + 1 === REFRESH_TRIES) return tokens;
    const pause = pauseAfter(tokens, failures);
    if (pause > LONGEST_PAUSE_MS) return tokens;
    await wait(pause);
  }
}

const tradeOnce = (userType: UserType, refreshToken: string) =>
  trade(userType, refreshToken, { deviceId: thisDevice(), tabId: thisTab() }).catch(refusal);

const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('restore-session', work) : work();
