import type { Category } from './category.ts';
import { roomsAre } from './room-text.ts';

type Words = {
  /** What is sold and who sells it, within a sentence and at its beginning. */
  thing: string;
  things: string;
  seller: string;
  Seller: string;
  /**
   * "The room is held", "The room is yours". Some airlines hold no seats, so of a flight only the fare is said to be
   * held.
   */
  isHeld: string;
  isYours: string;
  named: string;
  begins: string;
  trip: string;
  /** Why an account cannot be closed yet: by the name of the hotel or trip. */
  isAhead: (name: string) => string;
  isUnpaid: (name: string) => string;
};

/** "The room is held", of several rooms "The rooms are held". `units`: rooms of a stay. */
export const isHeldText = (category: Category, units: number): string =>
  category === 'hotel' ? `${roomsAre(units)} held` : PRODUCT_LABELS[category].isHeld;

/** "The room is yours", of several rooms "The rooms are yours". `units`: rooms of a stay. */
export const isYoursText = (category: Category, units: number): string =>
  category === 'hotel' ? `${roomsAre(units)} yours` : PRODUCT_LABELS[category].isYours;

/** The words sentences about a booking use for its product. */
export const PRODUCT_LABELS: Record<Category, Words> = {
  hotel: {
    thing: 'room',
    things: 'a room',
    seller: 'the hotel',
    Seller: 'The hotel',
    isHeld: 'The room is held',
    isYours: 'The room is yours',
    named: 'Name the guests first, one for each room; then you can pay.',
    begins: 'Check-in was on',
    trip: 'stay',
    isAhead: (name) => `Your stay at ${name} is not over. Cancel it, or come back after it.`,
    isUnpaid: (name) => `A room at ${name} is held for you. Cancel the hold first.`,
  },
  flight: {
    thing: 'flight',
    things: 'seats',
    seller: 'the airline',
    Seller: 'The airline',
    isHeld: 'The fare is kept',
    isYours: 'The flight is yours',
    named: 'Name everybody who flies first; then you can pay.',
    begins: 'The first flight left on',
    trip: 'trip',
    isAhead: (name) => `Your trip ${name} is not over. Cancel it, or come back after it.`,
    isUnpaid: (name) => `Your booking of ${name} is not paid yet. Cancel its hold first.`,
  },
  package: {
    thing: 'package',
    things: 'places',
    seller: 'the tour operator',
    Seller: 'The tour operator',
    isHeld: 'Your places are held',
    isYours: 'The places are yours',
    named: 'Name the guests first, one for each room; then you can pay.',
    begins: 'The journey began on',
    trip: 'package',
    isAhead: (name) => `Your package ${name} is not over. Cancel it, or come back after it.`,
    isUnpaid: (name) => `Places on ${name} are held for you. Cancel the hold first.`,
  },
};
