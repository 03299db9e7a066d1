import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const missing = ['openssl', 'unzip'].filter((tool) => spawnSync(tool, ['-v']).error);

/** True where passes cannot be looked into: the tools are missing and this is no CI, which must have them. */
export const noPassTools = missing.length > 0 && !process.env.CI;
if (noPassTools) console.warn(`Tests that open wallet passes are skipped: ${missing.join(' and ')} not found.`);

const PASS_TYPE = 'pass.example.sarai.trips';
const TEAM = 'SARAI12345';

const inFolder = <T>(work: (folder: string, run: (tool: string, ...args: string[]) => Buffer) => T): T => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wallet-'));
  try {
    return work(folder, (tool, ...args) => execFileSync(tool, args, { cwd: folder, stdio: 'pipe' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * An authority and a pass type certificate of it with its key, as openssl makes them, in the variables that the server reads;
 * and Google's account with its public key. `days`: how long the certificate lasts.
 */
export function walletKeys({ passType = PASS_TYPE, team = TEAM, days = 3650 } = {}) {
  const apple = inFolder((folder, run) => {
    const rsa = ['-newkey', 'rsa:2048', '-nodes'];
    run('openssl', 'req', '-x509', ...rsa, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '3650', '-subj', '/CN=Authority of the tests'); // prettier-ignore
    run('openssl', 'req', ...rsa, '-keyout', 'own.key', '-out', 'own.csr', '-subj', `/UID=${passType}/CN=Pass Type ID: ${passType}/OU=${team}/O=Sarai`); // prettier-ignore
    run('openssl', 'x509', '-req', '-in', 'own.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-out', 'own.pem', '-days', String(days)); // prettier-ignore
    const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    return { authority: text('ca.pem'), certificate: text('own.pem'), key: text('own.key') };
  });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = {
    type: 'service_account',
    private_key_id: 'a-wallet-key',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: 'passes@sarai-tests.iam.gserviceaccount.com',
  };
  return {
    apple,
    google: { publicKey, email: account.client_email, issuerId: '3388000000012345678' },
    variables: {
      APPLE_PASS_TYPE_ID: PASS_TYPE,
      APPLE_TEAM_ID: TEAM,
      APPLE_PASS_CERTIFICATE: apple.certificate,
      APPLE_PASS_KEY: apple.key,
      APPLE_WWDR_CERTIFICATE: apple.authority,
      GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
      GOOGLE_WALLET_SERVICE_ACCOUNT: JSON.stringify(account),
    },
  };
}

/** The files of a pass, as Info-ZIP reads them. Throws where the archive is unsound. */
export const filesOfPass = (pass: Uint8Array): Record<string, Buffer> =>
  inFolder((folder, run) => {
    writeFileSync(path.join(folder, 'pass.zip'), pass);
    run('unzip', '-tq', 'pass.zip');
    const names = run('unzip', '-Z1', 'pass.zip').toString().trim().split('\n');
    return Object.fromEntries(names.map((name) => [name, run('unzip', '-p', 'pass.zip', name)]));
  });

/** What openssl says of a detached signature by a certificate of this authority. Throws where it does not hold. */
export const checkSignature = (content: Buffer, signature: Buffer, authority: string): void =>
  inFolder((folder, run) => {
    for (const [name, bytes] of Object.entries({ content, signature, authority }))
      writeFileSync(path.join(folder, name), bytes);
    run('openssl', 'cms', '-verify', '-binary', '-inform', 'DER', '-in', 'signature', '-content', 'content', '-CAfile', 'authority', '-purpose', 'any', '-out', 'out'); // prettier-ignore
  });
