import { putLiveUpdates } from '#lib/client/live-updates.ts';
import { sessionPort } from '#lib/client/session-port.ts';
import { type OwnTopic, SOCKET_PATH } from '#lib/shared/realtime.ts';

/** No more often than this is a connection begun anew after it gave up. */
const BEGIN_AGAIN_MS = 30_000;
/** Transports that need no frame of another page. */
const TRANSPORTS = ['websocket', 'xhr-streaming', 'xhr-polling'];

export type NotificationHandlers = {
  heard: (topic: OwnTopic, body: unknown) => void;
  /** Called whenever the connection is there: what changed before is read anew. */
  connected: () => void;
};

/**
 * Keeps this tab connected as one person of a company, from when the page is usable until the function it gives is called.
 * A connection that gave up (4.14) is begun anew when the tab is looked at or the network returns.
 */
export function watchNotifications(userId: string, { heard, connected }: NotificationHandlers): () => void {
  let stopped = false;
  let connection: { stop: () => void } | null = null;
  let begunAt = -Infinity;

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
      heard,
      stateChanged: (state) => {
        if (stopped) return;
        putLiveUpdates(state === 'live');
        if (state === 'live') connected();
        if (state === 'gave-up') connection = null;
      },
    });
  };
  /** A part that could not be fetched, like a connection that gave up, is tried again when somebody looks. */
  const tryToBegin = () => {
    if (connection || document.visibilityState === 'hidden' || performance.now() - begunAt < BEGIN_AGAIN_MS) return;
    begin().catch(() => undefined);
  };

  const usable = whenUsable(tryToBegin);
  document.addEventListener('visibilitychange', tryToBegin);
  window.addEventListener('online', tryToBegin);
  return () => {
    stopped = true;
    usable();
    document.removeEventListener('visibilitychange', tryToBegin);
    window.removeEventListener('online', tryToBegin);
    connection?.stop();
    putLiveUpdates(false);
  };
}

/** Runs work once the page has loaded and the browser has a moment for it; gives a function that calls it off. */
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
