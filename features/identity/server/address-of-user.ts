import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { Language } from '#lib/server/language.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { users } from './tables.ts';

/** Where emails to a person go, how they are addressed, and in which language. Null: they chose none. */
type AddressOfUser = { email: string; firstName: string; language: Language | null };

/** The address of an open account; undefined once it is closed. */
export async function addressOfUser(db: Db, userId: string): Promise<AddressOfUser | undefined> {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return user;
}

/** The language that a traveller chose; null where they chose none, or the account is closed. */
export const languageOf = async (db: Db, userId: string): Promise<Language | null> =>
  (await addressOfUser(db, userId))?.language ?? null;

/** The languages of several travellers, by their ids; those who chose none are left out. */
export async function languagesOf(db: Db, userIds: readonly string[]): Promise<Map<string, Language>> {
  if (!userIds.length) return new Map();
  const found = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)));
  return new Map(found.flatMap(({ id, language }) => (language ? [[id, language] as const] : [])));
}

/** The language of the traveller's account of this address; null where there is none, or it chose none. */
export async function languageOfAddress(db: Db, email: string): Promise<Language | null> {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.userType, PRODUCT.id), eq(users.email, email), isNull(users.deletedAt)));
  return user?.language ?? null;
}

/** Where emails to several people go, by their ids; closed accounts are left out. */
export async function addressesOfUsers(db: Db, userIds: readonly string[]): Promise<Map<string, AddressOfUser>> {
  if (!userIds.length) return new Map();
  const found = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNull(users.deletedAt)));
  return new Map(found.map(({ id, ...address }) => [id, address]));
}

/** Ids of the travellers' accounts of these email addresses, by address; closed ones are left out. Each has proved it. */
export async function travellersOfAddresses(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  if (!emails.length) return new Map();
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.userType, PRODUCT.id), inArray(users.email, [...emails]), isNull(users.deletedAt)));
  return new Map(found.map(({ id, email }) => [email, id]));
}

/** Ids of the accounts of an email address, a traveller's and an employee's, closed ones left out. */
export async function accountsOfAddress(db: Db, email: string): Promise<string[]> {
  const types = [PRODUCT.id, 'corporate'] as const;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.userType, [...types]), eq(users.email, email), isNull(users.deletedAt)));
  return found.map(({ id }) => id);
}
