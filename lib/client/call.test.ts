import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { Call } from './call.ts';

const files = globSync('features/*/client/calls.ts').sort();

/** `client/calls.ts` names its calls as the contract beside it does. */
describe.each(files)('%s', async (file) => {
  const calls = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, Call>;
  const contract = (await import(
    /* @vite-ignore */ `../../${file.replace('client/calls.ts', 'contract.ts')}`
  )) as Record<string, AnyOperation>;

  it.each(Object.keys(calls))('%s is the contract’s', (name) => {
    const { method, path, caller } = contract[name] ?? {};
    expect(calls[name]).toEqual({ method, path, caller });
  });
});

it('finds the calls of identity', () => expect(files).toContain('features/identity/client/calls.ts'));
