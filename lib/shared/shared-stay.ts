import { stayParams, type Stay } from './stay-shape.ts';

/** A stay as URL parameters of a link for others: dates, rooms and adults. Children's ages are left out. */
export const sharedStayParams = (stay: Stay): ReturnType<typeof stayParams> => stayParams(withoutAges(stay));

/** The same dates, rooms and adults, without children: their ages are personal data and do not go into a shared link. */
export const withoutAges = (stay: Stay): Stay => ({
  ...stay,
  rooms: stay.rooms.map(({ adults }) => ({ adults, childAges: [] })),
});
