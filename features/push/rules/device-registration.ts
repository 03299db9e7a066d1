import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import type { DeviceRegistration, PushOptions } from '../contract.ts';
import { NEEDED_OF_EMPLOYEES } from './needed-of-employees.ts';

/** Texts of a failed registration (8.4). @texts */
export const PUSH_PROBLEMS = {
  nobody: 'User ID and User Type are required',
  worker: 'Service Worker not supported',
  push: 'PushManager is not supported',
  notifications: 'Notifications are not supported',
  denied: 'Notification permission denied',
  token: 'Failed to send token to server',
} as const;
export type PushProblem = keyof typeof PUSH_PROBLEMS;

/** What is known of the person in the tab: 3.2 for a corporate user, 3.3 for a consumer. */
export type Registrant = {
  userId: string | null;
  userType: UserType | null;
  /** Null where nobody's details are stored. */
  details: {
    companyId?: string | null;
    companyName?: string | null;
    firstName?: string | null;
    lastName?: string | null;
    email?: string | null;
    mobile?: string | null;
  } | null;
};

type Browser = { serviceWorker: boolean; pushManager: boolean; notifications: boolean; permission: string };

/** What keeps this person and browser from registering (5.4), in the order of 8.4; null where nothing does. */
export function pushProblem({ userId, userType }: Registrant, browser: Browser): PushProblem | null {
  if (!userId || !userType) return 'nobody';
  if (!browser.serviceWorker) return 'worker';
  if (!browser.pushManager) return 'push';
  if (!browser.notifications) return 'notifications';
  return browser.permission === 'denied' ? 'denied' : null;
}

/**
 * The body of a registration (3.16); null where it is skipped: for a corporate user without one of the five fields
 * (5.2), for a consumer without details (5.3).
 */
export function registrationOf(
  { userId, userType, details }: Registrant,
  token: string,
  deviceInfo: DeviceRegistration['deviceInfo'],
): DeviceRegistration | null {
  if (!userId || !userType || !details) return null;
  const registration: DeviceRegistration = {
    userId,
    token,
    userType,
    deviceInfo,
    companyId: details.companyId ?? null,
    companyName: details.companyName ?? null,
    firstName: details.firstName ?? null,
    lastName: details.lastName ?? null,
    email: details.email ?? null,
    mobile: details.mobile ?? null,
  };
  if (userType === PRODUCT.id) return registration;
  return NEEDED_OF_EMPLOYEES.every((field) => registration[field]) ? registration : null;
}

/** Whether the server sends push messages at all. */
export const isOffered = ({ publicKey, firebase }: PushOptions): boolean => publicKey !== null || firebase !== null;

const REFRESH_AFTER_MS = 7 * 86_400_000;

/** Whether a registration is renewed: after 7 days (9.8), or when the browser has another subscription. */
export const isDue = (kept: { endpoint: string; at: number }, endpoint: string, now: number): boolean =>
  kept.endpoint !== endpoint || now - kept.at >= REFRESH_AFTER_MS;
