import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnv } from '#lib/server/env.ts';
import { envSchema } from '#lib/server/env-schema.ts';

const example = readFileSync('.env.example', 'utf8');
const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);

describe('configuration', () => {
  test('[9.10] .env.example names exactly the variables that the schema reads', () => {
    expect([...named].sort()).toEqual(Object.keys(envSchema.shape).sort());
  });

  test('[9.10] every variable in .env.example has its effect and default on the line above', () => {
    for (const name of named) expect(example, name).toMatch(new RegExp(`^# .{20,}\\n${name}=`, 'm'));
  });

  test('[9.10] the defaults in .env.example are those of the schema', () => {
    const given: Record<string, string | undefined> = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2]] as const),
    );
    expect(given.SARAI_ENV).toBe(''); // said by nobody: npm start or prod
    expect(readEnv({ ...given, SARAI_ENV: 'local' })).toEqual(readEnv({ SARAI_ENV: 'local' }));
  });

  test('[9.10] docs/operations.md says of each variable what .env.example says', () => {
    const words = (text: string) => text.replaceAll('`', '');
    const rows = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \| (.*) \| (.*) \|$/gm)].map(
      ([, name, fallback = '', effect]) => [
        name,
        words(
          `${effect ?? ''} ${fallback.startsWith('locally ') ? 'Local default' : 'Default'}: ${fallback.replace('locally ', '')}`,
        ),
      ],
    );
    expect(rows).toEqual([...example.matchAll(/^# (.+)\n([A-Z_]+)=/gm)].map(([, effect, name]) => [name, effect]));
  });

  test.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ SARAI_ENV: 'production' }, /SARAI_ENV/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with postgres/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET needs at least 32/],
    [{ SARAI_ENV: 'prod' }, /SESSION_SECRET.*GATEWAY_KEY_SECRET.*PUBLIC_URL/],
    [{ SARAI_ENV: 'qa', CLOCK: '2026-01-01T00:00:00Z' }, /CLOCK may be set only/],
  ])('[9.10] a wrong value stops the start with one line: %o', (given, line) => {
    expect(() => readEnv(given)).toThrow(line);
    try {
      readEnv(given);
    } catch (error) {
      expect((error as Error).message).not.toContain('\n');
    }
  });
});
