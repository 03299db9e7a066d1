import 'server-only';

/** Writes an answer as JSON (UTF-8) between what comes before it and after it. */
export type WriteJson = (before: Uint8Array, after: Uint8Array) => Uint8Array<ArrayBuffer>;

const WRITE = Symbol('how this answer is written as JSON');

type Written = { [WRITE]?: WriteJson };

/**
 * Says how an answer is written, for one so large that its parts are kept as bytes already. `write` must
 * give what `JSON.stringify` would say of it; it is called only when the answer goes over the wire. The answer carries
 * it where nobody looks: in a WeakMap it would keep the answer alive until the next full collection of garbage.
 */
export const writtenBy = <Answer extends object>(answer: Answer, write: WriteJson): Answer =>
  Object.defineProperty(answer, WRITE, { value: write });

/** How an answer writes itself; undefined where `JSON.stringify` does. */
export const writerOf = (data: unknown): WriteJson | undefined =>
  typeof data === 'object' && data !== null ? (data as Written)[WRITE] : undefined;
