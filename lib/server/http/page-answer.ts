import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Known to the whole process: pages are bundled apart from the server that has them rendered (ADR 2). */
const ANSWERS = Symbol.for('sarai.page-answers');
const shared = globalThis as { [ANSWERS]?: AsyncLocalStorage<ServerResponse> };
const answers = (shared[ANSWERS] ??= new AsyncLocalStorage());

/** Has a page rendered by `render`, which may say what becomes of its answer. */
export const renderInto = (response: ServerResponse, render: () => void): void => answers.run(response, render);

/**
 * Answers 404 with the elements that the page gives. Next's own `notFound()` gives the status too, but sends a document
 * without elements: nothing is there to see before its scripts have run, and nothing ever without them.
 */
export function answerNotFound(): void {
  const response = answers.getStore();
  if (response && !response.headersSent) response.statusCode = 404;
}
