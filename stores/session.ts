import { create } from 'zustand';
import { groupDigits } from '#lib/shared/money.ts';
import type { TabSession } from './tab-session.ts';

/** 3.4 eventUserDetails: who is signed in to an event in this tab, beside whoever else is in it. */
export type EventUser = {
  eventCode: string;
  number: string;
  name: string;
  email: string;
  /** Opens this one registration until `expiresAt` (ISO instant). */
  accessToken: string;
  expiresAt: string;
  tabId: string;
};

/**
 * Who is in this tab. `checking` until the tab looked (4.2), and in every page the server renders. `eventUserDetails` is
 * who is signed in to an event (3.4), whether or not anybody is in the tab otherwise.
 */
export type Session = { eventUserDetails: EventUser | null } & (
  ({ status: 'in' } & TabSession) | ({ status: 'checking' | 'out' } & { [Field in keyof TabSession]: null })
);

const NOBODY = {
  accessToken: null,
  refreshToken: null,
  userID: null,
  loggedInUserType: null,
  userDetails: null,
  deviceId: null,
  tabId: null,
};
const store = create<Session>(() => ({ status: 'checking', ...NOBODY, eventUserDetails: null }));

/** A part of the session, for components: `useSession((session) => session.status)`. */
export const useSession = <Part>(part: (session: Session) => Part): Part => store(part);
/** The session now, for everything else. */
export const readSession = (): Session => store.getState();
/** Hears every change. Gives the function that stops listening. */
export const onSessionChange = (listener: (now: Session, before: Session) => void): (() => void) =>
  store.subscribe(listener);

/** 4.2, 4.4: nobody is in this tab until it has looked again. */
export const putUnchecked = (): void => put({ status: 'checking', ...NOBODY });

/** Puts somebody, or nobody, into the memory of this tab. What else a change of session means is in `session-changes.ts`. */
export const putSession = (tab: TabSession | null): void =>
  put(tab ? { status: 'in', ...tab } : { status: 'out', ...NOBODY });

/** ISO 3166-1 numeric of India, whose companies read amounts in lakhs and crores; consumers read 9.9's thousands. */
const INDIA = '356';

/** Puts who is signed in to an event, or nobody; the person in the tab stays. */
export const putEventUser = (eventUserDetails: EventUser | null): void => store.setState({ eventUserDetails });

/** Another person, or nobody; who is signed in to an event stays. */
function put(who: DistributiveOmit<Session, 'eventUserDetails'>): void {
  const company = who.loggedInUserType === 'corporate' ? who.userDetails.companyDetails : null;
  groupDigits(company?.countryCode === INDIA ? 'indian' : 'thousands');
  store.setState(({ eventUserDetails }) => ({ ...who, eventUserDetails }), true);
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
