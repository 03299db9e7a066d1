import 'server-only';

/** Answers that know their own JSON: by the object itself, so that nobody else has to know. */
const writers = new WeakMap<object, () => Uint8Array>();

/**
 * Says how an answer is written as JSON (UTF-8), for one so large that its parts are kept as bytes already. `write` must
 * give what `JSON.stringify` would say of it; it is called only when the answer goes over the wire.
 */
export function writtenBy<Answer extends object>(answer: Answer, write: () => Uint8Array): Answer {
  writers.set(answer, write);
  return answer;
}

/** An answer as JSON: text, or the bytes it writes itself. */
export const jsonOf = (data: unknown): string | Uint8Array | undefined => (typeof data === 'object' && data !== null ? writers.get(data)?.() : undefined) ?? JSON.stringify(data);
