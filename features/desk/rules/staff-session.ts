/** A sign-in at the desk ends after this long without a request. */
export const IDLE_MINUTES = 30;
/** A sign-in at the desk ends after this long, whatever was done: a working day. */
export const LONGEST_HOURS = 10;
/** Lifetime of the link with which staff set their password. */
export const LINK_HOURS = 24;

/** When a sign-in ends that was opened and last used at these instants. */
export const endsAt = ({ openedAt, usedAt }: { openedAt: Date; usedAt: Date }): Date =>
  new Date(Math.min(usedAt.getTime() + IDLE_MINUTES * 60_000, openedAt.getTime() + LONGEST_HOURS * 3_600_000));
