/** Special meals that airlines serve, by IATA special service request code. */
export const MEALS = [
  ['AVML', 'Vegetarian meal, Indian'],
  ['VGML', 'Vegan meal'],
  ['VJML', 'Jain meal'],
  ['HNML', 'Non-vegetarian (Hindu) meal'],
  ['MOML', 'Muslim meal'],
  ['DBML', 'Diabetic meal'],
  ['CHML', 'Child’s meal'],
] as const;

export type MealCode = (typeof MEALS)[number][0];
export const MEAL_CODES = MEALS.map(([code]) => code);

/** Where someone prefers to sit. */
export const SEAT_SIDES = ['window', 'aisle'] as const;
export type SeatSide = (typeof SEAT_SIDES)[number];
