'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { useRelease } from '../../client/use-release.ts';
import type { StayBooking } from '../../contract.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';

/** Gives a held room back, so that somebody else can have it, and returns to the hotel. */
export function LetGo({ booking }: { booking: StayBooking }) {
  const router = useRouter();
  const release = useRelease();
  const links = useBookingLinks();
  if (!booking.actions.release?.allowed) return null;
  const letGo = () => release.mutate(booking._id, { onSuccess: () => router.push(links.hotel(booking)) });
  return (
    <p>
      <Button variant="txt" onClick={letGo} busy={release.isPending} busyLabel="Letting it go…">
        Let this room go
      </Button>
      {release.error && <span className="small bad" role="alert"> {release.error.message}</span>}
    </p>
  );
}
