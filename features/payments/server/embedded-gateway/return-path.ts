import 'server-only';

/**
 * Where the payer's browser returns to. This gateway shares the shop's origin, which may have several host names
 * (localhost, 127.0.0.1, the machine's own), and sessions are stored per name. So a callback to our own origin becomes
 * a path; others are unchanged.
 */
export function returnPath(callbackUrl: string): string {
  const { origin, pathname, search } = new URL(callbackUrl);
  const own = process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).origin : null;
  return origin === own ? pathname + search : callbackUrl;
}
