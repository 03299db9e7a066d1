import { onSessionChange, readSession, type Session } from './session.ts';

/** The session, once it is known who is signed in in this tab (4.2). */
export const sessionOnceKnown = (): Promise<Session> =>
  new Promise((resolve) => {
    if (readSession().status !== 'checking') return resolve(readSession());
    const stop = onSessionChange((now) => {
      if (now.status === 'checking') return;
      stop();
      resolve(now);
    });
  });
