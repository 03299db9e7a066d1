import 'server-only';

/** The same numbers for the same seed, everywhere: `draw(6)` is 0 to 5 (Park and Miller's minimal standard, 1988). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
