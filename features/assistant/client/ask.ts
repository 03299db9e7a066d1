import { sessionOnceKnown } from '#features/session/client/session-once-known.ts';
import { callOperation } from '#lib/client/call-operation.ts';
import type { BodyOf } from '#lib/shared/define-operation.ts';
import type * as contract from '../contract.ts';
import type { Reply } from '../contract.ts';
import { ask, askSignedIn } from './calls.ts';

/** Longer than a call of a language model may take on the server. */
const TIMEOUT_MS = 30_000;

/** Asks as whoever is signed in in this tab. Throws ApiFailure. */
export async function askAssistant(body: BodyOf<typeof contract.ask>): Promise<Reply> {
  const { status } = await sessionOnceKnown();
  const input = { body, timeoutMs: TIMEOUT_MS };
  return status === 'in' ? callOperation(askSignedIn, input) : callOperation(ask, input);
}
