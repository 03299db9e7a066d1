import type { Party } from './trip-shape.ts';

export const PASSENGER_TYPES = ['ADT', 'CHD', 'INF'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];

export const TYPE_LABELS: Record<PassengerType, string> = { ADT: 'adult', CHD: 'child', INF: 'infant' };

/** How many passengers of each type a party has. */
export const passengersOf = ({ adults, children, infants }: Party): PassengerType[] => [
  ...Array<PassengerType>(adults).fill('ADT'),
  ...Array<PassengerType>(children).fill('CHD'),
  ...Array<PassengerType>(infants).fill('INF'),
];
