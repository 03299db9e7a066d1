import 'server-only';
import type { ServerResponse } from 'node:http';

type Methods = 'write' | 'end' | 'writeHead' | 'flushHeaders';

/**
 * Replaces methods of a response. A function literal assigned to a property (`response.end = () => …`) is allocated in
 * V8's old generation, where it keeps its response and all that it refers to until the next full garbage collection;
 * those of an object literal are not.
 */
export const replaceMethods = (
  response: ServerResponse,
  methods: Partial<Record<Methods, (...args: never[]) => unknown>>,
): ServerResponse => Object.assign(response, methods);
