import type { UserType } from '#lib/shared/user-type.ts';
import { readSession } from './session.ts';

/**
 * What the tabs of one browser tell each other about a person: `logged-out`, they logged out of this browser; `sessions-ended`,
 * some of their sessions were ended, so a tab that belongs to one of those finds out by asking the server.
 */
export type TabNews = { what: 'logged-out' | 'sessions-ended'; userType: UserType; userID: string };

const CHANNEL = 'sessions';

/**
 * Tells the other tabs of this browser about the person in this one. Called before this tab forgets them. A browser
 * without BroadcastChannel finds out at its next request instead.
 */
export function tellOtherTabs(what: TabNews['what']): void {
  const { userID, loggedInUserType: userType } = readSession();
  if (!userID || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ what, userType, userID } satisfies TabNews);
  channel.close();
}

/** Hears what other tabs tell about the person in this tab. Gives the function that stops listening. */
export function onNewsOfOtherTabs(listener: (what: TabNews['what']) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: { what, userType, userID } }: MessageEvent<TabNews>) => {
    const session = readSession();
    if (session.userID === userID && session.loggedInUserType === userType) listener(what);
  };
  return () => channel.close();
}
