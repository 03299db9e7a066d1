import { expect, it } from 'vitest';
import * as currencies from '#features/currencies/contract.ts';
import { ask } from './ask.ts';

/** Exchange rates. Registers its test. */
export function currenciesAnswer(): void {
  it('exchange rates: sample ones, said to be so', async () => {
    const known = await ask(currencies.rates);
    expect(known?.source).toBe('sample');
    expect(known?.rates.map(({ currency }) => currency)).toContain('USD');
  });
}
