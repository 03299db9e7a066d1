import 'server-only';

const PORTS = { 'stomp:': 61613, 'stomps:': 61614 } as const;

/**
 * Where a broker listens, and the headers that sign in. `url`: `stomp://user:password@host:port/virtual-host`, or
 * `stomps://` for TLS; without a port, RabbitMQ's. The virtual host is `/` when the path is empty.
 */
export function brokerAddress(url: string): {
  socket: { host: string; port: number; tls: boolean };
  login: { login: string; passcode: string; host: string };
} {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    socket: {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || PORTS[protocol as keyof typeof PORTS],
      tls: protocol === 'stomps:',
    },
    login: {
      login: decodeURIComponent(username),
      passcode: decodeURIComponent(password),
      host: decodeURIComponent(pathname.slice(1)) || '/',
    },
  };
}
