/** The most companions of a registration. */
export const MOST_COMPANIONS = 4;

/** True for the code of a traveller's event, such as `EV-7K4M2Q9X3T`: one of 27^10, so that nobody finds one by trying. */
export const isHostedCode = (text: string): boolean => /^EV-[A-Z2-9]{10}$/.test(text);

/**
 * True for the format of an event code: `CIT-95`, which is also its address, or that of a traveller's event. Anything else
 * is no event, without a query.
 */
export const isEventCode = (text: string): boolean => /^[A-Z]{2,8}-\d{1,4}$/.test(text) || isHostedCode(text);

/** Number of people: the guest and their companions. */
export const peopleOf = ({ companions }: { companions: number }): number => 1 + companions;

/** The message for a day with too few places. */
export const noPlaceText = (day: string, free: number, people: number): string =>
  free === 0
    ? `${day} is full.`
    : `${day} has ${free === 1 ? 'one place' : `${free} places`} left, and you are ${people}.`;
