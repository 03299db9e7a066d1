/**
 * Runs work in English, in whatever language the document is: for what is stored here to be read on a page in English. The work
 * must be synchronous.
 */
export function inEnglish<Result>(work: () => Result): Result {
  const { translation } = globalThis;
  globalThis.translation = undefined;
  try {
    return work();
  } finally {
    globalThis.translation = translation;
  }
}
