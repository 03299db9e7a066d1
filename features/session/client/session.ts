import { create } from 'zustand';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { PersonalUser } from '#features/identity/contract.ts';
import type { PRODUCT } from '#lib/shared/product.ts';

/** 3.1, 3.2: a corporate user with their company, and what its settings, their policy and their role allow. */
export type CorporateDetails = CorporateSession['userDetails'] &
  Omit<CorporateSession, 'userDetails' | 'accessTokenData'>;

/** Somebody of either user type, told apart by the type. */
export type Person =
  | { loggedInUserType: typeof PRODUCT.id; userDetails: PersonalUser }
  | { loggedInUserType: 'corporate'; userDetails: CorporateDetails };

export type UserDetails = Person['userDetails'];

/** 3.4 Session, without the part of an event: what a tab remembers of who is in it, field by field under these keys of `sessionStorage`. */
export type TabSession = Person & {
  accessToken: string;
  refreshToken: string;
  userID: string;
  deviceId: string;
  tabId: string;
};

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

/** Puts who is signed in to an event, or nobody; the person in the tab stays. */
export const putEventUser = (eventUserDetails: EventUser | null): void => store.setState({ eventUserDetails });

/** Another person, or nobody; who is signed in to an event stays. */
const put = (who: DistributiveOmit<Session, 'eventUserDetails'>): void =>
  store.setState(({ eventUserDetails }) => ({ ...who, eventUserDetails }), true);

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** 6.2: whether a corporate user's role allows an action in a module (2.10). It hides what the server would refuse. */
export const allows = (
  { rolesModulesAndPermissions }: CorporateDetails,
  module: number,
  action: 'view' | 'create' | 'edit' | 'delete',
): boolean =>
  rolesModulesAndPermissions.modules.some(({ moduleId, permissions }) => moduleId === module && permissions[action]);
