const RISE = 1.05;
const RUPEES_100 = 10_000;

/** What an approval covers with room for a small rise: 5 % more, up to the next hundred rupees. Paise. */
export const roomForRise = (amount: number): number => Math.ceil((amount * RISE) / RUPEES_100) * RUPEES_100;
