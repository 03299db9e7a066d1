import { describe, expect, it } from 'vitest';
import { allHotelCities, findCity } from '#features/places/server/index.ts';
import { amenitiesOf, type Amenity } from '../../rules/vocabulary.ts';
import { roomFactsOf } from '../room-facts.ts';
import { DEMO_HOTELS, drawStock, shareOut } from './draw-stock.ts';
import { ADULTS_ONLY } from './draw-house-rules.ts';
import { drawSentinels } from './sentinels.ts';

const cities = allHotelCities();
const draw = () => drawStock(cities, shareOut(DEMO_HOTELS, cities));
const stock = draw();

describe('the demo stock', () => {
  it('has at least 2,500 hotels over at least 120 cities, India first', () => {
    expect(stock.length).toBeGreaterThanOrEqual(2500);
    const used = new Set(stock.map(({ row }) => row.citySlug));
    expect(used.size).toBeGreaterThanOrEqual(120);
    expect(stock.filter(({ row }) => row.countryCode === 'IN').length).toBeGreaterThan(stock.length / 2);
  });

  it('is the same every time', () => {
    expect(draw().slice(0, 50)).toEqual(stock.slice(0, 50));
    expect(draw().at(-1)).toEqual(stock.at(-1));
  });

  it('gives every hotel an address, a slug and a number of its own', () => {
    const all = [...stock, ...drawSentinels()].map(({ row }) => row);
    for (const key of ['slug', 'id', 'number'] as const)
      expect(new Set(all.map((row) => row[key])).size).toBe(all.length);
    expect(all.every(({ slug }) => /^[a-z0-9-]{5,120}$/.test(slug))).toBe(true);
  });

  it('places hotels near their city, in an area that is known there or a side of it', () => {
    for (const { row } of stock) {
      const city = findCity(row.citySlug)!;
      expect(Math.hypot(row.lat - city.lat, row.lng - city.lng)).toBeLessThan(1);
      expect(row.zone).toBe(city.timezone);
      expect(row.stateCode === null).toBe(row.countryCode !== 'IN');
    }
  });

  it('[7.20] states house rules that fit the amenities, and leaves some unknown', () => {
    const rows = stock.map(({ row }) => row);
    const has = (mask: number | undefined, amenity: Amenity) => amenitiesOf(mask ?? 0).includes(amenity);
    for (const row of rows) {
      expect(row.pets === true).toBe(has(row.amenities, 'pets'));
      if (has(row.amenities, 'family-rooms')) expect([row.children, row.extraBed]).toEqual([true, true]);
      if (row.countryCode !== 'IN') expect([row.couples, row.identityDocuments]).toEqual([null, ['passport']]);
    }
    const inIndia = rows.filter(({ countryCode }) => countryCode === 'IN');
    for (const answer of [true, false, null]) expect(inIndia.some(({ couples }) => couples === answer)).toBe(true);
    for (const unknown of ['pets', 'children', 'extraBed'] as const)
      expect(rows.some((row) => row[unknown] === null)).toBe(true);
  });

  it('[7.20] has a telephone number of each hotel of India, its own, of an exchange that does not exist', () => {
    const all = [...stock, ...drawSentinels()].map(({ row }) => row);
    const inIndia = all.filter(({ countryCode }) => countryCode === 'IN').map(({ telephone }) => telephone);
    expect(inIndia.filter((telephone) => !/^\+91 11 0\d{3} \d{4}$/.test(telephone ?? ''))).toEqual([]);
    expect(new Set(inIndia).size).toBe(inIndia.length);
    expect(all.filter(({ countryCode, telephone }) => countryCode !== 'IN' && telephone !== null)).toEqual([]);
  });

  it('[7.20] has a few hotels for adults only, which say so and have no family rooms', () => {
    const adultsOnly = stock.map(({ row }) => row).filter(({ children }) => children === false);
    expect(adultsOnly.map(({ slug }) => slug).sort()).toEqual([...ADULTS_ONLY].sort());
    expect(adultsOnly.map(({ citySlug }) => citySlug)).toEqual(expect.arrayContaining(['goa', 'udaipur']));
    for (const { about, amenities } of adultsOnly) {
      expect(about).toMatch(/Adults only: every guest is 18 or older\.$/);
      expect(amenitiesOf(amenities ?? 0)).not.toContain('family-rooms');
    }
    const others = stock.filter(({ row }) => row.children !== false);
    expect(others.filter(({ row }) => /adults only/i.test(row.about ?? ''))).toEqual([]);
  });

  it('has a plan of every room, and the balcony, terrace or verandah that its name promises', () => {
    const rooms = [...stock, ...drawSentinels()].flatMap((hotel) => hotel.rooms.map(({ row }) => row));
    const unlike = rooms.filter((room) => {
      const { beds, features } = roomFactsOf({ ...room, features: room.features ?? 0 });
      const promised = /^(balcony|terrace|verandah) room$/i.exec(room.name)?.[1]?.toLowerCase();
      return !beds.length || (promised !== undefined && !features.some((feature) => feature === promised));
    });
    expect(unlike).toEqual([]);
  });

  it('has two or three room types of two or three plans, each flexible one with a part before the whole (4.13)', () => {
    for (const { rooms } of stock) {
      expect(rooms.length).toBeGreaterThanOrEqual(2);
      expect(rooms.length).toBeLessThanOrEqual(3);
      for (const { plans, base, allotment } of rooms) {
        expect([
          plans.length >= 2 && plans.length <= 3,
          base > 0 && base % 1000 === 0,
          allotment >= 1 && allotment <= 12,
        ]).toEqual([true, true, true]);
        for (const { windows } of plans) expect(windows.at(-1)).toMatchObject({ chargeType: 2, charge: 100 });
        expect(plans.some(({ windows }) => windows.length > 1)).toBe(true);
      }
    }
  });

  it('has believable scores: means between 4 and 10, some hotels without any', () => {
    const scored = stock.filter(({ row }) => row.scoreCount > 0);
    expect(scored.every(({ row }) => row.scoreSum / row.scoreCount > 4 && row.scoreSum / row.scoreCount <= 10)).toBe(
      true,
    );
    expect(scored.length).toBeLessThan(stock.length);
  });

  it('shares hotels out exactly', () => {
    expect(
      shareOut(10, [
        { ...cities[0]!, weight: 1 },
        { ...cities[1]!, weight: 1 },
        { ...cities[2]!, weight: 1 },
      ]),
    ).toEqual([4, 3, 3]);
  });
});
