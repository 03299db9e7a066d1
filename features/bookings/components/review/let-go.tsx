'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { useRelease } from '../../client/use-release.ts';
import type { BookingView } from '../../contract.ts';

type LetGoProps = {
  booking: BookingView;
  /** What is given back: "this room". */
  what: string;
  /** Where one chooses again: the hotel, the list of flights. */
  back: string;
};

/** Gives back what is held, so that somebody else can have it, and returns to where it was chosen. */
export function LetGo({ booking, what, back }: LetGoProps) {
  const router = useRouter();
  const release = useRelease();
  if (!booking.actions.release?.allowed) return null;
  const letGo = () => release.mutate(booking._id, { onSuccess: () => router.push(back) });
  return (
    <p>
      <Button variant="txt" onClick={letGo} busy={release.isPending} busyLabel="Letting go…">{`Let ${what} go`}</Button>
      {release.error && (
        <span className="small bad" role="alert">
          {' '}
          {release.error.message}
        </span>
      )}
    </p>
  );
}
