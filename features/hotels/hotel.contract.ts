import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { MOST_PHOTOGRAPHS, PHOTOGRAPH_WIDTHS } from '#lib/shared/photographs.ts';
import { BUILDING_CODE, POSTER_HOURS, POSTER_KINDS, POSTER_MARKS } from '#posters/index.ts';
import { AMENITIES, IDENTITY_DOCUMENTS } from './rules/vocabulary.ts';

export const posterSpec = z.object({
  kind: z.enum(POSTER_KINDS),
  hour: z.enum(POSTER_HOURS),
  seed: z.string(),
  mark: z.enum(POSTER_MARKS).optional(),
  building: z.string().regex(BUILDING_CODE).optional().describe('of a hotel; absent in the poster of a place'),
});
export type PosterSpec = z.infer<typeof posterSpec>;

/** What the drawings of all hotels of a city show: its landscape, and its landmark where it has one. */
export const cityScene = posterSpec.pick({ kind: true, mark: true });
export type CityScene = z.infer<typeof cityScene>;

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
