/** "help@sarai.example" with a token gives "help+<token>@sarai.example" (subaddressing, RFC 5233). */
export function replyAddress(base: string, token: string): string {
  const at = base.lastIndexOf('@');
  return `${base.slice(0, at)}+${token}${base.slice(at)}`;
}

/** Addresses of one email that are looked at. */
const MOST_ADDRESSES = 50;

/** The token of the first address among these that `replyAddress` made from the same base; null without one. */
export function replyTokenIn(base: string, addresses: readonly string[]): string | null {
  const at = base.lastIndexOf('@');
  const [start, end] = [`${base.slice(0, at)}+`.toLowerCase(), base.slice(at).toLowerCase()];
  for (const address of addresses.slice(0, MOST_ADDRESSES).map((one) => one.toLowerCase())) {
    if (!address.startsWith(start) || !address.endsWith(end)) continue;
    const token = address.slice(start.length, -end.length);
    if (/^[0-9a-f]{32}$/.test(token)) return token;
  }
  return null;
}
