import type { RateOffer, RoomOffer } from '../../contract.ts';

/** A chosen rate as one form value: room type, rate plan and the total shown, in paise. */
export const rateValue = (room: RoomOffer, rate: RateOffer): string =>
  [room.roomTypeId, rate.ratePlanId, rate.price.qOfferedPriceRoundedOff].join('~');
