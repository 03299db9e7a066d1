'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { useRelease } from '../../../client/use-release.ts';
import type { FlightBooking } from '../../../contract.ts';
import { useFlightLinks } from '../parts/use-flight-links.ts';

/** Gives held seats or a kept price back, and returns to the list. */
export function ReleaseFlight({ booking }: { booking: FlightBooking }) {
  const router = useRouter();
  const release = useRelease();
  const links = useFlightLinks();
  if (!booking.actions.release?.allowed) return null;
  const letGo = () => release.mutate(booking._id, { onSuccess: () => router.push(links.again(booking)) });
  return (
    <p>
      <Button variant="txt" onClick={letGo} busy={release.isPending} busyLabel="Letting them go…">{booking.holds === 'pnr' ? 'Let these seats go' : 'Let this flight go'}</Button>
      {release.error && <span className="small bad" role="alert"> {release.error.message}</span>}
    </p>
  );
}
