import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { employees } from './tables.ts';

/** As `passesSearch` has it: a name, address or staff number has a word that begins so. What means something to LIKE is taken as it is written. */
export const beginsAWord = (word: string): SQL =>
  sql`${employees.searchWords} like ${`% ${word.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`}`;
