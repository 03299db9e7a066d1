import { pageNonce } from './page-nonce.ts';

/** What a page tells search engines: JSON-LD, as the `structuredData` of a feature's rules writes it. */
export async function StructuredData({ children }: { children: string }) {
  return (
    <script type="application/ld+json" nonce={await pageNonce()} suppressHydrationWarning>
      {children}
    </script>
  );
}
