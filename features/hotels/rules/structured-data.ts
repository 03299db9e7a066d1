import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { HotelPageInfo } from '../contract.ts';
import { AMENITY_LABELS } from './vocabulary.ts';

/**
 * A hotel as search engines read it: schema.org's Hotel, as JSON-LD. A hotel without photographs
 * has the picture that is drawn of it. Prices are left out, because they depend on dates and guests, and so is the guests' score,
 * which search engines take from a site's own reviews only.
 */
export function structuredData(hotel: HotelPageInfo, site: URL): string {
  const absolute = (path: string): string => new URL(path, site).href;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': absolute(routes.hotel(hotel.slug)),
    name: hotel.name,
    description: hotel.about,
    url: absolute(routes.hotel(hotel.slug)),
    image: hotel.photographs.length
      ? hotel.photographs.map(({ digest, widths }) =>
          absolute(pictureRoutes.photograph(digest, widths.at(-1)!, 'webp')),
        )
      : absolute(serverRoutes.card('hotel', hotel.slug)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.address,
      addressLocality: hotel.city.name,
      addressRegion: hotel.city.region,
      addressCountry: hotel.city.countryName,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.lat, longitude: hotel.lng },
    telephone: hotel.telephone ?? undefined,
    starRating: { '@type': 'Rating', ratingValue: hotel.stars, bestRating: 5 },
    checkinTime: hotel.checkInTime,
    checkoutTime: hotel.checkOutTime,
    petsAllowed: hotel.houseRules.pets ?? undefined,
    amenityFeature: hotel.amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: AMENITY_LABELS[amenity],
      value: true,
    })),
  });
}
