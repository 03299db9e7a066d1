/** Whoever registers brings at most so many. */
export const MOST_COMPANIONS = 4;

/** True for the shape of an event's code, which is also its address: `CIT-95`. Anything else is no event, without asking. */
export const isEventCode = (text: string): boolean => /^[A-Z]{2,8}-\d{1,4}$/.test(text);

/** How many come: who registers and their companions. */
export const peopleOf = ({ companions }: { companions: number }): number => 1 + companions;

/** What is said of a day that has not the places asked for. */
export const noPlaceText = (day: string, free: number, people: number): string =>
  free === 0
    ? `${day} is full.`
    : `${day} has ${free === 1 ? 'one place' : `${free} places`} left, and you are ${people}.`;
