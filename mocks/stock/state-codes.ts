import type { StockHotel } from './hotels.ts';

/** GST state codes of the two cities' states. */
const CODES: Record<StockHotel['city'], string> = { kochi: '32', jaipur: '08' };

export const stateCodeOf = ({ city }: StockHotel): string => CODES[city];
