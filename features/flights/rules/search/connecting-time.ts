/** Inputs of a minimum connecting time: kinds of flight before and after, airport, terminals. */
export type Change = { fromAbroad: boolean; toAbroad: boolean; large: boolean; otherTerminal: boolean };

/**
 * The minimum connecting time in minutes, modelled on IATA's: longest with immigration and customs, longer at large
 * airports and between terminals.
 */
export function minimumConnectingTime({ fromAbroad, toAbroad, large, otherTerminal }: Change): number {
  const base = fromAbroad ? (toAbroad ? 60 : 100) : toAbroad ? 75 : 40;
  return base + (large ? 10 : 0) + (otherTerminal ? 35 : 0);
}

/** The maximum connection in minutes: 24 hours or more would be a stopover. */
export const longestChange = (domestic: boolean): number => (domestic ? 6 * 60 : 12 * 60);
