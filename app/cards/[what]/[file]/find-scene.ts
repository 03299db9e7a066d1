import 'server-only';
import { getHotel as hotelInfo } from '#features/hotels/contract.ts';
import { getHotel } from '#features/hotels/server/index.ts';
import { getPackage as packageInfo } from '#features/packages/contract.ts';
import { getPackage } from '#features/packages/server/index.ts';
import { findCity } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { CardScene } from './card.tsx';

const HOME: CardScene = { name: PRODUCT.name, kind: 'desert', hour: 'dusk', seed: 'thar3', mark: 'camels' };

/** The subject of a card's address; null for unknown ones, so that nobody can have arbitrary text rendered. */
export async function findScene(what: string, slug: string): Promise<CardScene | null> {
  if (what === 'home') return slug === PRODUCT.id ? HOME : null;
  if (what === 'place') {
    const city = findCity(slug);
    return city ? { name: city.name, kind: city.kind, mark: city.mark, hour: 'dusk', seed: city.slug } : null;
  }
  if (what === 'package') {
    const found = await read(packageInfo, getPackage, { slug }).catch(() => null);
    return found && { name: found.package.title, ...found.package.poster };
  }
  if (what !== 'hotel') return null;
  const hotel = await read(hotelInfo, getHotel, { hotel: slug }).catch(() => null);
  return hotel && { name: hotel.name, ...hotel.poster };
}
