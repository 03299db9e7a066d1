import 'server-only';
import type { GuestDetails, CostFields } from '../../contract.ts';
import type { CompanyPart } from './company-part.ts';

/**
 * The invoice of a company's booking is made out to its registration, whatever the form said; its PAN is part of the
 * GSTIN.
 */
export function detailsForCompany<Details extends Pick<GuestDetails, 'gst' | 'pan'>>(
  company: CompanyPart | null,
  details: Details,
): Details {
  if (!company) return details;
  if (!company.invoiceTo) return { ...details, gst: null };
  const { number, companyName, address } = company.invoiceTo;
  return { ...details, gst: { number, companyName, address }, pan: number.slice(2, 12) };
}

/** The part with the values of the company's fields. */
export const withFields = (company: CompanyPart | null, fields: CostFields | undefined): { company?: CompanyPart } =>
  company && fields ? { company: { ...company, fields } } : {};
