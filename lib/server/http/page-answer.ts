import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Shared by the whole process: pages are bundled apart from the server that renders them (ADR 2). */
const ANSWERS = Symbol.for('sarai.page-answers');
const shared = globalThis as { [ANSWERS]?: AsyncLocalStorage<ServerResponse> };
const answers = (shared[ANSWERS] ??= new AsyncLocalStorage());

/** Renders a page by `render`, which may set the status of its answer. */
export const renderInto = (response: ServerResponse, render: () => void): void => answers.run(response, render);

/**
 * Answers 404 with the given elements. Next's own `notFound()` sets the status too, but sends a document without
 * elements, which shows nothing before or without scripts.
 */
export function answerNotFound(): void {
  const response = answers.getStore();
  if (response && !response.headersSent) response.statusCode = 404;
}
