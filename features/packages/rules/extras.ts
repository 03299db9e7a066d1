import type { PackageExtra, PackageExtraChoice } from '../contract.ts';
import type { CountryAbroad } from '../data/countries.ts';
import type { Journey } from '../data/journey.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { stopoversOf, type Stopover } from './choose-hotels.ts';

/** The most extra nights at each end of a journey, and the most days with a guide of one's own. */
export const EXTRA_LIMITS = { nights: 2, guideDays: 3 } as const;

/**
 * Rates in rupees before tax: a vehicle for one transfer, a guide for a day, a meal of an adult and a room for a night by the stars
 * of the hotels. In India multiples of ₹40 and abroad of ₹1,000, so that the taxes on them are whole rupees.
 */
type Rates = {
  car: number;
  suv: number;
  minibus: number;
  guide: number;
  meal: Record<Journey['hotelClass'], number>;
  night: Record<Journey['hotelClass'], number>;
};
const INDIA: Rates = {
  car: 1600,
  suv: 2400,
  minibus: 4800,
  guide: 3200,
  meal: { 3: 480, 4: 640, 5: 960 },
  night: { 3: 3200, 4: 4800, 5: 9600 },
};
const ASIA: Rates = {
  car: 3000,
  suv: 5000,
  minibus: 9000,
  guide: 6000,
  meal: { 3: 1000, 4: 1000, 5: 2000 },
  night: { 3: 5000, 4: 8000, 5: 14_000 },
};
const COSTLY: Rates = {
  car: 8000,
  suv: 12_000,
  minibus: 22_000,
  guide: 16_000,
  meal: { 3: 2000, 4: 3000, 5: 4000 },
  night: { 3: 14_000, 4: 18_000, 5: 28_000 },
};
const COSTLY_COUNTRIES: readonly CountryAbroad[] = ['AE', 'CH', 'JP', 'KE', 'SG'];

const ratesOf = ({ abroad }: Pick<Journey, 'abroad'>): Rates =>
  !abroad ? INDIA : COSTLY_COUNTRIES.includes(abroad.country) ? COSTLY : ASIA;

/** Seats of the vehicles, luggage included. A larger party has several of the largest. */
const SEATS = { car: 3, suv: 6, minibus: 12 } as const;

const AIRPORT = /airport/i;
const paise = (rupees: number): number => rupees * 100;

/**
 * The extras that a journey offers, from its facts: a private car where it begins or ends at an airport of the city of its first or
 * last night; nights before and after in the hotel of the first and last night, where the group meets or parts in that city; a guide
 * of one's own on its full days; and the lunches and dinners that its days leave out.
 */
export function extrasOf(journey: Journey): PackageExtra[] {
  return [...carsOf(journey), ...nightsOf(journey), ...guideOf(journey), ...mealsOf(journey)];
}

const firstNight = ({ days }: Journey) => days[0]!;
const lastNight = ({ days }: Journey) => days.at(-2) ?? days[0]!;

function carsOf(journey: Journey): PackageExtra[] {
  const { meets, endsIn } = journey;
  const rates = ratesOf(journey);
  const cars = (['car', 'suv', 'minibus'] as const).map((kind) => ({
    name: { car: 'car', suv: 'SUV', minibus: 'minibus' }[kind],
    seats: SEATS[kind],
    each: paise(rates[kind]),
  }));
  const offered = { unit: 'vehicle' as const, most: 1, each: cars[0]!.each, cars };
  return [
    ...(AIRPORT.test(meets.place) && firstNight(journey).city === meets.city
      ? [
          {
            ...offered,
            code: 'arrival' as const,
            title: 'Private transfer on arrival',
            text: `A car and driver for your party alone, from ${meets.place.replace(/, arrivals.*$/, '')} to where you spend the first night.`,
          },
        ]
      : []),
    ...(AIRPORT.test(endsIn.place) && lastNight(journey).city === endsIn.city
      ? [
          {
            ...offered,
            code: 'departure' as const,
            title: 'Private transfer on departure',
            text: `A car and driver for your party alone, from where you spend the last night to ${endsIn.place}.`,
          },
        ]
      : []),
  ];
}

function nightsOf(journey: Journey): PackageExtra[] {
  const stops = stopoversOf(journey);
  const [first, last] = [stops[0], stops.at(-1)];
  const offered = {
    unit: 'room' as const,
    most: EXTRA_LIMITS.nights,
    each: paise(ratesOf(journey).night[journey.hotelClass]),
  };
  const nights = journey.days.length - 1;
  return [
    ...(first?.day === 1 && first.city === journey.meets.city
      ? [
          {
            ...offered,
            code: 'before' as const,
            title: 'Extra nights before',
            text: 'Your rooms in the hotel of the first night, from a day or two earlier.',
          },
        ]
      : []),
    ...(last && last.day + last.nights - 1 === nights && last.city === journey.endsIn.city
      ? [
          {
            ...offered,
            code: 'after' as const,
            title: 'Extra nights after',
            text: 'Your rooms in the hotel of the last night, for a day or two longer.',
          },
        ]
      : []),
  ];
}

function guideOf(journey: Journey): PackageExtra[] {
  const most = Math.min(EXTRA_LIMITS.guideDays, journey.days.length - 2);
  if (most < 1) return [];
  return [
    {
      code: 'guide',
      title: 'Private guide',
      text: `A guide for your party alone on full days, who speaks ${journey.guide}. Choose the days with the group’s guide.`,
      unit: 'day',
      most,
      each: paise(ratesOf(journey).guide),
    },
  ];
}

function mealsOf(journey: Journey): PackageExtra[] {
  const nights = journey.days.slice(0, -1);
  const lunches = nights.slice(1).filter(({ meals }) => !meals.includes('lunch')).length;
  const dinners = nights.filter(({ meals, lodging }) => !lodging && !meals.includes('dinner')).length;
  const parts = [
    ...(lunches ? [counted(lunches, 'lunch', 'lunches')] : []),
    ...(dinners ? [counted(dinners, 'dinner')] : []),
  ];
  if (!parts.length) return [];
  const each = paise((lunches + dinners) * ratesOf(journey).meal[journey.hotelClass]);
  const step = journey.abroad ? 100_000 : 4000;
  return [
    {
      code: 'meals',
      title: 'All meals',
      text: `${parts.join(' and ')} with the group that the price leaves out. Children from 2 to 11 pay half.`,
      unit: 'person',
      most: 1,
      each,
      child: Math.ceil(each / 2 / step) * step,
    },
  ];
}

/**
 * What is wrong with the extras that somebody chose: messages by field (`extras.N`), empty when they can be booked. `offered`: those
 * of the journey.
 */
export function extrasProblems(
  offered: readonly PackageExtra[],
  chosen: readonly PackageExtraChoice[],
): Record<string, string> {
  return Object.fromEntries(
    chosen.flatMap(({ code, quantity }, at) => {
      const extra = offered.find((one) => one.code === code);
      const problem = !extra
        ? 'This journey has no such extra. Choose without it.'
        : chosen.findIndex((one) => one.code === code) < at
          ? 'Choose each extra once.'
          : quantity > extra.most
            ? `“${extra.title}” can be chosen ${extra.most === 1 ? 'once' : `up to ${counted(extra.most, 'time')}`}.`
            : null;
      return problem ? [[`extras.${at}`, problem]] : [];
    }),
  );
}

/** Whether a hotel has the nights at both ends that extra nights are added to; `hotels`: those of the journey that are known. */
export const hasRoomsFor = (
  { days }: Pick<Journey, 'days'>,
  hotels: readonly Pick<Stopover, 'day' | 'nights'>[],
  code: PackageExtraChoice['code'],
): boolean => {
  const night = code === 'before' ? 1 : code === 'after' ? days.length - 1 : null;
  return night === null || hotels.some(({ day, nights }) => day <= night && night < day + nights);
};

/** Extra nights of a choice, before the first and after the last night. */
export const extraNights = (chosen: readonly PackageExtraChoice[] = []) => ({
  before: chosen.find(({ code }) => code === 'before')?.quantity ?? 0,
  after: chosen.find(({ code }) => code === 'after')?.quantity ?? 0,
});
