import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { type Language, setLanguageCookie } from '#lib/server/language.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { chooseLanguage as operation } from '../contract.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.repo.ts';

/** Stores what a signed-in traveller chose at /language: the language of their emails and push messages. */
export const chooseLanguage: UseCase<typeof operation> = async ({ db, body: { language }, caller }) => {
  await db.update(users).set({ language }).where(eq(users.id, caller.userId));
  return { language };
};

/**
 * A browser signs in to an account. What was chosen in the browser is what the account stores from now on; a browser in which
 * nothing was chosen takes the account's choice, by a cookie on the response.
 */
export async function agreeOnLanguage(
  db: Db,
  { id, language: stored }: Pick<UserRow, 'id' | 'language'>,
  request: RequestFacts,
): Promise<void> {
  const chosen = readerLanguage(request);
  if (chosen === null) return void (stored && storeInBrowser(stored, request));
  if (chosen !== stored) await db.update(users).set({ language: chosen }).where(eq(users.id, id));
}

/**
 * A browser comes back to an account, as of somebody who signed in before accounts stored a language: one that stores none takes
 * what was chosen in the browser.
 */
export async function adoptLanguage(db: Db, userId: string, request: RequestFacts): Promise<void> {
  const chosen = readerLanguage(request);
  if (chosen === null) return;
  const storesNone = and(eq(users.id, userId), isNull(users.language));
  await db.update(users).set({ language: chosen }).where(storesNone);
}

function storeInBrowser(language: Language, { answerHeaders }: RequestFacts): void {
  answerHeaders.append('set-cookie', setLanguageCookie(language, siteUrl().protocol === 'https:'));
}
