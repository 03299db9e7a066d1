import 'server-only';

/**
 * Whether a network address is the machine's own: 127.0.0.0/8 or ::1 (RFC 1122, RFC 4291), also as IPv4-mapped IPv6.
 */
export const isLoopbackAddress = (address: string): boolean =>
  /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address) || address === '::1';

/**
 * Whether a Host header or a host to listen on, with or without a port, is a loopback name. `localhost` by RFC 6761.
 */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.{1,45})\]$/, '$1');
  return name === 'localhost' || isLoopbackAddress(host === '::1' ? host : name);
}
