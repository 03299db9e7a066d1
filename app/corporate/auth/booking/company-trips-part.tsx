'use client';

import { useQuery } from '@tanstack/react-query';
import { CompanyTrips } from '#features/bookings/components/company/company-trips.tsx';
import { departmentsOptions } from '#features/companies/client/company-queries.ts';

/** The company's trips, with a filter by department. */
export function CompanyTripsPart() {
  const { data: departments = [] } = useQuery(departmentsOptions());
  return <CompanyTrips departments={departments} />;
}
