import { describe, expect, it } from 'vitest';
import type { HotelPageInfo } from '../contract.ts';
import { structuredData } from './structured-data.ts';

const SITE = new URL('https://sarai.example');

const HOTEL = {
  slug: 'the-backwater-house',
  name: 'The Backwater House',
  about: 'Twelve rooms by the water.',
  stars: 4,
  address: '12 Lake Road, Kochi 682001',
  city: { name: 'Kochi', region: 'Kerala', countryName: 'India' },
  lat: 9.97,
  lng: 76.28,
  telephone: '+91 484 266 1234',
  checkInTime: '14:00',
  checkOutTime: '11:00',
  amenities: ['wifi', 'pool'],
  houseRules: { pets: null },
  photographs: [] as HotelPageInfo['photographs'],
} as HotelPageInfo;

const read = (over: Partial<HotelPageInfo> = {}): unknown => JSON.parse(structuredData({ ...HOTEL, ...over }, SITE));

describe('[7.20] a hotel for search engines', () => {
  it('is a Hotel with its address, stars, times and amenities, and absolute addresses', () => {
    expect(read()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Hotel',
      '@id': 'https://sarai.example/hotels/the-backwater-house',
      url: 'https://sarai.example/hotels/the-backwater-house',
      name: 'The Backwater House',
      description: 'Twelve rooms by the water.',
      image: 'https://sarai.example/cards/hotel/the-backwater-house.png',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Lake Road, Kochi 682001',
        addressLocality: 'Kochi',
        addressRegion: 'Kerala',
        addressCountry: 'India',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 9.97, longitude: 76.28 },
      telephone: '+91 484 266 1234',
      starRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      checkinTime: '14:00',
      checkoutTime: '11:00',
      amenityFeature: ['Wi-Fi', 'Swimming pool'].map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    });
  });

  it('says what is known of pets, and leaves out a telephone that is not', () => {
    expect(read({ telephone: null, houseRules: { ...HOTEL.houseRules, pets: false } })).toMatchObject({
      petsAllowed: false,
    });
    expect(read({ telephone: null })).not.toHaveProperty('telephone');
  });

  it('shows its photographs, each at its full width', () => {
    const photographs = [{ digest: 'abc', widths: [480, 960], height: 640, alt: 'The pool', credit: 'The hotel' }];
    expect(read({ photographs })).toMatchObject({ image: ['https://sarai.example/photos/abc-960.webp'] });
  });
});
