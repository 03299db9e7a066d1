import { afterEach, describe, expect, it, vi } from 'vitest';
import { returnPath } from './return-path.ts';

const SHOP = 'https://stays.example/api/payments/callback';

describe('the way back from the embedded checkout', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['https://stays.example', '/api/payments/callback?from=card'],
    ['https://stays.example/', '/api/payments/callback?from=card'],
    ['http://stays.example', `${SHOP}?from=card`],
    ['https://other.example', `${SHOP}?from=card`],
    ['', `${SHOP}?from=card`],
  ])('[7.20] with the shop at %j it is %s', (publicUrl, expected) => {
    vi.stubEnv('PUBLIC_URL', publicUrl);
    expect(returnPath(`${SHOP}?from=card`)).toBe(expected);
  });
});
