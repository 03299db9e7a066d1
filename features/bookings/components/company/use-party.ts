'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { TRAVEL_MODES, type TravelMode } from '#lib/shared/travel-modes.ts';
import { useSession } from '#features/session/client/session.ts';
import {
  initialisationOf,
  initialiseTravellers,
  type PartyInAddress,
} from '../../client/company/initialise-travellers.ts';
import { storedTravellers } from '../../client/company/stored-travellers.ts';
import { partyIn, useTravellers } from '../../client/company/travellers-store.ts';
import { bookingOptions } from '../../client/use-booking.ts';
import type { Party } from '../../contract.ts';
import { partyParams, readParty } from '../../rules/party.ts';

/** The corporate user of this tab with the company's settings; empty in a consumer tab. */
export function useBooker() {
  const session = useSession((now) => now);
  return session.loggedInUserType === 'corporate'
    ? {
        userId: session.userDetails._id,
        name: `${session.userDetails.firstName} ${session.userDetails.lastName}`,
        settings: session.userDetails.configuration,
        rights: session.userDetails,
      }
    : null;
}

const NOBODY: Party = { travellerIds: [], guests: 0 };
const isNamed = ({ travellerIds, guests }: Party): boolean => travellerIds.length + guests > 0;

type PartyInput = {
  /** The party in the address. */ party: Party;
  rooms?: number;
  /** The party is for every travel category, as in addresses that name none. */ every?: boolean;
};

/** Who travels by the address of a listing: nobody named means the person themselves. */
export function usePartyOf(mode: TravelMode, { party, ...asked }: PartyInput): Party {
  const userId = useBooker()?.userId;
  return useTravellersOf(mode, {
    ...asked,
    party: isNamed(party) || !userId ? party : { travellerIds: [userId], guests: 0 },
  });
}

/** The same by the address of a review; where it opens a booking, who travels in that. */
export function useReviewParty(mode: TravelMode, asked: PartyInput, bookingId: string | null): Party {
  const userId = useBooker()?.userId;
  const { data } = useQuery({ ...bookingOptions(bookingId ?? ''), enabled: bookingId !== null });
  const booked = data?.company && {
    travellerIds: data.company.travellers.flatMap((one) => one.userId ?? []),
    guests: data.company.guests,
  };
  const named = isNamed(asked.party) || !userId ? asked.party : { travellerIds: [userId], guests: 0 };
  return useTravellersOf(mode, { ...asked, party: bookingId === null ? named : (booked ?? NOBODY) });
}

/**
 * Who travels in a category: whom the address names, else whom this tab had selected, else the person themselves
 * (4.11). One component of a page asks.
 */
export function useTravellersOf(mode: TravelMode, { party, rooms = 1, every = false }: PartyInput): Party {
  const booker = useBooker();
  const path = usePathname();
  const state = useTravellers((now) => now);
  const asked: PartyInAddress = { modes: every ? TRAVEL_MODES : [mode], party, rooms };
  const flag = booker && initialisationOf(booker.userId, path, asked);
  const found =
    !booker || (isNamed(party) && state.initialisedFor !== flag)
      ? party
      : state.initialisedFor === flag
        ? partyIn(state, mode)
        : (storedTravellers(booker.userId, mode) ?? { travellerIds: [booker.userId], guests: 0 });
  const initialise = useEffectEvent(() => booker && initialiseTravellers(booker, path, asked));
  useEffect(() => {
    if (flag !== null) initialise();
  }, [flag]);
  const { travellers = '', guests = 0 } = partyParams(found);
  return useMemo(() => readParty(travellers, String(guests)), [travellers, guests]);
}
