import 'server-only';

/** Answers that know their own JSON: by the object itself, so that nobody else has to know. */
const texts = new WeakMap<object, () => string>();

/**
 * Says how an answer is written as JSON, for one so large that its parts are kept as text already. `write` must give
 * what `JSON.stringify` would say of it; it is called only when the answer goes over the wire.
 */
export function writtenBy<Answer extends object>(answer: Answer, write: () => string): Answer {
  texts.set(answer, write);
  return answer;
}

/** An answer as JSON. */
export const jsonOf = (data: unknown): string | undefined => (typeof data === 'object' && data !== null ? texts.get(data)?.() : undefined) ?? JSON.stringify(data);
