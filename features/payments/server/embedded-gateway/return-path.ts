import 'server-only';

/**
 * Where the payer's browser goes back to. This gateway stands on the shop's own origin, and people reach that by more
 * than one name (localhost, 127.0.0.1, the machine's own); their session lives under the name they came by. So the way
 * back to our own address is a path; a callback elsewhere is left as it is.
 */
export function returnPath(callbackUrl: string): string {
  const { origin, pathname, search } = new URL(callbackUrl);
  const own = process.env.PUBLIC_URL ? new URL(process.env.PUBLIC_URL).origin : null;
  return origin === own ? pathname + search : callbackUrl;
}
