import { create } from 'zustand';
import type { TabSession } from './tab-session.ts';

/** Who is in this tab. `checking` until the tab looked (4.2), and in every page the server renders. */
export type Session =
  ({ status: 'in' } & TabSession) | ({ status: 'checking' | 'out' } & { [Field in keyof TabSession]: null });

const NOBODY = {
  accessToken: null,
  refreshToken: null,
  userID: null,
  loggedInUserType: null,
  userDetails: null,
  eventUserDetails: null,
  deviceId: null,
  tabId: null,
};
const store = create<Session>(() => ({ status: 'checking', ...NOBODY }));

/** A part of the session, for components: `useSession((session) => session.status)`. */
export const useSession = <Part>(part: (session: Session) => Part): Part => store(part);
/** The session now, for everything else. */
export const readSession = (): Session => store.getState();
/** Hears every change. Gives the function that stops listening. */
export const onSessionChange = (listener: (now: Session, before: Session) => void): (() => void) =>
  store.subscribe(listener);

/** 4.2, 4.4: nobody is in this tab until it has looked again. */
export const putUnchecked = (): void => store.setState({ status: 'checking', ...NOBODY }, true);

/** Puts somebody, or nobody, into the memory of this tab. What else a change of session means is in `session-changes.ts`. */
export const putSession = (tab: TabSession | null): void =>
  store.setState(tab ? { status: 'in', ...tab } : { status: 'out', ...NOBODY }, true);
