import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * The unit that limits by address count: an IPv4 address, or the /64 of an IPv6 one, which one household or machine has
 * as a whole (RFC 6177). An IPv4 address written as IPv6, mapped (RFC 4291, 2.5.5.2) or translated (RFC 6052), counts
 * as that IPv4 address: their common /64 would be the whole internet.
 */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const prefix = groups.slice(0, 6).join(':');
  if (prefix === '0:0:0:0:0:ffff' || prefix === '64:ff9b:0:0:0:0') return ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, in lower case without leading zeros; a dotted end is two of them. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address
    .toLowerCase()
    .replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) =>
      [pair(bytes[0], bytes[1]), pair(bytes[2], bytes[3])].join(':'),
    )
    .split('::');
  const [before, after] = [head, tail ?? ''].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

const pair = (high = '0', low = '0'): string => (Number(high) * 256 + Number(low)).toString(16);

const ipv4Of = (groups: string[]): string =>
  groups.flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
