import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetEnvironment } from '#tests/support/environment.ts';
import { noPassTools, walletKeys } from '#tests/support/wallet-keys.ts';
import { appleSigner, isCurrentSigner } from './apple-settings.ts';
import { googleIssuer } from './google-settings.ts';

const keys = noPassTools ? null : walletKeys({ days: 365 });
const otherKeys = noPassTools ? null : walletKeys();

const configure = (variables: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ SARAI_ENV: 'local', ...keys?.variables, ...variables }))
    vi.stubEnv(name, value);
  resetEnvironment();
};

describe.skipIf(noPassTools)('the keys of wallet passes', () => {
  beforeEach(() => configure());
  afterEach(() => {
    vi.unstubAllEnvs();
    resetEnvironment();
  });

  it('are read once, and none where none are configured', () => {
    expect(appleSigner()).toMatchObject({ passTypeId: 'pass.example.sarai.trips', teamId: 'SARAI12345' });
    expect(appleSigner()).toBe(appleSigner());
    expect(googleIssuer()).toMatchObject({ issuerId: keys!.google.issuerId });
    configure(Object.fromEntries(Object.keys(keys!.variables).map((name) => [name, ''])));
    expect([appleSigner(), googleIssuer()]).toEqual([null, null]);
  });

  it('sign no pass after the end of their certificate', () => {
    const signer = appleSigner()!;
    // The certificate's own dates: openssl wrote them by its own clock, which `verify:days` leaves alone.
    const [start, end] = [signer.certificate.validFrom, signer.certificate.validTo].map((date) => Date.parse(date));
    const moments = [start! - 86_400_000, start!, end! - 1, end!].map((moment) => new Date(moment));
    expect(moments.map((moment) => isCurrentSigner(signer, moment))).toEqual([false, true, true, false]);
  });

  it.each<[string, () => Record<string, string>, string]>([
    [
      'a file that is not there',
      () => ({ APPLE_PASS_KEY: '/nowhere/key.pem' }),
      'APPLE_PASS_KEY cannot be read (ENOENT)',
    ],
    [
      'a certificate that is none',
      () => ({ APPLE_PASS_CERTIFICATE: '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n' }),
      'APPLE_PASS_CERTIFICATE cannot be read',
    ],
    ['another pass type', () => ({ APPLE_PASS_TYPE_ID: 'pass.example.other' }), 'is not of APPLE_PASS_TYPE_ID'],
    ['another team', () => ({ APPLE_TEAM_ID: 'OTHER12345' }), 'is not of APPLE_TEAM_ID'],
    ['the key of another', () => ({ APPLE_PASS_KEY: otherKeys!.apple.key }), 'APPLE_PASS_KEY is not the key of'],
    [
      'the issuer of another',
      () => ({ APPLE_WWDR_CERTIFICATE: otherKeys!.apple.authority }),
      'APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE',
    ],
  ])('of Apple with %s stop the start by the name of the variable', (_, variables, problem) => {
    configure(variables());
    expect(appleSigner).toThrow(problem);
    expect(appleSigner).not.toThrow(/BEGIN|MII/);
  });

  it('of Google that are no service account stop the start by the name of the variable', () => {
    configure({ GOOGLE_WALLET_SERVICE_ACCOUNT: '{"type": "service_account"}' });
    expect(googleIssuer).toThrow('GOOGLE_WALLET_SERVICE_ACCOUNT is no service account (client_email, private_key_id');
  });
});
