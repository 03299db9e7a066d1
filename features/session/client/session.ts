import { create } from 'zustand';
import type { CorporateSession } from '#features/companies/contract.ts';
import type { PersonalUser } from '#features/identity/contract.ts';
import type { PRODUCT } from '#lib/shared/product.ts';

/** A corporate user (3.1) with company, settings, policy and rights. */
export type CorporateDetails = CorporateSession['userDetails'] &
  Omit<CorporateSession, 'userDetails' | 'accessTokenData'>;

/** A signed-in person of either user type. */
export type Person =
  | { loggedInUserType: typeof PRODUCT.id; userDetails: PersonalUser }
  | { loggedInUserType: 'corporate'; userDetails: CorporateDetails };

export type UserDetails = Person['userDetails'];

/** The session (3.4) without an event: what a tab stores about its person, one `sessionStorage` key per field. */
export type TabSession = Person & {
  accessToken: string;
  refreshToken: string;
  userID: string;
  deviceId: string;
  tabId: string;
};

/** 3.4 eventUserDetails: the event guest signed in in this tab, besides any person. */
export type EventUser = {
  eventCode: string;
  number: string;
  name: string;
  email: string;
  /** Token of one registration, valid until `expiresAt` (ISO instant). */
  accessToken: string;
  expiresAt: string;
  tabId: string;
};

/**
 * Who is signed in in this tab. `checking` until it was determined (4.2), and in every server-rendered page.
 * `eventUserDetails` is the event guest (3.4), independent of the person.
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

/** Selects a part of the session in components: `useSession((session) => session.status)`. */
export const useSession = <Part>(part: (session: Session) => Part): Part => store(part);
/** The current session, outside components. */
export const readSession = (): Session => store.getState();
/** Subscribes to every change. Gives the unsubscribe function. */
export const onSessionChange = (listener: (now: Session, before: Session) => void): (() => void) =>
  store.subscribe(listener);

/** Marks the session as undetermined until the tab has looked again (4.2, 4.4). */
export const putUnchecked = (): void => put({ status: 'checking', ...NOBODY });

/** Sets the person of this tab in memory, or nobody. Side effects of session changes are in `session-changes.ts`. */
export const putSession = (tab: TabSession | null): void =>
  put(tab ? { status: 'in', ...tab } : { status: 'out', ...NOBODY });

/** Sets the event guest, or nobody; the person stays. */
export const putEventUser = (eventUserDetails: EventUser | null): void => store.setState({ eventUserDetails });

/** Sets another person, or nobody; the event guest stays. */
const put = (who: DistributiveOmit<Session, 'eventUserDetails'>): void =>
  store.setState(({ eventUserDetails }) => ({ ...who, eventUserDetails }), true);

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/**
 * Whether a corporate user's role allows an action in a module (2.10, 6.2). Only hides what the server would refuse.
 */
export const allows = (
  { rolesModulesAndPermissions }: CorporateDetails,
  module: number,
  action: 'view' | 'create' | 'edit' | 'delete',
): boolean =>
  rolesModulesAndPermissions.modules.some(({ moduleId, permissions }) => moduleId === module && permissions[action]);

/** Whether a corporate user's role allows every action in every module (`hasFullRights` on the server). */
export const isAdministrator = ({ rolesModulesAndPermissions: { modules } }: CorporateDetails): boolean =>
  modules.length > 0 && modules.every(({ permissions }) => Object.values(permissions).every(Boolean));
