import 'server-only';
import type { hotels, ratePlans, roomTypes } from '../tables.ts';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/** A room type with its plans, and the inputs of its calendar: base price in paise, rooms a night, demand pattern. */
export type DrawnRoom = {
  row: Row<typeof roomTypes>;
  plans: Row<typeof ratePlans>[];
  base: number;
  allotment: number;
  pattern: number;
};

/** A complete demo hotel. */
export type DrawnHotel = { row: Row<typeof hotels>; rooms: DrawnRoom[] };

/** Id prefix of demo stock; `removeDemo` deletes exactly these. */
export const DEMO_PREFIX = { hotel: 'htl_demo', room: 'rty_demo', plan: 'rpl_demo' } as const;
