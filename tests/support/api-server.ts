import { afterAll, beforeAll } from 'vitest';
import { callAt } from './call.ts';
import { serveApi } from './serve-api.ts';

export { call } from './call.ts';

let address = '127.0.0.1';

/** From which network address the next calls come, as the process that holds the socket would write it down. */
export const comeFrom = (from: string): void => void (address = from);

/**
 * Serves the API for this file's tests, in the process that holds the test's clock: what a test sends crosses a socket, is
 * parsed, authorised and run on the real database.
 */
export function useApiServer(): { base: () => string } {
  let base = '';
  let close: () => void;
  beforeAll(async () => {
    ({ base, close } = await serveApi(() => address));
    callAt(base);
    process.env.PUBLIC_URL = base;
  });
  afterAll(() => {
    close();
    comeFrom('127.0.0.1');
  });
  return { base: () => base };
}
