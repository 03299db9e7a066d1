import { eventRoutes } from './event-routes.ts';
import type { UserType } from './user-type.ts';

/** The part after # never leaves the browser: no server, log or referrer sees a link's token. */
const withSecret = (path: string, token: string): string => `${path}#token=${encodeURIComponent(token)}`;

/** URLs that only emails contain, each with what proves whose it is. Apart from `routes`, which every page loads. */
export const mailedRoutes = {
  resetPassword: (userType: UserType, token: string) =>
    withSecret(userType === 'corporate' ? '/corporate/reset-password' : '/reset-password', token),
  finishSignUp: (userType: UserType, token: string) =>
    withSecret(userType === 'corporate' ? '/corporate/finish-sign-up' : '/finish-sign-up', token),
  /** One request for whoever holds the link of its email, signed in or not. */
  approvalLink: (token: string) => withSecret('/corporate/approve', token),
  /** What a guest of a company's trip enters of themselves. */
  guestDetails: (token: string) => withSecret('/corporate/guest-details', token),
  /** The page of a question to the desk, with its messages. */
  ticket: (token: string) => withSecret('/help/ticket', token),
  activateEmployee: (token: string) => withSecret('/corporate/activate', token),
  /** The event's page with the sign-in open and the number filled in. */
  eventSignIn: (code: string, number: string) => `${eventRoutes.page(code)}#registration=${encodeURIComponent(number)}`,
  /** The event's page with the place in its waiting list open. */
  eventWaiting: (code: string, key: string) => `${eventRoutes.page(code)}#waiting=${encodeURIComponent(key)}`,
  deskPassword: (token: string) => withSecret('/desk/set-password', token),
} as const;
