import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 one, which one household or machine has whole
 * (RFC 6177) and could otherwise walk through.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
