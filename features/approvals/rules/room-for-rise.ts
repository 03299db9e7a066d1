const RISE = 1.05;
const RUPEES_100 = 10_000;

/** The price an approval covers when it allows a small rise: 5 % more, rounded up to the next ₹100. Paise. */
export const roomForRise = (amount: number): number => Math.ceil((amount * RISE) / RUPEES_100) * RUPEES_100;
