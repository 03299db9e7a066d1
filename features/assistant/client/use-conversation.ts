import { useState } from 'react';
import { useSession } from '#features/session/client/session.ts';
import { checkAndSend } from '#lib/client/check-and-send.ts';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { questionForm, type Reply } from '../contract.ts';
import { ASSISTANT_LIMITS } from '../rules/limits.ts';
import { type Entry, saveConversation, readConversation } from './conversation.ts';
import { sessionOnceKnown } from '#features/session/client/session-once-known.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import { ask, askSignedIn } from './calls.ts';

const LOCALES = { en: 'en-IN', hi: 'hi-IN' } as const;
/** Longer than a call of a language model may take on the server. */
const TIMEOUT_MS = 30_000;

/** Asks as whoever is signed in in this tab. Throws ApiFailure. */
async function askAssistant(body: BodyOf<typeof contract.ask>): Promise<Reply> {
  const { status } = await sessionOnceKnown();
  const input = { body, timeoutMs: TIMEOUT_MS };
  return status === 'in' ? callOperation(askSignedIn, input) : callOperation(ask, input);
}

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
    saveConversation(userId, next);
    setKept({ userId, entries: [...next] });
  };
  const ask = (question: string) =>
    checkAndSend(
      questionForm,
      { question, turns: turnsOf(entries), language: globalThis.translation ? 'hi' : 'en' },
      async (body) => {
        const reply = await askAssistant(body);
        change([
          ...entries,
          { id: randomId(), question: body.question, reply, outcome: null, locale: LOCALES[body.language] },
        ]);
      },
    );
  return {
    entries,
    ask,
    settle: (id, outcome) => change(entries.map((one) => (one.id === id ? { ...one, outcome } : one))),
    clear: () => change([]),
  };
}

const turnsOf = (entries: readonly Entry[]) =>
  entries.slice(-ASSISTANT_LIMITS.turns).map(({ reply: { about } }) => about);
