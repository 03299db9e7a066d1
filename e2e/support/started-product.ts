import { rmSync } from 'node:fs';
import { aSarai } from '../../tests/support/whole-process.ts';
import { test as base } from './test.ts';

/** The environment of a product, what the tests need to know of it, and what is closed after it. */
type Configured<Beside> = { variables: Record<string, string>; beside: Beside; close?: () => Promise<unknown> };

/**
 * Tests against a product of their own, for what the product of the other tests is not configured for. It starts once,
 * with an empty database in `.cache/e2e-<name>-data`; all tests of the file run in its one worker, one after another.
 *
 * @param name of its data folder; no two files share one
 * @param configure gives the environment, and what the fixture `beside` holds: the stand-in of a service, say
 */
export function testOfOwnProduct<Beside>(
  name: string,
  configure: () => Configured<Beside> | Promise<Configured<Beside>>,
) {
  const test = base.extend<object, { product: { base: string; beside: Beside }; beside: Beside }>({
    product: [
      // Playwright reads which fixtures are used from a destructured parameter
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const DATA_DIR = `.cache/e2e-${name}-data`;
        rmSync(DATA_DIR, { recursive: true, force: true });
        const { variables, beside, close } = await configure();
        const sarai = await aSarai({ DATA_DIR, RATE_LIMIT_FACTOR: '100', ...variables });
        await sarai.ready();
        await use({ base: sarai.base, beside });
        sarai.kill('SIGTERM');
        await sarai.ended;
        await close?.();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    beside: [async ({ product }, use) => use(product.beside), { scope: 'worker' }],
    baseURL: async ({ product }, use) => use(product.base),
  });
  test.describe.configure({ mode: 'serial' });
  return test;
}
