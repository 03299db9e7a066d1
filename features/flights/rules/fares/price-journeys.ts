import { kilometresBetween } from '#lib/shared/great-circle.ts';
import type { Cabin } from '../../data/flight-types.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type { DatedFlights } from '../search/dated-flights.ts';
import { isoDay } from '../search/epoch-day.ts';
import { factsOf } from '../search/world-facts.ts';
import { wallOf } from '../world/zone-offsets.ts';
import { capacityOf, onSale, soldByOthers, type OnSale } from './allotment.ts';
import { adultFare, lowestFare } from './fare-level.ts';
import { FAMILIES_SHOWN, FAMILY_CABIN, type Family, type Market } from './families.ts';
import { fareAmounts, type FareAmounts } from './price.ts';
import { taxesDue, type AirTax, type TaxesDue } from './taxes.ts';

const DAY = 1440;
/** A flight shorter than this may be flown in a lower cabin where the aircraft lacks the booked one. */
const SHORT_FEEDER = 180;
const LOWER: Record<Cabin, readonly Cabin[]> = { 2: [], 3: [2], 4: [3, 2], 6: [4, 3, 2] };

/** Seats we sold on a flight (`6E2134`), epoch day and cabin. */
export type SoldSeats = (flight: string, day: number, cabin: Cabin) => number;

/** Inputs shared by all fares of a search. `now` in minutes since 1970. */
export type FareContext = { dated: DatedFlights; party: Party; now: number; taxes: readonly AirTax[]; sold: SoldSeats };

/** Facts of a journey that its fares share. */
export type JourneyMarket = { airline: number; market: Market; km: number; from: number; to: number };

/** A fare of a journey in one family, with the cabin of each flight. */
export type JourneyFare = { family: Family; cabins: Cabin[]; amounts: FareAmounts; left: number };

/** Prices the journeys of one search; shared work is done once. */
export class Fares {
  private readonly context: FareContext;
  private readonly sale = new Map<number, OnSale>();
  private readonly due = new Map<number, TaxesDue>();
  private readonly km = new Map<number, number>();

  constructor(context: FareContext) {
    this.context = context;
  }

  /**
   * All families of a cabin's search with seats for the whole party, lowest first. Empty when the cabin is sold out.
   */
  of(flights: readonly number[], cabin: Cabin): JourneyFare[] {
    const journey = this.marketOf(flights);
    const lowest = this.lowestOf(flights, journey);
    const fares = FAMILIES_SHOWN[cabin].flatMap((family) => this.inFamily(flights, journey, lowest, family) ?? []);
    return fares.some(({ family }) => FAMILY_CABIN[family] === cabin) ? fares : [];
  }

  /** The fare of one family, or null when the aircraft lacks the cabin or seats for the party. */
  one(flights: readonly number[], family: Family): JourneyFare | null {
    const journey = this.marketOf(flights);
    return this.inFamily(flights, journey, this.lowestOf(flights, journey), family);
  }

  /** The lowest total of a cabin in paise, or Infinity when it is sold out. */
  lowestTotal(flights: readonly number[], cabin: Cabin): number {
    const [family] = FAMILIES_SHOWN[cabin];
    return (family && this.one(flights, family)?.amounts.total) ?? Infinity;
  }

  /** The selling airline (of the longest flight), origin and destination. */
  marketOf(flights: readonly number[]): JourneyMarket {
    const { dated } = this.context;
    const { routes } = dated.world;
    const first = dated.routeOf(flights[0]!);
    let longest = first;
    for (const flight of flights)
      if (routes.km[dated.routeOf(flight)]! > routes.km[longest]!) longest = dated.routeOf(flight);
    const [from, to] = [routes.from[first]!, routes.to[dated.routeOf(flights.at(-1)!)]!];
    const { country } = factsOf(dated.world);
    return {
      airline: routes.airline[longest]!,
      market: country[from] === country[to] ? 'domestic' : 'international',
      km: this.kilometres(from, to),
      from,
      to,
    };
  }

  /** Taxes and fees of a bound in a cabin. */
  taxes({ from, to }: JourneyMarket, cabin: Cabin, day: number): TaxesDue {
    const { airports } = this.context.dated.world;
    const key = ((from * airports.length + to) * 8 + cabin) * 8192 + (day & 8191);
    let due = this.due.get(key);
    if (!due)
      this.due.set(key, (due = taxesDue(this.context.taxes, airports[from]!, airports[to]!, cabin, isoDay(day))));
    return due;
  }

  private lowestOf(flights: readonly number[], { airline, market, km, from, to }: JourneyMarket): number {
    const { dated, now } = this.context;
    const { airports, airlines } = dated.world;
    const [origin, destination, seller] = [airports[from]!, airports[to]!, airlines[airline]!];
    const day = dated.day[flights[0]!]!;
    return lowestFare({
      market,
      km,
      day,
      touchesIndia: origin.country === 'IN' || destination.country === 'IN',
      airline: seller.code,
      levelBp: seller.levelBp,
      from: origin.iata,
      to: destination.iata,
      daysAhead: Math.max(0, day - Math.floor(wallOf(origin.zone, now) / DAY)),
      departs: dated.departsWall[flights[0]!]! - day * DAY,
      changes: flights.length - 1,
    });
  }

  private inFamily(
    flights: readonly number[],
    journey: JourneyMarket,
    lowest: number,
    family: Family,
  ): JourneyFare | null {
    const { dated, party } = this.context;
    const cabin = FAMILY_CABIN[family];
    const cabins: Cabin[] = [];
    let left = Infinity;
    let loadBp = 0;
    for (const flight of flights) {
      const seated = this.cabinOn(flight, cabin);
      if (seated === null) return null;
      const sale = this.onSale(flight, seated);
      cabins.push(seated);
      left = Math.min(left, sale.left);
      loadBp = Math.max(loadBp, sale.loadBp);
    }
    if (left < party.adults + party.children || !cabins.includes(cabin)) return null;
    const due = this.taxes(journey, cabin, dated.day[flights[0]!]!);
    return {
      family,
      cabins,
      left,
      amounts: fareAmounts(adultFare(lowest, journey.market, family, loadBp), journey, party, due),
    };
  }

  private cabinOn(dated: number, cabin: Cabin): Cabin | null {
    const { world, flight } = this.context.dated;
    const aircraft = world.aircraft[world.flights.aircraft[flight[dated]!]!]!;
    if (capacityOf(aircraft, cabin) > 0) return cabin;
    if (world.flights.minutes[flight[dated]!]! >= SHORT_FEEDER) return null;
    return LOWER[cabin].find((lower) => capacityOf(aircraft, lower) > 0) ?? null;
  }

  private onSale(dated: number, cabin: Cabin): OnSale {
    const key = dated * 8 + cabin;
    const known = this.sale.get(key);
    if (known) return known;
    const { world, flight, day } = this.context.dated;
    const name = flightName(this.context.dated, dated);
    const capacity = capacityOf(world.aircraft[world.flights.aircraft[flight[dated]!]!]!, cabin);
    const sale = onSale(
      capacity,
      soldByOthers(capacity, name, day[dated]!, cabin),
      this.context.sold(name, day[dated]!, cabin),
    );
    this.sale.set(key, sale);
    return sale;
  }

  private kilometres(from: number, to: number): number {
    const { airports } = this.context.dated.world;
    const key = from * airports.length + to;
    let km = this.km.get(key);
    if (km === undefined) this.km.set(key, (km = kilometresBetween(airports[from]!, airports[to]!)));
    return km;
  }
}

/** Airline and number of a dated flight: `6E2134`. */
export function flightName({ world, flight }: DatedFlights, dated: number): string {
  const { flights, routes, airlines } = world;
  return `${airlines[routes.airline[flights.route[flight[dated]!]!]!]!.code}${flights.number[flight[dated]!]!}`;
}
