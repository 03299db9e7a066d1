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
 * The city without rooms for this departure, party and extra nights; null while that is not known, or there are rooms everywhere. Another
 * choice than the one that was looked up is looked up once it stands: the address has it, and the page is asked for again.
 */
export function useFullCity(
  stay: PackagePage['stay'],
  { departure, rooms, extras }: { departure: IsoDate | undefined; rooms: string | null; extras: string },
): string | null {
  const router = useRouter();
  const isKnown = stay?.departure === departure && stay?.rooms === rooms && stay.extras === extras;
  useEffect(() => {
    if (isKnown || !departure || !rooms) return;
    const timer = setTimeout(() => router.refresh(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [router, isKnown, departure, rooms, extras]);
  return isKnown && stay ? stay.fullIn : null;
}
