/**
 * How often one network may call an operation that needs nobody to be signed in. A network is an IPv4 address or an IPv6
 * /64, and may be an office of 5,000 people, a hall full of event guests or a mobile carrier. Each figure answers: does it
 * close that office on its busiest morning? What is counted more closely (emails, wrong passwords, wrong codes) is
 * counted where it happens; sign-in on a known device, and everything a session's token names, is not counted here at all.
 */
export const NETWORK_LIMITS = {
  /** Asks for one email. 5,000 people within an hour and a half are 560 in ten minutes; `countEmailFrom` bounds the emails. */
  email: { points: 600, seconds: 600 },
  /** Computes one password hash, some 30 ms of a core. 5,000 invited people who activate within an hour are 830 in ten minutes. */
  passwordHash: { points: 1800, seconds: 600 },
  /** Compares a mailed code. 2,000 guests who sign in within half an hour, with a mistake every other time. */
  code: { points: 1800, seconds: 600 },
  /** Tries to pay at the embedded gateway: one a second; an order takes ten attempts and a booking twenty orders besides. */
  payment: { points: 600, seconds: 600 },
  /** Computes a search, some milliseconds of a core: an office of 5,000 that searches every eight minutes. */
  search: { points: 600, seconds: 60 },
  /** Looks up a token or an address and changes little. 5,000 people who come, or go, within ten minutes. */
  light: { points: 600, seconds: 60 },
} as const;

/** Sign-ins from devices that are not known, right passwords included: 5,000 people within half an hour, twice over. One hash each. */
export const SIGN_IN_LIMIT = { points: 3000, seconds: 300 } as const;
/** Sign-ins from one known device: nobody types faster. */
export const KNOWN_SIGN_IN_LIMIT = { points: 60, seconds: 300 } as const;
/** Refreshes and logouts of one session family; a tab refreshes four times an hour. */
export const SESSION_LIMIT = { points: 120, seconds: 60 } as const;
