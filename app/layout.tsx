import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { HydrationMarker } from '#components/feedback/hydration-marker.tsx';
import { RouteProgress } from '#components/feedback/route-progress.tsx';
import { ToasterHost } from '#components/feedback/toaster-host.tsx';
import { NotInHindi } from '#components/layout/not-in-hindi.tsx';
import { SkipLink } from '#components/layout/skip-link.tsx';
import { devanagariFaces, FONT, fontFaces } from '#lib/server/font-faces.ts';
import { reading } from '#lib/server/language.ts';
import { themeScript } from '#lib/server/page-scripts.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { locale, t } from '#lib/shared/texts.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { pageNonce } from './page-nonce.ts';
import { sharedAs } from './shared-as.ts';
import './globals.css';

/** Evaluated on each request: the public address is known at run time, not at build time. */
export function generateMetadata(): Metadata {
  const description = t(
    'Hotels across India and beyond, booked calmly. The first price you see is the total you pay, taxes and fees included.',
  );
  return {
    metadataBase: siteUrl(),
    title: {
      default: t('{product}: stays at the whole price', { product: PRODUCT.name }),
      template: `%s · ${PRODUCT.name}`,
    },
    description,
    applicationName: PRODUCT.name,
    formatDetection: { telephone: false, email: false, address: false },
    ...sharedAs({ description, card: serverRoutes.card('home', PRODUCT.id) }),
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

/** The root layout: theme, font, skip link, progress bar, toasts. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  preload(FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const nonce = await pageNonce();
  const { language, scripts } = reading();
  const isOther = scripts.length > 0;
  return (
    <html lang={locale()} data-language={isOther ? language : undefined} suppressHydrationWarning>
      <head>
        {/* Here and not in `viewport`, which Next writes again on each navigation: the browser would restyle the whole page. */}
        <meta name="color-scheme" content="light dark" />
        <style href="faces" precedence="faces">
          {language === 'hi' ? fontFaces + devanagariFaces : fontFaces}
        </style>
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
        {/* Not `async`: the page's own scripts must not run before them. They are kept in the browser's cache for good. */}
        {scripts.map((script) => (
          <script key={script} nonce={nonce} src={script} suppressHydrationWarning />
        ))}
      </head>
      <body>
        <SkipLink />
        {isOther && !globalThis.translation && <NotInHindi />}
        {await withMocks(children)}
        <RouteProgress />
        <ToasterHost />
        <HydrationMarker />
      </body>
    </html>
  );
}

/** Under `npm run dev:mock` a page hydrates when the mock API is ready; other modes do not include it. */
async function withMocks(page: ReactNode): Promise<ReactNode> {
  if (process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_MOCK) {
    const { MockApi } = await import('#mocks/mock-api.tsx');
    return <MockApi>{page}</MockApi>;
  }
  return page;
}
