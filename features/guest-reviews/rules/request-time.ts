import { addDays, type IsoDate } from '#lib/shared/dates.ts';

/** When guests are asked for a review: the day after check-out, at this hour of the hotel's clock. */
export const ASKED_AT = '11:00';

/** The day on which a guest is asked, by the hotel's calendar. */
export const dayToAsk = (checkOut: IsoDate): IsoDate => addDays(checkOut, 1);
