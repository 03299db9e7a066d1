import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { HydrationMarker } from '#components/feedback/hydration-marker.tsx';
import { RouteProgress } from '#components/feedback/route-progress.tsx';
import { ToasterHost } from '#components/feedback/toaster-host.tsx';
import { SkipLink } from '#components/layout/skip-link.tsx';
import { FONT, fontFaces } from '#lib/server/font-faces.ts';
import { themeScript } from '#lib/server/page-scripts.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from './shared-as.ts';
import './globals.css';

const DESCRIPTION =
  'Hotels across India and beyond, booked calmly. The first price you see is the total you pay, taxes and fees included.';

/** Read on each request: the address that people see is known when the product runs, not when it is built. */
export function generateMetadata(): Metadata {
  return {
    metadataBase: siteUrl(),
    title: { default: `${PRODUCT.name}: stays at the whole price`, template: `%s · ${PRODUCT.name}` },
    description: DESCRIPTION,
    applicationName: PRODUCT.name,
    formatDetection: { telephone: false, email: false, address: false },
    ...sharedAs({ description: DESCRIPTION, card: serverRoutes.card('home', PRODUCT.id) }),
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf9f6' },
    { media: '(prefers-color-scheme: dark)', color: '#0a1319' },
  ],
};

/** What every page stands on: the theme, the font, the way past the header, the bar between pages, the messages. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  preload(FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const nonce = nonceOf((await headers()).get('content-security-policy'));
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        {/* Here and not in `viewport`, which is written anew on each way: the browser would style the whole page twice. */}
        <meta name="color-scheme" content="light dark" />
        <style href="faces" precedence="faces">
          {fontFaces}
        </style>
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
      </head>
      <body>
        <SkipLink />
        {await withMocks(children)}
        <RouteProgress />
        <ToasterHost />
        <HydrationMarker />
      </body>
    </html>
  );
}

/** Under `npm run dev:mock` a page wakes up when the mock API answers; every other mode builds nothing of it. */
async function withMocks(page: ReactNode): Promise<ReactNode> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_MOCK) {
    const { MockApi } = await import('#mocks/mock-api.tsx');
    return <MockApi>{page}</MockApi>;
  }
  return page;
}

/** The nonce of this request's policy (docs/adr/0005). Reading it here renders every page on request. */
const nonceOf = (policy: string | null): string | undefined => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
