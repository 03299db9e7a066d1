import 'server-only';
import { PRODUCT } from '#lib/shared/product.ts';

/**
 * The sender of a MAIL_FROM such as "Sarai <post@sarai.example>" or a bare address. Null when it contains no address.
 */
export function senderOf(mailFrom: string): { name: string; email: string } | null {
  const [before = '', after] = mailFrom.split('<');
  const address = (after?.split('>')[0] ?? before).trim();
  const [user, host, more] = address.split('@');
  const email = user && host && more === undefined && !/[\s,;:"]/.test(address) ? address : null;
  const name = after === undefined ? '' : before.replaceAll('"', '').trim();
  return email ? { name: name || PRODUCT.name, email } : null;
}
