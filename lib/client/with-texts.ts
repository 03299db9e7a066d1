import type { TextsPart } from '#lib/shared/translated-pages.ts';

/**
 * A script that is loaded when it is shown, with the texts that it alone needs: `withTexts(['flight-trip'], import('./x.tsx'))`.
 * It comes once both are here; in English there are no texts to wait for.
 */
export const withTexts = <Part>(texts: readonly TextsPart[], part: Promise<Part>): Promise<Part> =>
  Promise.all([part, globalThis.translation?.load?.(texts)]).then(([loaded]) => loaded);
