import 'server-only';

/** Writes an answer as JSON (UTF-8) between a prefix and a suffix. */
export type WriteJson = (before: Uint8Array, after: Uint8Array) => Uint8Array<ArrayBuffer>;

const WRITE = Symbol('how this answer is written as JSON');

type Written = { [WRITE]?: WriteJson };

/**
 * Attaches a serialiser to an answer so large that its parts are stored as bytes already. `write` must produce what
 * `JSON.stringify` would; it is called only when the answer is sent over HTTP. It is stored in a hidden property: a
 * WeakMap would keep the answer alive until the next full garbage collection.
 */
export const writtenBy = <Answer extends object>(answer: Answer, write: WriteJson): Answer =>
  Object.defineProperty(answer, WRITE, { value: write });

/** The attached serialiser of an answer; undefined when `JSON.stringify` applies. */
export const writerOf = (data: unknown): WriteJson | undefined =>
  typeof data === 'object' && data !== null ? (data as Written)[WRITE] : undefined;
