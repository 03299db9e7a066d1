import type { RateOffer, RoomOffer } from '../../contract.ts';
import { chosenRateValue } from '#lib/shared/chosen-rate.ts';

/** The form value of a rate on this page. */
export const rateValue = (room: RoomOffer, rate: RateOffer): string =>
  chosenRateValue({
    roomTypeId: room.roomTypeId,
    ratePlanId: rate.ratePlanId,
    shownTotal: rate.price.qOfferedPriceRoundedOff,
    shownPolicies: rate.cancellationPolicies,
  });
