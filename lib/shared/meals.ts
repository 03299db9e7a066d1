/** Special meals that airlines serve, by IATA special service request code. @texts */
const MEAL_NAMES = {
  AVML: 'Vegetarian meal, Indian',
  VGML: 'Vegan meal',
  VJML: 'Jain meal',
  HNML: 'Non-vegetarian (Hindu) meal',
  MOML: 'Muslim meal',
  DBML: 'Diabetic meal',
  CHML: 'Child’s meal',
} as const;

export type MealCode = keyof typeof MEAL_NAMES;
export const MEALS = Object.entries(MEAL_NAMES) as [MealCode, string][];
export const MEAL_CODES = Object.keys(MEAL_NAMES) as MealCode[];

/** Where someone prefers to sit. */
export const SEAT_SIDES = ['window', 'aisle'] as const;
export type SeatSide = (typeof SEAT_SIDES)[number];
