/** The unit of a nightly price: "a night", "a night for 2 rooms". */
export const nightlyLabel = (rooms: number): string => (rooms > 1 ? `a night for ${rooms} rooms` : 'a night');
