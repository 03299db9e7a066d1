import { isRecord, parsed, tab } from './browser-storage.ts';
import { type EventUser, putEventUser, readSession } from './session.ts';
import { EVENT_USER_KEY } from './session-traces.ts';
import { thisTab } from './tab-identity.ts';

/** Somebody signed in to an event (2.9). Who is in the tab otherwise stays. */
export function startEventUser(signedIn: Omit<EventUser, 'tabId'>): void {
  resumeEventUser({ ...signedIn, tabId: thisTab() });
}

/** The tab takes up what it kept of an event. */
export function resumeEventUser(user: EventUser): void {
  tab.write(EVENT_USER_KEY, JSON.stringify(user));
  putEventUser(user);
}

/** Nobody is signed in to an event here any more. Who is in the tab otherwise stays. */
export function dropEventUser(): void {
  tab.remove(EVENT_USER_KEY);
  putEventUser(null);
}

/** Drops the sign-in of this token, unless another has taken its place. */
export function dropRefusedEventUser(accessToken: string): void {
  if (readSession().eventUserDetails?.accessToken === accessToken) dropEventUser();
}

/** Whom this tab's storage names; what is not whole, or past its time, is removed. */
export function keptEventUser(now = Date.now()): EventUser | null {
  const kept = parsed(tab.read(EVENT_USER_KEY));
  const whole =
    isRecord(kept) &&
    FIELDS.every((field) => typeof kept[field] === 'string' && kept[field] !== '') &&
    Date.parse(String(kept.expiresAt)) > now;
  if (whole) return kept as EventUser;
  tab.remove(EVENT_USER_KEY);
  return null;
}

const FIELDS = [
  'eventCode',
  'number',
  'name',
  'email',
  'accessToken',
  'expiresAt',
  'tabId',
] as const satisfies (keyof EventUser)[];
