/** What a journey is about: a filter of the list. */
export const THEMES = ['heritage', 'mountains', 'coast', 'wildlife', 'hill-stations', 'pilgrimage', 'cities'] as const;
export type Theme = (typeof THEMES)[number];

/** @texts */
export const THEME_LABELS = {
  heritage: 'Heritage',
  mountains: 'Mountains',
  coast: 'Coast and backwaters',
  wildlife: 'Wildlife',
  'hill-stations': 'Hill stations and tea',
  pilgrimage: 'Pilgrimage',
  cities: 'Cities',
} as const satisfies Record<Theme, string>;

/** Lengths by which the list is filtered: the fewest and the most nights of each. */
export const LENGTHS = { short: [1, 4], week: [5, 7], long: [8, 14] } as const satisfies Record<
  string,
  readonly [number, number]
>;
export type Length = keyof typeof LENGTHS;

/** @texts */
export const LENGTH_LABELS = {
  short: 'Up to 4 nights',
  week: '5 to 7 nights',
  long: '8 nights and more',
} as const satisfies Record<Length, string>;

/** How a room is shared by those who pay the full price: alone, by two, by three. */
export const SHARINGS = ['single', 'double', 'triple'] as const;
export type Sharing = (typeof SHARINGS)[number];

/** @texts */
export const SHARING_LABELS = {
  single: 'Single room',
  double: 'Double sharing',
  triple: 'Triple sharing',
} as const satisfies Record<Sharing, string>;

/**
 * Meals that the price contains on a day.
 * @texts
 */
export const DAY_MEALS = ['breakfast', 'lunch', 'dinner'] as const;
export type DayMeal = (typeof DAY_MEALS)[number];

/** What can be added to a journey: transfers, nights before and after, a guide of one's own, the meals that are left out. */
export const EXTRAS = ['arrival', 'departure', 'before', 'after', 'guide', 'meals'] as const;
export type ExtraCode = (typeof EXTRAS)[number];

/** What the price of each extra is for: vehicles and days of a guide serve the whole party, the others a person or a room. */
export const EXTRA_UNITS = {
  arrival: 'vehicle',
  departure: 'vehicle',
  before: 'room',
  after: 'room',
  guide: 'day',
  meals: 'person',
} as const satisfies Record<ExtraCode, string>;
