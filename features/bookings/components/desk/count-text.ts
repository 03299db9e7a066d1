/** "3 bookings need a person" */
export const countText = (count: number): string =>
  count === 0 ? 'none needs a person' : count === 1 ? '1 booking needs a person' : `${count} bookings need a person`;
