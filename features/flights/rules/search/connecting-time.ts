/** What decides how long changing planes takes: the kind of flight before and after, the airport, its terminals. */
export type Change = { fromAbroad: boolean; toAbroad: boolean; large: boolean; otherTerminal: boolean };

/**
 * The shortest legal change of planes in minutes, in the manner of the IATA minimum connecting times: longest where a
 * traveller goes through immigration and customs, more at large airports and between terminals.
 */
export function minimumConnectingTime({ fromAbroad, toAbroad, large, otherTerminal }: Change): number {
  const base = fromAbroad ? (toAbroad ? 60 : 100) : toAbroad ? 75 : 40;
  return base + (large ? 10 : 0) + (otherTerminal ? 35 : 0);
}

/** The longest change that still counts as one journey, in minutes: a stop of 24 hours or more would be a stopover. */
export const longestChange = (domestic: boolean): number => (domestic ? 6 * 60 : 12 * 60);
