import 'server-only';
import { env } from '#lib/server/env.ts';

/** The longest endpoints known (Edge) have some 700 characters. */
const LONGEST_ENDPOINT = 1000;

/** Where push messages may go: hosts, with `*.` for any subdomain, and the origin of a stand-in on this machine. */
export type PushServices = { hosts: readonly string[]; standIn: string | null };

/** The configured push services (PUSH_HOSTS, PUSH_STAND_IN). */
export function pushServices(): PushServices {
  const { PUSH_HOSTS, PUSH_STAND_IN } = env();
  return { hosts: PUSH_HOSTS.split(' '), standIn: PUSH_STAND_IN ? new URL(PUSH_STAND_IN).origin : null };
}

/**
 * Whether an endpoint that a browser named is at a push service we know: https at its default port, without
 * credentials. An address in digits is none of the hosts.
 */
export function isAtPushService(endpoint: string, { hosts, standIn }: PushServices): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username || password) return false;
  if (standIn !== null && origin === standIn) return true;
  if (protocol !== 'https:' || port) return false;
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
