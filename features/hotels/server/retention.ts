import 'server-only';
import { sql } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import {
  hotels,
  photographFiles,
  photographs,
  ratePlans,
  roomBlocks,
  roomCalendars,
  roomTypes,
  supplierReservations,
  taxRates,
} from './tables.ts';

/** How long the rows of hotel tables are stored. */
export const hotelsRetention: readonly Retention[] = [
  ...[hotels, roomTypes, ratePlans].map((table) =>
    retainedForever(table, 'contracted stock, imported by the operator'),
  ),
  ...[photographs, photographFiles].map((table) =>
    retainedForever(table, 'photographs of contracted hotels, replaced by the next import; at most 40 of a hotel'),
  ),
  retainedForever(roomCalendars, 'contracted prices and rooms: one row a room type and month'),
  retainedForever(roomBlocks, 'rooms kept for an event: at most ten an event of the operator'),
  retainedForever(taxRates, 'dated rates, entered by the operator: they explain old bookings'),
  retainedUntil(
    supplierReservations,
    '30 days after it was released; confirmed and cancelled ones stay',
    'a hold that never became a reservation',
    (now) =>
      sql`${supplierReservations.state} = 'released' and ${supplierReservations.changedAt} < ${daysBefore(now, 30)}`,
  ),
];
