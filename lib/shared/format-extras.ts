/** Extras of a package as one value of a form or an address: `guide-2.before-1`. Empty where there are none. */
export const formatExtras = (extras: readonly { code: string; quantity: number }[]): string =>
  extras.map(({ code, quantity }) => `${code}-${quantity}`).join('.');
