import 'server-only';

const WRITE = Symbol('how this answer is written as JSON');

type Written = { [WRITE]?: () => Uint8Array };

/**
 * Says how an answer is written as JSON (UTF-8), for one so large that its parts are kept as bytes already. `write` must
 * give what `JSON.stringify` would say of it; it is called only when the answer goes over the wire. The answer carries
 * it where nobody looks: in a WeakMap it would keep the answer alive until the next full collection of garbage.
 */
export const writtenBy = <Answer extends object>(answer: Answer, write: () => Uint8Array): Answer => Object.defineProperty(answer, WRITE, { value: write });

/** An answer as JSON: text, or the bytes it writes itself. */
export const jsonOf = (data: unknown): string | Uint8Array | undefined => (typeof data === 'object' && data !== null ? (data as Written)[WRITE]?.() : undefined) ?? JSON.stringify(data);
