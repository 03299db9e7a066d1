import type { World } from '../world/world.ts';
import { instantOf, wallOf } from '../world/zone-offsets.ts';
import { weekdayBit } from './epoch-day.ts';

const DAY = 1440;

/**
 * The flights of one search on their days, computed once: instants and local times in minutes since 1970, addressed by
 * index.
 */
export class DatedFlights {
  readonly world: World;
  readonly flight: number[] = [];
  /** Epoch day of the local departure. */
  readonly day: number[] = [];
  readonly departs: number[] = [];
  readonly arrives: number[] = [];
  readonly departsWall: number[] = [];
  readonly arrivesWall: number[] = [];
  private readonly known = new Map<number, number>();

  constructor(world: World) {
    this.world = world;
  }

  /** The index of a flight on a day, or −1 when it does not operate. */
  on(flight: number, day: number): number {
    const { flights, routes, airports } = this.world;
    if ((flights.days[flight]! & weekdayBit(day)) === 0) return -1;
    const key = flight * 8192 + (day & 8191);
    const found = this.known.get(key);
    if (found !== undefined) return found;
    const route = flights.route[flight]!;
    const wall = day * DAY + flights.departs[flight]!;
    const departs = instantOf(airports[routes.from[route]!]!.zone, wall);
    const arrives = departs + flights.minutes[flight]!;
    this.known.set(key, this.flight.length);
    this.flight.push(flight);
    this.day.push(day);
    this.departs.push(departs);
    this.arrives.push(arrives);
    this.departsWall.push(wall);
    this.arrivesWall.push(wallOf(airports[routes.to[route]!]!.zone, arrives));
    return this.flight.length - 1;
  }

  routeOf(dated: number): number {
    return this.world.flights.route[this.flight[dated]!]!;
  }
}
