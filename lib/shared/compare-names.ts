const COLLATION = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Names in the order people look for them: "Band 9" before "Band 10", accents aside. A phone's first collator costs it 8 ms. */
export const compareNames = (a: string, b: string): number => COLLATION.compare(a, b);
