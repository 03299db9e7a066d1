import * as z from 'zod';
import type { NamedRate } from '#lib/shared/chosen-rate.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';

const id = z.string().max(60);

const namedRate = z.object({ roomTypeId: id, ratePlanId: id });

/** The rates of a quote: `roomTypeId` and `ratePlanId` for all rooms alike, or `rates` with one for each room. */
export const rateInput = {
  roomTypeId: id.optional().describe('of all rooms; left out where `rates` names one for each'),
  ratePlanId: id.optional(),
  rates: z
    .array(namedRate)
    .max(STAY_LIMITS.rooms)
    .optional()
    .describe('one for each room, in the order of `stay.rooms`; each room is then priced by itself'),
};

/** Windows of the cancellation policy of a rate, at most. */
export const MOST_WINDOWS = 12;

type RateInput = {
  roomTypeId?: string | undefined;
  ratePlanId?: string | undefined;
  rates?: readonly NamedRate[] | undefined;
};

type Quote = RateInput & { stay: { rooms: readonly unknown[] } };

/** A check of a quote's body: a rate for all rooms, or one for each of them. */
export function mustNameRates({ roomTypeId, ratePlanId, rates, stay }: Quote, issues: z.RefinementCtx): void {
  if (rates ? rates.length === stay.rooms.length : roomTypeId && ratePlanId) return;
  const message = rates
    ? `Choose ${counted(stay.rooms.length, 'rate')}${stay.rooms.length > 1 ? ', one for each room' : ''}, not ${rates.length}.`
    : 'Choose a room and a rate.';
  issues.addIssue({ code: 'custom', path: [rates ? 'rates' : 'roomTypeId'], message });
}

/** The rates of a company's quote: one for all rooms, because travel policies are evaluated for one. */
export const singleRateInput = {
  ...rateInput,
  rates: z
    .array(namedRate)
    .max(
      0,
      'At work all rooms of a booking have one rate. Choose one rate for all rooms, or book the rooms one after the other.',
    )
    .optional()
    .describe('always empty'),
};

/** A check of a company's quote: a rate for all rooms. */
export const mustNameOneRate = ({ rates: _none, ...quote }: Quote, issues: z.RefinementCtx): void =>
  mustNameRates(quote, issues);

/** The rates of a checked quote, as suppliers take them: one for all rooms, or one for each. */
export const ratesOfQuote = ({ roomTypeId = '', ratePlanId = '', rates }: RateInput): readonly NamedRate[] =>
  rates?.length ? rates : [{ roomTypeId, ratePlanId }];
