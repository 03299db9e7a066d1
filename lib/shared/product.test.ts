import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from './product.ts';

it('[9.14] the version marker is the specification’s, in code and package alike', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect([VERSION, version]).toEqual(['1.0.35', '1.0.35']);
});
