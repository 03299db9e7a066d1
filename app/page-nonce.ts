import 'server-only';
import { headers } from 'next/headers';

/** The nonce of this request's policy (docs/adr/0005). Reading it makes every page dynamic. */
export async function pageNonce(): Promise<string | undefined> {
  return /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '')?.[1];
}
