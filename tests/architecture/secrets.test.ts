import { describe, expect, it } from 'vitest';
import { found, sourceFiles } from '../support/source-files.ts';

const code = sourceFiles('{app,components,features,lib,posters,start}/**/*.{ts,tsx}');
/** The manifest of a pass for Apple Wallet is made of SHA-1 by its format; what is signed of it is its SHA-256. */
const OF_A_FORMAT = 'features/documents/server/wallet/apple-pass.ts';

describe('cryptography', () => {
  it('uses SHA-256 and nothing weaker', () => {
    const hashes = found(
      code.filter(({ path }) => path !== OF_A_FORMAT),
      /createH(?:ash|mac)\('[\w-]+'/,
    ).map((line) => line.split("('")[1]);
    expect(hashes.length).toBeGreaterThan(5);
    expect([...new Set(hashes)]).toEqual(["sha256'"]);
  });

  it('draws secrets from the system’s generator: Math.random is nowhere', () => {
    expect(found(code, /Math\.random\(/)).toEqual([]);
  });

  it('draws each secret with 128 bits or more', () => {
    const bytes = found(
      sourceFiles('{features/*/server,lib/server}/**/*.ts'),
      /randomBytes\(\d+\)\.toString\('base64/,
    ).map((line) => Number(/randomBytes\((\d+)\)/.exec(line)?.[1]));
    expect(bytes.length).toBeGreaterThan(3);
    expect(Math.min(...bytes)).toBeGreaterThanOrEqual(16);
  });

  it('never switches off the check of a server’s certificate', () => {
    expect(found(code, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
  });
});
