/** The most companions of a registration. */
export const MOST_COMPANIONS = 4;

/**
 * True for the format of an event code, which is also its address: `CIT-95`. Anything else is no event, without a
 * query.
 */
export const isEventCode = (text: string): boolean => /^[A-Z]{2,8}-\d{1,4}$/.test(text);

/** Number of people: the guest and their companions. */
export const peopleOf = ({ companions }: { companions: number }): number => 1 + companions;

/** The message for a day with too few places. */
export const noPlaceText = (day: string, free: number, people: number): string =>
  free === 0
    ? `${day} is full.`
    : `${day} has ${free === 1 ? 'one place' : `${free} places`} left, and you are ${people}.`;
