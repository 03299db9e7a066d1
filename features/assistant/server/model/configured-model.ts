import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { env } from '#lib/server/env.ts';
import type { LanguageModel } from '#lib/server/ports/language-model.ts';
import { chatCompletions } from './chat-completions.ts';

/** After so many failures in a row the model is not asked for a while. */
const FAILURES = 3;
const PAUSE_MS = 60_000;

const recent = { failures: 0, pausedUntil: 0 };

/** The configured language model; null where none is configured. */
export function configuredModel(): LanguageModel | null {
  const { ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: model, ASSISTANT_MODEL_KEY: key } = env();
  return url && model ? chatCompletions({ url, model, ...(key ? { key } : {}) }) : null;
}

/** Whether a model is configured here. */
export const usesModel = (): boolean => Boolean(env().ASSISTANT_MODEL_URL);

/** Whether the model failed so often that this process does not ask it now. */
export const isPaused = (): boolean => clock.now().getTime() < recent.pausedUntil;

/** Notes how an attempt ended. */
export function noteOutcome(succeeded: boolean): void {
  recent.failures = succeeded ? 0 : recent.failures + 1;
  if (recent.failures < FAILURES) return;
  recent.failures = 0;
  recent.pausedUntil = clock.now().getTime() + PAUSE_MS;
}

/** Resets the count of failures. For tests. */
export const resetFailures = (): void => void Object.assign(recent, { failures: 0, pausedUntil: 0 });
