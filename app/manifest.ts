import type { MetadataRoute } from 'next';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';

/** What a phone needs to keep the product on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: routes.landing(),
    name: PRODUCT.name,
    short_name: PRODUCT.name,
    description: 'Stays at the whole price, booked calmly.',
    start_url: routes.landing(),
    display: 'standalone',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    lang: 'en-IN',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
}
