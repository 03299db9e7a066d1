import { useState } from 'react';
import { useSession } from '#features/session/client/session.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { questionForm } from '../contract.ts';
import { ASSISTANT_LIMITS } from '../rules/limits.ts';
import { askAssistant } from './ask.ts';
import { type Entry, keepConversation, readConversation } from './conversation.ts';

export type Conversation = {
  entries: readonly Entry[];
  /** Asks, and adds the answer. Gives what is wrong by field; nothing when it is answered. */
  ask: (question: string) => Promise<FieldErrors>;
  /** Notes what became of the proposal of an entry. */
  settle: (id: string, outcome: string) => void;
  clear: () => void;
};

/** The conversation of this tab with whoever is signed in; it begins anew with another person. */
export function useConversation(): Conversation {
  const userId = useSession(({ userID }) => userID);
  const [kept, setKept] = useState(() => ({ userId, entries: readConversation(userId) }));
  const belongs = kept.userId === userId || kept.userId === null;
  const entries = belongs ? kept.entries : [];
  const change = (next: readonly Entry[]) => {
    keepConversation(userId, next);
    setKept({ userId, entries: [...next] });
  };
  const ask = (question: string) =>
    checkAndSend(questionForm, { question, turns: turnsOf(entries) }, async (body) => {
      const reply = await askAssistant(body);
      change([...entries, { id: randomId(), question: body.question, reply, outcome: null }]);
    });
  return {
    entries,
    ask,
    settle: (id, outcome) => change(entries.map((one) => (one.id === id ? { ...one, outcome } : one))),
    clear: () => change([]),
  };
}

const turnsOf = (entries: readonly Entry[]) =>
  entries.slice(-ASSISTANT_LIMITS.turns).map(({ reply: { about } }) => about);
