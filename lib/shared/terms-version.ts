/** The version of the terms of use that is in force: the day from which they hold. Recorded with each account that accepts them. */
export const TERMS_VERSION = '2026-11-23';
