import * as z from 'zod';
import { DRAFT_PREFIX, parsed, tab } from '#lib/client/browser-storage.ts';
import { reply } from '../contract.ts';

/** A question with its answer, in the language that the page had, and what became of its proposal. */
const entry = z.object({
  id: z.string(),
  question: z.string(),
  reply,
  outcome: z.string().nullable(),
  locale: z.enum(['en-IN', 'hi-IN']).catch('en-IN'),
});
export type Entry = z.infer<typeof entry>;

const conversation = z.object({ userId: z.string().nullable(), entries: z.array(entry) });

/** Removed with the session (`DRAFT_PREFIX`); the conversation ends with the tab. */
const KEY = `${DRAFT_PREFIX}assistant`;
const MOST_ENTRIES = 20;

/** The conversation of this tab with this person. What was asked before signing in goes on after it. */
export function readConversation(userId: string | null): Entry[] {
  const kept = conversation.safeParse(parsed(tab.read(KEY)));
  if (!kept.success) return [];
  return kept.data.userId === null || kept.data.userId === userId ? kept.data.entries : [];
}

/** Keeps the latest entries for this tab. */
export function saveConversation(userId: string | null, entries: readonly Entry[]): void {
  if (entries.length) tab.write(KEY, JSON.stringify({ userId, entries: entries.slice(-MOST_ENTRIES) }));
  else tab.remove(KEY);
}
