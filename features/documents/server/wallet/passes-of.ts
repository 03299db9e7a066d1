import 'server-only';
import type { BookedFlight } from '../booked-flight.ts';
import type { BookedStay } from '../booked-stay.ts';
import { flightPasses } from './flight-passes.ts';
import { stayPass } from './stay-pass.ts';
import type { WalletPass } from './wallet-pass.ts';

/** The passes of a booked trip: one of a stay, one for each passenger and flight still to be flown by air. */
export const walletPassesOf = (sold: BookedStay | BookedFlight): WalletPass[] =>
  sold.category === 'flight' ? flightPasses(sold) : [stayPass(sold)];
