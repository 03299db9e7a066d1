/** The current version of the terms of use: the day they took effect. Recorded with each account that accepts them. */
export const TERMS_VERSION = '2026-11-27';
