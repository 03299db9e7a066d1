/** "3 bookings need attention" */
export const countText = (count: number): string =>
  count === 0 ? 'none needs attention' : count === 1 ? '1 booking needs attention' : `${count} bookings need attention`;
