/**
 * Rate limits per network of operations that need no sign-in. A network is an IPv4 address or an IPv6 /64, and may be
 * an office of 5,000 people, a hall of event guests or a mobile carrier, so each figure allows for such an office on
 * its busiest morning. Emails, wrong passwords and wrong codes have closer limits of their own; sign-in on a known
 * device, and calls with a session's token, are not counted here.
 */
export const NETWORK_LIMITS = {
  /**
   * Operations that send an email. 5,000 people within an hour and a half are 560 in ten minutes; `countEmailFrom`
   * limits the emails.
   */
  email: { points: 600, seconds: 600 },
  /**
   * Operations that compute a password hash, some 30 ms of a core. 5,000 invited people who activate within an hour are
   * 830 in ten minutes.
   */
  passwordHash: { points: 1800, seconds: 600 },
  /**
   * Operations that check a mailed code. 2,000 guests who sign in within half an hour, with a mistake every other time.
   */
  code: { points: 1800, seconds: 600 },
  /**
   * Attempts to pay at the embedded gateway: one a second; an order accepts ten attempts and a booking twenty orders
   * besides.
   */
  payment: { points: 600, seconds: 600 },
  /** Searches, some milliseconds of a core each: an office of 5,000 that searches every eight minutes. */
  search: { points: 600, seconds: 60 },
  /** Cheap lookups of a token or an address: 5,000 people who arrive, or leave, within ten minutes. */
  light: { points: 600, seconds: 60 },
} as const;

/**
 * Sign-ins from unknown devices, with right passwords included: 5,000 people within half an hour, twice over. One hash
 * each.
 */
export const SIGN_IN_LIMIT = { points: 3000, seconds: 300 } as const;
/** Sign-ins from one known device: more than anybody types. */
export const KNOWN_SIGN_IN_LIMIT = { points: 60, seconds: 300 } as const;
/** Refreshes and logouts of one session family; a tab refreshes four times an hour. */
export const SESSION_LIMIT = { points: 120, seconds: 60 } as const;
