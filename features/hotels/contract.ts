import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { stayQuery } from '#lib/shared/stay.ts';
import { BUILDING_CODE, POSTER_HOURS, POSTER_KINDS, POSTER_MARKS } from '#posters/index.ts';
import { MOST_PHOTOGRAPHS, PHOTOGRAPH_WIDTHS } from '#lib/shared/photographs.ts';
import { BED_KINDS, MOST_BEDS, ROOM_FEATURES } from '#lib/shared/room-facts.ts';
import { AMENITIES, IDENTITY_DOCUMENTS, MEALS } from './rules/vocabulary.ts';

export const posterSpec = z.object({
  kind: z.enum(POSTER_KINDS),
  hour: z.enum(POSTER_HOURS),
  seed: z.string(),
  mark: z.enum(POSTER_MARKS).optional(),
  building: z.string().regex(BUILDING_CODE).optional().describe('of a hotel; absent in the poster of a place'),
});
export type PosterSpec = z.infer<typeof posterSpec>;

/** The best refund class of a rate: full for a time, partial, or none. */
export const refundClass = z.enum(['free', 'part', 'none']);

/** An offer's terms besides its total. A city's hotels share a few of these, so an answer contains each once. */
export const offerTerms = z.object({
  meals: z.enum(MEALS),
  refund: refundClass,
  until: z
    .string()
    .nullable()
    .describe('local wall time at the hotel until which `refund` holds, such as 2026-12-02T14:00; null for none'),
  share: z.int().min(0).max(100).describe('percent that comes back until then'),
});
export type OfferTerms = z.infer<typeof offerTerms>;

/** The cheapest offer of a stay for one combination of meals and refund class. */
export const listedOffer = z.object({
  total: z.int().describe('the whole stay in paise, all taxes in'),
  terms: z.int().min(0).describe('position in the `terms` of the answer, from 0'),
});
export type ListedOffer = z.infer<typeof listedOffer>;

export const listedStay = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  area: z.string(),
  city: z.string().describe('slug of its city: a listing of a state has stays of several'),
  stars: z.int().min(1).max(5),
  score: z.number().nullable().describe('mean of the guests’ scores, one decimal, 1–10'),
  scoreCount: z.int(),
  lat: z.number(),
  lng: z.number(),
  poster: posterSpec.omit({ seed: true }).describe('its seed is the slug'),
  amenities: z.array(z.enum(AMENITIES)),
  offers: z.array(listedOffer).describe('cheapest first; never empty: what is sold out is not listed'),
});
export type ListedStay = z.infer<typeof listedStay>;

/** A listed stay in the browser (`unpackStays`): offers with their terms, poster with its seed. */
export type StayOffer = OfferTerms & Pick<ListedOffer, 'total'>;
export type StaySummary = Omit<ListedStay, 'offers' | 'poster' | 'city'> & { poster: PosterSpec; offers: StayOffer[] };

export const listingCity = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  countryName: z.string(),
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
  poster: posterSpec,
});
export type ListingCity = z.infer<typeof listingCity>;

export const searchStays = defineOperation({
  name: 'hotels.search',
  method: 'GET',
  path: '/api/hotels/search',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Stays with rooms for everyone on every night, with the whole price of the stay',
  query: z
    .object({
      city: z
        .string()
        .max(80)
        .describe('slug of a city (kochi), of an area of one (kochi.fort-kochi) or of a state or country (kerala)'),
    })
    .and(stayQuery),
  response: z.object({
    city: listingCity,
    nights: z.int(),
    today: z.string(),
    withoutChildren: z
      .int()
      .describe('stays with rooms that are left out, because they do not accept the children of the party'),
    terms: z.array(offerTerms).describe('what offers name by position'),
    stays: z.array(listedStay),
  }),
});

export const hotelInfo = z.object({
  _id: z.string(),
  number: z.int(),
  slug: z.string(),
  name: z.string(),
  stars: z.int(),
  score: z.number().nullable(),
  scoreCount: z.int(),
  area: z.string(),
  address: z.string(),
  city: listingCity,
  lat: z.number(),
  lng: z.number(),
  zone: z.string(),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  telephone: z.string().nullable().describe('of the hotel, with its country code; null where it is not known'),
  amenities: z.array(z.enum(AMENITIES)),
  about: z.string(),
  poster: posterSpec,
});
export type HotelInfo = z.infer<typeof hotelInfo>;

/** A photograph of a supplier. Its files: `/photos/{digest}-{width}.avif` and `.webp`. */
export const photograph = z.object({
  digest: z.string(),
  widths: z
    .array(z.int())
    .max(PHOTOGRAPH_WIDTHS.length)
    .describe('pixels in which it can be had, smallest first; the last is its full width'),
  height: z.int().describe('pixels, at its full width'),
  alt: z.string().describe('what it shows, for people who do not see it'),
  credit: z.string().describe('who is named as its author'),
});
export type Photograph = z.infer<typeof photograph>;

/** An airport near a hotel. */
export const nearbyAirport = z.object({
  iata: z.string(),
  name: z.string(),
  km: z.number().min(0).describe('from the hotel in a straight line'),
});
export type NearbyAirport = z.infer<typeof nearbyAirport>;

/** A main railway station near a hotel, by its code of Indian Railways. */
export const nearbyStation = z.object({
  code: z.string(),
  name: z.string(),
  km: z.int().min(1).describe('from the hotel in a straight line, to the kilometre'),
});
export type NearbyStation = z.infer<typeof nearbyStation>;

/** What a hotel allows and asks for. Null: the hotel does not say. */
export const houseRules = z.object({
  couples: z.boolean().nullable().describe('unmarried couples may share a room'),
  pets: z.boolean().nullable(),
  children: z.boolean().nullable(),
  minimumAge: z.int().nullable().describe('years, of the guest who checks in'),
  extraBed: z
    .object({
      available: z.boolean(),
      price: z.int().nullable().describe('paise a night, paid at the hotel; null: on request'),
    })
    .nullable(),
  identityDocuments: z
    .array(z.enum(IDENTITY_DOCUMENTS))
    .max(IDENTITY_DOCUMENTS.length)
    .nullable()
    .describe('accepted at check-in'),
});
export type HouseRules = z.infer<typeof houseRules>;

/** A hotel with its house rules, its photographs, best first (empty where its supplier sends none), and the airports and main stations near it. */
export const hotelPage = hotelInfo.extend({
  houseRules,
  photographs: z.array(photograph).max(MOST_PHOTOGRAPHS),
  airports: z.array(nearbyAirport).max(2).describe('nearest first, within 100 km; empty where there is none'),
  beach: z
    .object({ name: z.string(), km: z.number().describe('in a straight line, to half a kilometre') })
    .nullable()
    .describe('the nearest of the well-known ones within 10 km; India only'),
  stations: z.array(nearbyStation).max(2).describe('main ones, nearest first, within 30 km; India only'),
});
export type HotelPageInfo = z.infer<typeof hotelPage>;

export const getHotel = defineOperation({
  name: 'hotels.info',
  method: 'GET',
  path: '/api/hotels/info',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'One hotel: where it is, what it has and how it looks',
  query: z.object({ hotel: z.string().max(120).describe('slug') }),
  response: hotelPage,
});

/** One line of a price; the lines sum exactly to the total. A tax line has its rate and base, for the invoice. */
export const priceLine = z.object({
  code: z.enum(['room', 'extra-guest', 'tax', 'rounding']),
  label: z.string(),
  amount: z.int(),
  rateBp: z.int().optional().describe('tax lines: basis points, 500 = 5 %'),
  taxable: z.int().optional().describe('tax lines: the value taxed at that rate, in paise'),
});
export type PriceLine = z.infer<typeof priceLine>;

export const cancellationPolicy = z.object({
  FromDate: z.string().max(40),
  ChargeType: z.union([z.literal(1), z.literal(2)]),
  Charge: z.number(),
});

/** Room price (3.10): `qOfferedPriceRoundedOff` is the total of the stay in paise, rounded to whole rupees. */
export const roomPrice = z.object({
  qOfferedPriceRoundedOff: z.int(),
  currency: z.string(),
  nightly: z.array(z.object({ date: z.string(), amount: z.int() })),
  lines: z.array(priceLine),
});

export const rateOffer = z.object({
  ratePlanId: z.string(),
  name: z.string(),
  meals: z.enum(MEALS),
  cancellationPolicies: z.array(cancellationPolicy),
  refundable: z.boolean().describe('4.13'),
  price: roomPrice,
});
export type RateOffer = z.infer<typeof rateOffer>;

/** Facts about a room, from which its plan is drawn (`posters/room-plan`). */
export const roomFacts = z.object({
  sizeM2: z.int(),
  bed: z.string().describe('the beds in the hotel’s words'),
  view: z.string().describe('what one sees from the window; empty where the hotel does not say'),
  beds: z.array(z.enum(BED_KINDS)).max(MOST_BEDS).describe('the beds of its plan; empty where none can be drawn'),
  features: z.array(z.enum(ROOM_FEATURES)).max(ROOM_FEATURES.length).describe('what the hotel says the room has'),
});
export type RoomFacts = z.infer<typeof roomFacts>;

export const roomOffer = z.object({
  roomTypeId: z.string(),
  name: z.string(),
  facts: roomFacts,
  maxGuests: z.int(),
  left: z.int().describe('rooms left on the fullest night'),
  photographs: z.array(photograph).max(MOST_PHOTOGRAPHS).describe('of this room type'),
  rates: z.array(rateOffer),
});
export type RoomOffer = z.infer<typeof roomOffer>;

export const listRooms = defineOperation({
  name: 'hotels.rooms',
  method: 'GET',
  path: '/api/hotels/rooms',
  caller: 'public',
  requirements: ['7.20', '3.10', '4.13'],
  summary: 'Rooms and rates of one hotel for a stay, each with its cancellation policy and whole price',
  query: z.object({ hotel: z.string().max(120) }).and(stayQuery),
  response: z.object({
    hotel: hotelInfo,
    checkInAt: z.string().describe('instant of check-in'),
    rooms: z.array(roomOffer),
  }),
});

/**
 * A place on the landing page: its stays with rooms on the coming weekend, and their lowest price a night with all
 * taxes, rounded up to the rupee.
 */
export const placeHighlight = z.object({ city: listingCity, stays: z.int(), nightly: z.int().describe('paise') });
export type PlaceHighlight = z.infer<typeof placeHighlight>;

/** A real room and rate at its current price, to show what a price consists of and what is refundable. */
export const sampleRate = z.object({
  hotel: hotelInfo,
  room: z.string(),
  rate: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  total: z.int(),
  currency: z.string(),
  lines: z.array(priceLine),
  steps: z
    .array(z.object({ from: z.string(), until: z.string(), refund: z.int(), charge: z.int() }))
    .describe('the refund from now to check-in'),
});
export type SampleRate = z.infer<typeof sampleRate>;

export const getHighlights = defineOperation({
  name: 'hotels.highlights',
  method: 'GET',
  path: '/api/hotels/highlights',
  caller: 'public',
  summary:
    'What the landing page shows, computed from today’s stock: places with prices for the coming weekend, one rate in full, all places with stays',
  response: z.object({
    today: z.string(),
    checkIn: z.string(),
    checkOut: z.string(),
    hero: placeHighlight.nullable(),
    wall: z.array(placeHighlight),
    sample: sampleRate.nullable(),
    places: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        countryName: z.string(),
        stays: z.int(),
        kind: z.enum(POSTER_KINDS).describe('the landscape it lies in'),
      }),
    ),
  }),
});
export type Highlights = z.infer<typeof getHighlights.response>;

export const placeSuggestion = z.object({
  kind: z.enum(['city', 'area', 'state', 'country', 'region', 'hotel']),
  slug: z.string().describe('of a hotel, or of what hotels.search takes as `city`'),
  name: z.string(),
  title: z.string().describe('the name with the city of an area or hotel: read back, it finds this place'),
  within: z.string().describe('what it lies in, such as Kerala, India'),
  stays: z.int().describe('stays in its cities; 1 for a hotel'),
  fit: z.enum(['exact', 'begins', 'similar']).describe('how its name fits the text'),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const suggestPlaces = defineOperation({
  name: 'hotels.suggestPlaces',
  method: 'GET',
  path: '/api/hotels/places',
  caller: 'public',
  requirements: ['7.9', '7.20'],
  summary: 'Cities, areas, states, countries and hotels by name, in any script of India, misspelt or not',
  query: z.object({ text: oneLine().max(80, 'A name is at most 80 characters.') }),
  response: z.array(placeSuggestion),
  rateLimit: NETWORK_LIMITS.light,
});

export const findHotels = defineOperation({
  name: 'hotels.find',
  method: 'GET',
  path: '/api/hotels/find',
  caller: 'public',
  requirements: ['7.20'],
  summary: 'Hotels by name, for a search that names one',
  query: z.object({ name: oneLine().min(3, 'Type at least three letters of the name.').max(80) }),
  response: z.array(
    z.object({ slug: z.string(), name: z.string(), area: z.string(), city: z.string().describe('slug of the city') }),
  ),
});
