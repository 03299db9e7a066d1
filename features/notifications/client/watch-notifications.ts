import type { Connection } from './connection.ts';
import { putLiveUpdates } from '#lib/client/live-updates.ts';
import { sessionPort } from '#lib/client/session-port.ts';
import { SOCKET_PATH, type TopicName } from '#lib/shared/realtime.ts';

/** The shortest time between restarts of a connection that gave up. */
const BEGIN_AGAIN_MS = 30_000;
/** The page's own requests begin at most this long before the tab is watched. */
const READ_BEFORE_MS = 2000;
/** Transports without iframes. */
const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling'];

export type NotificationHandlers = {
  heard: (topic: TopicName, body: unknown) => void;
  /** Called on every connect: earlier changes are refetched. */
  connected: () => void;
};

/**
 * Connects this tab as one corporate user, from when the page is usable until it is stopped. A
 * connection that gave up (4.14) restarts when the tab becomes visible or the network returns.
 */
export function watchNotifications(userId: string, { heard, connected }: NotificationHandlers): Connection {
  let stopped = false;
  let connection: Connection | null = null;
  let policies: readonly string[] = [];
  let begunAt = -Infinity;
  let unheardSince = performance.now() - READ_BEFORE_MS;

  const begin = async (): Promise<void> => {
    begunAt = performance.now();
    const [{ openConnection }, { default: SockJS }] = await Promise.all([
      import('./connection.ts'),
      import('sockjs-client'),
    ]);
    if (stopped) return;
    connection = openConnection({
      userId,
      token: () => {
        const { userID, accessToken } = sessionPort().tokens();
        return userID === userId ? accessToken : null;
      },
      refresh: () => sessionPort().refresh(),
      openSocket: () =>
        new SockJS(`${process.env.NEXT_PUBLIC_API_BASE_URL ?? ''}${SOCKET_PATH}`, undefined, {
          transports: TRANSPORTS,
        }),
      unheardFor: () => performance.now() - unheardSince,
      heard,
      stateChanged: (state) => {
        if (stopped) return;
        putLiveUpdates(state === 'live');
        if (state === 'live') connected();
        if (state !== 'gave-up') return;
        connection = null;
        unheardSince = performance.now();
      },
    });
    connection.followPolicies(policies);
  };
  /** A failed import, like a connection that gave up, is tried again when the tab becomes visible. */
  const tryToBegin = () => {
    if (connection || document.visibilityState === 'hidden' || performance.now() - begunAt < BEGIN_AGAIN_MS) return;
    begin().catch(() => undefined);
  };

  const usable = whenUsable(tryToBegin);
  document.addEventListener('visibilitychange', tryToBegin);
  window.addEventListener('online', tryToBegin);
  return {
    followPolicies: (travellerIds) => {
      policies = travellerIds;
      connection?.followPolicies(policies);
    },
    stop: () => {
      stopped = true;
      usable();
      document.removeEventListener('visibilitychange', tryToBegin);
      window.removeEventListener('online', tryToBegin);
      connection?.stop();
      putLiveUpdates(false);
    },
  };
}

/** Runs work once the page has loaded and the browser is idle; gives a function that cancels it. */
function whenUsable(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () =>
    void (timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 3000 }) : work()),
      300,
    ));
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    window.removeEventListener('load', soon);
    clearTimeout(timer);
  };
}
