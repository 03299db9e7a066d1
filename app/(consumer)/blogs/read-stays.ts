import 'server-only';
import type { StaysOfPlace } from '#features/hotels/components/stays-from.tsx';
import { searchStays as operation } from '#features/hotels/contract.ts';
import { nightlyFrom } from '#features/hotels/rules/landing-picks.ts';
import { searchStays } from '#features/hotels/server/index.ts';
import { log } from '#lib/server/log.ts';
import { read } from '#lib/server/http/read.ts';
import { stayParams, type Stay } from '#lib/shared/stay.ts';

/**
 * The lowest price a night of each place, from the same search as the listing it leads to. A place that is sold out, or
 * could not be searched, is left out: a post is read without it.
 */
export async function readStays(slugs: readonly string[], stay: Stay): Promise<StaysOfPlace[]> {
  const places = await Promise.all(slugs.map((slug) => priceOf(slug, stay)));
  return places.filter((place) => place !== null);
}

async function priceOf(slug: string, stay: Stay): Promise<StaysOfPlace | null> {
  try {
    const { city, stays, nights } = await read(operation, searchStays, { city: slug, ...stayParams(stay) });
    const totals = stays.flatMap(({ offers }) => offers.slice(0, 1).map(({ total }) => total));
    if (!totals.length) return null;
    return { slug, name: city.name, stays: totals.length, nightly: nightlyFrom(totals, nights) };
  } catch (error) {
    log().warn({ place: slug, err: error }, 'a post shows no stays of this place');
    return null;
  }
}
