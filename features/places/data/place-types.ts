import { POSTER_KINDS } from '#posters/kinds.ts';
import { POSTER_MARKS, type PosterKind, type PosterMark } from '#posters/options.ts';

/** The poster's landscapes and landmarks of a place (`marksOf` says which go together). */
export const PLACE_KINDS = POSTER_KINDS;
export const PLACE_MARKS = POSTER_MARKS;
export type PlaceKind = PosterKind;
export type PlaceMark = PosterMark;

export interface Country {
  readonly alpha2: string;
  readonly alpha3: string;
  /** ISO 3166-1 numeric, three digits; India is '356' (9.11). */
  readonly numeric: string;
  readonly name: string;
  /** Digits without the plus. */
  readonly dialCode: string;
  /** ISO 4217; empty for Antarctica. */
  readonly currency: string;
}

export interface IndianState {
  /** GST state code, two digits. */
  readonly code: string;
  readonly name: string;
}

export interface City {
  /** GeoNames id; the slug where GeoNames has none. */
  readonly id: string;
  /** Today's English name. */
  readonly name: string;
  readonly slug: string;
  /** Former and other names. */
  readonly aliases: readonly string[];
  /** State or province; in India a name of `IndianState`. */
  readonly region: string;
  readonly country: Country['alpha2'];
  readonly lat: number;
  readonly lng: number;
  /** 0 where no source counts it. */
  readonly population: number;
  /** IANA. */
  readonly timezone: string;
  readonly kind: PlaceKind;
  readonly mark?: PlaceMark;
}

export interface Airport {
  readonly iata: string;
  readonly name: string;
  /** LON for Heathrow; the airport's own code where its city has one airport. */
  readonly cityCode: string;
  readonly cityName: string;
  readonly country: Country['alpha2'];
  readonly lat: number;
  readonly lng: number;
  /** IANA. */
  readonly zone: string;
  /** What people call it besides, for search; absent for most. */
  readonly names?: readonly string[];
}

export interface Area {
  /** `fort-kochi`: unique within its city. */
  readonly id: string;
  /** Slug of the city. */
  readonly city: City['slug'];
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** Part of a city that is known by name, for search; no hotel is counted to it. */
export interface Neighbourhood extends Area {
  readonly names: readonly string[];
}

/** More names of a city (`goa`) or an area (`goa.baga`), for search. */
export interface SearchName {
  readonly place: string;
  readonly names: readonly string[];
}

/** A region to look for stays in: a state of India, a country, or another known by name. */
export interface Region {
  /** Never a city's. */
  readonly slug: string;
  readonly type: 'state' | 'country' | 'region';
  readonly name: string;
  readonly country: Country['alpha2'];
  /** Slug of the representative city, for its picture and time zone. */
  readonly anchor: City['slug'];
  /** Its hotel cities, the best known first; may be empty. */
  readonly cities: readonly City['slug'][];
  readonly names: readonly string[];
}

/** Calendar months, 1 to 12. */
export type Month = number;

export interface HotelCity {
  readonly city: City['slug'];
  /** How many hotels the place holds, 8 to 60: the first is the best known. */
  readonly weight: number;
  /** Whole rupees for a three-star night in an ordinary month. */
  readonly nightRupees: number;
  readonly peakMonths: readonly Month[];
  readonly offMonths: readonly Month[];
}

/** A beach that people travel to, by a point on its sand, to about 1 km. */
export type Beach = { name: string; lat: number; lng: number };
/** A main railway station; `lat` and `lng` to about 1 km. */
export type Station = { code: string; name: string; lat: number; lng: number };
