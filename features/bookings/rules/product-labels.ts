import type { Category } from './category.ts';
import { roomsAre } from './room-text.ts';

type ProductLabels = {
  /** What is sold and who sells it, within a sentence and at its beginning. */
  thing: string;
  things: string;
  seller: string;
  Seller: string;
  /**
   * "The room is held", "The room is yours"; of several rooms "The rooms are held". `units`: rooms of a stay. Some
   * airlines hold no seats, so of a flight only the fare is said to be held.
   */
  isHeld: (units: number) => string;
  isYours: (units: number) => string;
  /** "The trip is confirmed"; tickets are issued for a flight. */ booked: 'confirmed' | 'ticketed';
  named: string;
  begins: string;
  /** Whether nothing of it can be changed once it has begun. */
  endsChanges: boolean;
  /** Why names cannot be changed once it is confirmed; null where they can until it begins. */
  namesFixed: string | null;
  trip: string;
  /** Why an account cannot be closed yet: by the name of the hotel or trip. */
  isAhead: (name: string) => string;
  isUnpaid: (name: string) => string;
};

/** The words sentences about a booking use for its product. */
export const PRODUCT_LABELS: Record<Category, ProductLabels> = {
  hotel: {
    thing: 'room',
    things: 'a room',
    seller: 'the hotel',
    Seller: 'The hotel',
    isHeld: (units) => `${roomsAre(units)} held`,
    isYours: (units) => `${roomsAre(units)} yours`,
    booked: 'confirmed',
    named: 'Name the guests first, one for each room; then you can pay.',
    begins: 'Check-in was on',
    endsChanges: true,
    namesFixed: null,
    trip: 'stay',
    isAhead: (name) => `Your stay at ${name} is not over. Cancel it, or come back after it.`,
    isUnpaid: (name) => `A room at ${name} is held for you. Cancel the hold first.`,
  },
  flight: {
    thing: 'flight',
    things: 'seats',
    seller: 'the airline',
    Seller: 'The airline',
    isHeld: () => 'The fare is kept',
    isYours: () => 'The flight is yours',
    booked: 'ticketed',
    named: 'Name everybody who flies first; then you can pay.',
    begins: 'The first flight left on',
    endsChanges: false,
    namesFixed:
      'The tickets are issued, and a ticket is for one person: names can no longer be changed. Cancel the ticket and book again.',
    trip: 'trip',
    isAhead: (name) => `Your trip ${name} is not over. Cancel it, or come back after it.`,
    isUnpaid: (name) => `Your booking of ${name} is not paid yet. Cancel its hold first.`,
  },
  package: {
    thing: 'package',
    things: 'places',
    seller: 'the tour operator',
    Seller: 'The tour operator',
    isHeld: () => 'Your places are held',
    isYours: () => 'The places are yours',
    booked: 'confirmed',
    named: 'Name the guests first, one for each room; then you can pay.',
    begins: 'The journey began on',
    endsChanges: false,
    namesFixed: null,
    trip: 'package',
    isAhead: (name) => `Your package ${name} is not over. Cancel it, or come back after it.`,
    isUnpaid: (name) => `Places on ${name} are held for you. Cancel the hold first.`,
  },
};
