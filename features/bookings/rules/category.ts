/** Categories as stored; on the wire they are the numbers of 3.17. */
export const CATEGORIES = ['hotel', 'flight', 'package'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Travel categories of bookings on the wire: those of 3.17, and 6 for packages, which it does not number. */
export const WIRE_CATEGORY = { hotel: 1, flight: 2, package: 6 } as const satisfies Record<Category, number>;

/** Categories as people read them, in lists and exports. */
export const CATEGORY_LABELS = { hotel: 'Stay', flight: 'Flight', package: 'Package' } as const satisfies Record<
  Category,
  string
>;

/** The categories of wire numbers; numbers of other products are ignored. */
export const categoriesOf = (numbers: readonly number[]): Category[] =>
  CATEGORIES.filter((category) => numbers.includes(WIRE_CATEGORY[category]));

type Categorised = { category: number };

/** The category of a booking, as sent to clients, by its stored name. */
export const categoryOf = (booking: Categorised): Category =>
  CATEGORIES.find((category) => WIRE_CATEGORY[category] === booking.category) ?? 'hotel';

type OfCategory<Booking, Name extends Category> = Extract<Booking, { category: (typeof WIRE_CATEGORY)[Name] }>;

/**
 * What there is of each category to say of a booking; each entry is called with bookings of its own. A category that
 * the bookings cannot have, has no entry.
 */
export type ByCategory<Booking extends Categorised, Result> = {
  [Name in Category as [OfCategory<Booking, Name>] extends [never] ? never : Name]: (
    booking: OfCategory<Booking, Name>,
  ) => Result;
};

/** The entry of a table by category that is for this booking, called with it. */
export const byCategory = <Booking extends Categorised, Result>(
  booking: Booking,
  table: ByCategory<Booking, Result>,
): Result => (table as unknown as Record<Category, (booking: Booking) => Result>)[categoryOf(booking)](booking);

/** Whether a booking, as sent to clients, is a stay. */
export const isStay = <Booking extends Categorised>(
  booking: Booking,
): booking is Booking & { category: typeof WIRE_CATEGORY.hotel } => booking.category === WIRE_CATEGORY.hotel;

/** Whether a booking, as sent to clients, is a trip by air. */
export const isFlight = <Booking extends Categorised>(
  booking: Booking,
): booking is Booking & { category: typeof WIRE_CATEGORY.flight } => booking.category === WIRE_CATEGORY.flight;

/** Whether a booking, as sent to clients, is a holiday package. */
export const isPackage = <Booking extends Categorised>(
  booking: Booking,
): booking is Booking & { category: typeof WIRE_CATEGORY.package } => booking.category === WIRE_CATEGORY.package;
