/** True when a booking could not be read because it is NOT_FOUND for this person. */
export const isNoSuchBooking = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'NOT_FOUND';
