import 'server-only';
import { createECDH } from 'node:crypto';
import { ENVIRONMENTS } from '#lib/server/environments.ts';
import { env } from '#lib/server/env.ts';
import { senderOf } from '#lib/server/mail/sender.ts';
import { secret } from '#lib/server/secrets.ts';

/** The key pair that push messages are signed with (RFC 8292), in base64url, and whom a push service may write to. */
export type VapidKey = { publicKey: string; privateKey: string; subject: string };

/** The configured key; null where this environment has none, and sends no push messages. */
export function vapidKey(): VapidKey | null {
  const { SARAI_ENV, VAPID_PRIVATE_KEY, SUPPORT_EMAIL, MAIL_FROM } = env();
  if (!VAPID_PRIVATE_KEY && ENVIRONMENTS[SARAI_ENV].generatedSecrets === 'never') return null;
  const privateKey = secret('VAPID_PRIVATE_KEY');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const contact = SUPPORT_EMAIL ?? senderOf(MAIL_FROM)?.email ?? 'post@localhost';
  return { privateKey, publicKey: curve.getPublicKey('base64url'), subject: `mailto:${contact}` };
}
