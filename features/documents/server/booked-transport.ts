import 'server-only';
import type { FlightInvoice } from './booked-flight.ts';

/**
 * The facts of a confirmed car, bus or train that an invoice needs. Amounts in paise of `currency`. The line of code `fare` is
 * what the operator charges and is passed on; `fee` and `tax` are our service (section 15 and Rule 33, CGST Act and Rules
 * 2017).
 */
export type TransportInvoice = Omit<FlightInvoice, 'category' | 'embarks'> & { category: 'transport' };
