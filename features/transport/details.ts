import * as z from 'zod';
import { isIsoDate } from '#lib/shared/dates.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { BUS_COACHES, CAR_CLASSES, TIMINGS, TRAIN_CLASSES, TRAIN_QUOTAS } from './rules/choices.ts';
import { MOST_PASSENGERS, MOST_STOPS } from './rules/limits.ts';

const day = (missing: string) => z.string(missing).max(10, missing).refine(isIsoDate, missing);
const time = (missing: string) =>
  z
    .string(missing)
    .max(5, missing)
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, missing);
const place = (missing: string) => oneLine().min(2, missing).max(160, 'Write this with at most 160 characters.');
const city = (missing: string) => oneLine().min(2, missing).max(80, 'The name of a city is at most 80 characters.');

/** A car with a driver. Days and times are wall times in India. */
export const carDetails = z.object({
  mode: z.literal('car'),
  city: city('Enter the city where the car is needed.'),
  pickUp: place('Enter where the car picks you up.'),
  drop: place('Enter where the car drops you.'),
  stops: z.array(place('Enter the stop, or remove it.')).max(MOST_STOPS, `A car stops at up to ${MOST_STOPS} places.`),
  date: day('Choose the day of the pick-up.'),
  time: time('Enter the time of the pick-up.'),
  untilDate: day('Choose the day the car is no longer needed.'),
  untilTime: time('Enter the time the car is no longer needed.'),
  carClass: z.enum(CAR_CLASSES),
  luggage: z.int('Pieces of luggage are a whole number.').min(0).max(20, 'A car takes up to 20 pieces of luggage.'),
  passengers: z
    .int('Passengers are a whole number.')
    .min(1, 'At least one person travels.')
    .max(MOST_PASSENGERS, `A request is for up to ${counted(MOST_PASSENGERS, 'person', 'people')}.`),
});

const journey = {
  from: city('Enter where the journey begins.'),
  to: city('Enter where the journey ends.'),
  date: day('Choose the day of travel.'),
  timing: z.enum(TIMINGS),
};

export const busDetails = z.object({ mode: z.literal('bus'), ...journey, coach: z.enum(BUS_COACHES) });

export const trainDetails = z.object({
  mode: z.literal('train'),
  ...journey,
  travelClass: z.enum(TRAIN_CLASSES),
  quota: z.enum(TRAIN_QUOTAS),
});

/** What is asked for, by mode. */
export const transportDetails = z.discriminatedUnion('mode', [carDetails, busDetails, trainDetails]);
export type TransportDetails = z.infer<typeof transportDetails>;
export type TransportMode = TransportDetails['mode'];
