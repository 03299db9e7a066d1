import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { IsoDate } from '#lib/shared/dates.ts';
import type { PackageExtraChoice, PackagePage } from '../contract.ts';

/** Why a departure cannot be booked for a party: its city without rooms, and whether extra nights ask for them. */
export const fullText = (city: string, extras: readonly PackageExtraChoice[]): string =>
  extras.some(({ code }) => code === 'before' || code === 'after')
    ? `${city} has no hotel rooms left for your party on this departure with its extra nights. Choose fewer nights, or another departure.`
    : `${city} has no hotel rooms left for your party on this departure. Choose another departure.`;

const SETTLED_MS = 300;

/**
 * The city without rooms for this departure, party and extra nights; null while that is not known, or there are rooms
 * everywhere. When the choice has not changed for a moment, the page is requested for the address, which contains it.
 * By navigation: a refresh fetches for the search parameters of the last navigation, and its answer would not match an
 * address changed by `replaceState`; Next then loads the document anew, with an earlier choice.
 */
export function useFullCity(
  stay: PackagePage['stay'],
  { departure, rooms, extras }: { departure: IsoDate | undefined; rooms: string | null; extras: string },
): string | null {
  const router = useRouter();
  const isKnown = stay?.departure === departure && stay?.rooms === rooms && stay.extras === extras;
  useEffect(() => {
    if (isKnown || !departure || !rooms) return;
    const navigate = () => router.replace(window.location.pathname + window.location.search, { scroll: false });
    const timer = setTimeout(navigate, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [router, isKnown, departure, rooms, extras]);
  return isKnown && stay ? stay.fullIn : null;
}
