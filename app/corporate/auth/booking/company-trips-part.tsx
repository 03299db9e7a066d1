'use client';

import { useQuery } from '@tanstack/react-query';
import { CompanyTrips } from '#features/bookings/components/company/company-trips.tsx';
import { departmentsOptions } from '#features/companies/client/company-queries.ts';

/** The trips of the company, with its departments to filter by. */
export function CompanyTripsPart() {
  const { data: departments = [] } = useQuery(departmentsOptions());
  return <CompanyTrips departments={departments} />;
}
