import type { MetadataRoute } from 'next';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';

/** The web app manifest: what a phone needs to install the app. Launchers that draw no SVG take the PNG. */
export default function manifest(): MetadataRoute.Manifest {
  const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }];
  return {
    id: routes.landing(),
    name: PRODUCT.name,
    short_name: PRODUCT.name,
    description: 'Stays, flights and holiday packages at the whole price, booked calmly.',
    start_url: routes.landing(),
    scope: routes.landing(),
    display: 'standalone',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    lang: 'en-IN',
    dir: 'ltr',
    categories: ['travel'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Search stays', short_name: 'Search', url: routes.landing(), icons },
      { name: 'My trips', url: routes.bookings(), icons },
    ],
  };
}
