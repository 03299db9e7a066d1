/** The IANA time zone of this browser. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
