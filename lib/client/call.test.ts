import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as identity from '#features/identity/contract.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';
import type { Call } from './call.ts';
import { refresh } from './refresh.ts';

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

it('[7.4] the refresh is the contract’s', () => {
  const { method, path, caller } = identity.refresh;
  expect(refresh).toEqual({ method, path, caller });
});
