'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useStaffSession } from '#features/session/client/staff-session.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';

/** The first page after the sign-in: the pages of the desk, which on phones are otherwise only in the menu of the sign-in. */
export function DeskHome({ bookings }: { bookings: ReactNode }) {
  const { staff } = useStaffSession();
  return (
    <div className="stack">
      <h1 className="h1">Desk</h1>
      <p className="lead">You are signed in as {staff?.name}.</p>
      {bookings}
      <p>
        <Link href={workRoutes.deskTransport()}>Transport requests</Link>: quotes to send and bookings to confirm.
      </p>
      <p>
        <Link href={workRoutes.deskCompanies()}>Companies</Link>: what they owe, and their credit limits.
      </p>
      <p>
        <Link href={workRoutes.deskEnquiries()}>Enquiries</Link>: questions to answer by email.
      </p>
    </div>
  );
}
