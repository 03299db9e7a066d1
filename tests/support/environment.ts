import { afterAll, beforeAll, vi } from 'vitest';

/** The next `env()` reads the environment anew. */
export const resetEnvironment = (): void => void ((globalThis as { saraiEnv?: unknown }).saraiEnv = undefined);

/** Runs this file's tests with these variables set. Call before anything that reads the environment. */
export function useEnvironment(variables: Record<string, string>): void {
  beforeAll(() => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    resetEnvironment();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    resetEnvironment();
  });
}
