import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#lib/server/env.ts';
import { operator } from '#lib/server/operator.ts';
import { resetEnvironment } from '../../../../tests/support/environment.ts';
import { helpContacts } from './help-contacts.ts';

const SAMPLE = '+91 11 0000 0000';

function start(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  resetEnvironment();
}

describe('[7.20] the telephone of customer care', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    resetEnvironment();
  });

  it('is a sample that nobody can have in a demo, with its hours, also on vouchers', () => {
    start({ SARAI_ENV: 'local', DATABASE_URL: '', SUPPORT_PHONE: '' });
    expect(operator()).toMatchObject({ phone: SAMPLE, hours: 'every day, 08:00–22:00 IST', samplePhone: true });
    expect(helpContacts()[0]).toBe(`${SAMPLE} (every day, 08:00–22:00 IST)`);
  });

  it.each([{ DEMO: 'no' }, { DATABASE_URL: 'postgres://db/sarai' }, { SARAI_ENV: 'dev' }])(
    'is printed nowhere without demo data where it is not configured: %j',
    (variables) => {
      vi.stubGlobal('saraiEnv', { ...readEnv({ SARAI_ENV: 'local', SUPPORT_HOURS: 'daily' }), ...variables });
      expect(operator()).toMatchObject({ phone: null, hours: null, samplePhone: false });
      expect(helpContacts().join()).not.toMatch(/\+91|daily/);
    },
  );

  it('is the configured one wherever there is one', () => {
    start({ SARAI_ENV: 'local', DATABASE_URL: '', SUPPORT_PHONE: '+44 1632 960999', SUPPORT_HOURS: 'daily' });
    expect(operator()).toMatchObject({ phone: '+44 1632 960999', hours: 'daily', samplePhone: false });
    expect(helpContacts()[0]).toBe('+44 1632 960999 (daily)');
    start({ SUPPORT_HOURS: '' });
    expect(helpContacts()[0]).toBe('+44 1632 960999');
  });
});
