/** The header in which a browser sends its time zone: it words times in answers, and decides nothing. */
export const TIME_ZONE_HEADER = 'x-time-zone';

/** The IANA time zone of this browser. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
