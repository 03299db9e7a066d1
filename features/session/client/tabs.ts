import { browser } from '#lib/client/browser-storage.ts';
import { randomId } from '#lib/shared/random-id.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { readSession } from './session.ts';

/** How long a reloaded page waits for the id of its predecessor before it treats the tab as a duplicate. */
const TIMEOUT_MS = 300;

/** This document's tab id, once claimed, and the browser's device id, once read. */
const ids: { tab: string | null; device: string | null } = { tab: null, device: null };

/**
 * Claims a tab's id for this document's lifetime, with a web lock. False when another tab holds it: the browser
 * duplicated the tab with its storage (4.5). Without the Web Locks API always true.
 */
export function claimTab(id: string): Promise<boolean> {
  if (ids.tab === id) return Promise.resolve(true);
  if (!('locks' in navigator)) return Promise.resolve(believe(id));
  return new Promise((resolve) => {
    const hold = () => {
      resolve(believe(id));
      return new Promise<never>(() => undefined);
    };
    const wait = () =>
      navigator.locks
        .request(`tab-${id}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }, hold)
        .catch(() => resolve(false));
    // Asked without a timeout first: in a busy page a free id would look taken.
    void navigator.locks
      .request(`tab-${id}`, { ifAvailable: true }, (lock) => (lock ? hold() : void wait()))
      .catch(() => resolve(false));
  });
}

function believe(id: string): true {
  ids.tab = id;
  return true;
}

/** This tab's id: the claimed one, or a new one. */
export function thisTab(): string {
  if (!ids.tab) {
    const id = randomId();
    void claimTab(id);
    ids.tab = id;
  }
  return ids.tab;
}

/** This browser's device id (3.4), generated once. */
export function thisDevice(): string {
  ids.device ??= browser.read('deviceId');
  if (!ids.device) browser.write('deviceId', (ids.device = randomId()));
  return ids.device;
}

/**
 * Messages between tabs about a person: `logged-out`, they logged out of this browser; `sessions-ended`, some of their
 * sessions were ended, so each tab asks the server.
 */
export type TabNews = { what: 'logged-out' | 'sessions-ended'; userType: UserType; userID: string };

const CHANNEL = 'sessions';

/**
 * Tells the other tabs of this browser about the person in this one. Called before this tab signs out. Without
 * BroadcastChannel they find out at their next request.
 */
export function tellOtherTabs(what: TabNews['what']): void {
  const { userID, loggedInUserType: userType } = readSession();
  if (!userID || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ what, userType, userID } satisfies TabNews);
  channel.close();
}

/** Subscribes to messages of other tabs about this tab's person. Gives the unsubscribe function. */
export function onNewsOfOtherTabs(listener: (what: TabNews['what']) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data: { what, userType, userID } }: MessageEvent<TabNews>) => {
    const session = readSession();
    if (session.userID === userID && session.loggedInUserType === userType) listener(what);
  };
  return () => channel.close();
}
