import { decode, encode, type Leg } from 'bcbp';

/** One flight of a boarding code. `seat` is "12A", null where none was selected. */
export type CodedFlight = {
  pnr: string;
  from: string;
  to: string;
  airline: string;
  number: string;
  date: string;
  compartment: string;
  seat: string | null;
};
export type CodedPassenger = { surname: string; given: string; ticket: string; infant: boolean };

/** A BCBP name field has 20 characters: SURNAME/GIVEN, truncated. */
const NAME_LENGTH = 20;
/** The standard codes at most four flights in one symbol (IATA Resolution 792). */
export const MOST_FLIGHTS = 4;

const legOf = (
  { pnr, from, to, airline, number, date, compartment, seat }: CodedFlight,
  { ticket, infant }: CodedPassenger,
): Leg => ({
  operatingCarrierPNR: pnr,
  departureAirport: from,
  arrivalAirport: to,
  operatingCarrierDesignator: airline,
  flightNumber: number.padStart(4, '0'),
  flightDate: new Date(`${date}T00:00:00Z`),
  compartmentCode: compartment,
  seatNumber: infant ? 'INF ' : (seat ?? '').padStart(4, '0').replace(/^0+$/, ''),
  passengerStatus: '0',
  airlineNumericCode: ticket.slice(0, 3),
  serialNumber: ticket.slice(3),
});

/** The bar code of an e-ticket as text: IATA BCBP, format M, version 6, with the ticket number of every flight. */
export function boardingCode(passenger: CodedPassenger, flights: readonly CodedFlight[], issued: string): string {
  const [first] = flights;
  return encode({
    data: {
      passengerName: `${passenger.surname}/${passenger.given}`.slice(0, NAME_LENGTH),
      passengerDescription: passenger.infant ? '4' : '0',
      checkInSource: 'W',
      boardingPassIssuanceSource: 'W',
      issuanceDate: new Date(`${issued}T00:00:00Z`),
      documentType: 'B',
      boardingPassIssuerDesignator: first?.airline ?? '',
      legs: flights.map((flight) => legOf(flight, passenger)),
    },
    meta: { electronicTicketIndicator: 'E' },
  });
}

/** Parses a code; it contains no year, so the year must be given. */
export const readBoardingCode = (text: string, year: number) => decode(text, year);
