import type { Metadata } from 'next';
import { PRODUCT } from '#lib/shared/product.ts';

type Shared = {
  title?: string;
  description: string;
  /** Path of the picture. */ card: string;
  /** Canonical path of the page without its query, where it has one. */ canonical?: string;
};

/** Preview and canonical address of a page's shared links. */
export function sharedAs({
  title,
  description,
  card,
  canonical,
}: Shared): Pick<Metadata, 'openGraph' | 'twitter' | 'alternates'> {
  const images = [{ url: card, width: 1200, height: 630, alt: '' }];
  return {
    openGraph: {
      type: 'website',
      siteName: PRODUCT.name,
      locale: 'en_IN',
      title: title ?? `${PRODUCT.name}: stays at the whole price`,
      description,
      images,
      url: canonical,
    },
    twitter: { card: 'summary_large_image' },
    ...(canonical ? { alternates: { canonical } } : {}),
  };
}
