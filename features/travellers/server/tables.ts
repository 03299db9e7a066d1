import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TravellerDetails } from '../contract.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People an account books for, including its owner (`isSelf`, at most one). */
export const savedTravellers = pgTable(
  'saved_travellers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    isSelf: boolean('is_self').notNull(),
    title: text('title').$type<TravellerDetails['title']>(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    born: text('born'),
    passport: jsonb('passport').$type<TravellerDetails['passport']>(),
    email: text('email'),
    mobile: text('mobile'),
    meal: text('meal').$type<TravellerDetails['meal']>(),
    seat: text('seat').$type<TravellerDetails['seat']>(),
    frequentFlyer: jsonb('frequent_flyer').$type<TravellerDetails['frequentFlyer']>().notNull().default([]),
    emergencyContact: jsonb('emergency_contact').$type<TravellerDetails['emergencyContact']>(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    index('saved_travellers_user').on(table.userId),
    uniqueIndex('saved_travellers_self')
      .on(table.userId)
      .where(sql`is_self`),
  ],
);

/** Business details for an account's invoices. */
export const businessDetails = pgTable('business_details', {
  userId: text('user_id').primaryKey(),
  gstNumber: text('gst_number').notNull(),
  companyName: text('company_name').notNull(),
  address: text('address').notNull(),
  email: text('email'),
  savedAt: instant('saved_at').notNull(),
});
