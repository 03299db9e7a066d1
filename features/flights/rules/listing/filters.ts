/** Departure times to filter by, as hours of local time. */
export const SLOTS = ['before-6', '6-12', '12-18', 'after-18'] as const;
export type Slot = (typeof SLOTS)[number];

export const SORTS = ['best', 'cheapest', 'fastest', 'earliest'] as const;
export type FlightSort = (typeof SORTS)[number];

/** Maximum durations to filter by, in hours. */
export const LONGEST = [2, 3, 6, 9, 12, 18, 24, 36] as const;

/** Weights of price, duration and stops in "Best", 0 to 5 each. */
export type Weights = { price: number; time: number; changes: number };
export const USUAL_WEIGHTS: Weights = { price: 5, time: 3, changes: 2 };
const MOST_WEIGHT = 5;

export type FlightFilters = {
  stops: number[];
  airlines: string[];
  leaves: Slot[];
  arrives: Slot[];
  via: string[];
  /** Maximum duration in hours; null for any. */
  longest: number | null;
  bag: boolean;
  refundable: boolean;
  sort: FlightSort;
  weights: Weights;
};

export const NO_FILTERS: FlightFilters = {
  stops: [],
  airlines: [],
  leaves: [],
  arrives: [],
  via: [],
  longest: null,
  bag: false,
  refundable: false,
  sort: 'best',
  weights: USUAL_WEIGHTS,
};

export const slotOf = (minuteOfDay: number): Slot => SLOTS[Math.min(3, Math.floor(minuteOfDay / 360))]!;

const list = (params: URLSearchParams, name: string): string[] =>
  params
    .getAll(name)
    .flatMap((value) => value.split('.'))
    .filter(Boolean)
    .slice(0, 40);
const slots = (words: readonly string[]): Slot[] => SLOTS.filter((slot) => words.includes(slot));

/** Reads filters from an address; invalid values are ignored. */
export function parseFilters(params: URLSearchParams): FlightFilters {
  const longest = Number(params.get('longest'));
  const [price, time, changes] = list(params, 'weigh').map(Number);
  const weight = (value: number | undefined, usual: number) =>
    value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST_WEIGHT ? value : usual;
  return {
    stops: [0, 1, 2].filter((stops) => list(params, 'stops').includes(String(stops))),
    airlines: list(params, 'airline')
      .filter((code) => /^[A-Z0-9]{2}$/.test(code))
      .sort(),
    leaves: slots(list(params, 'leaves')),
    arrives: slots(list(params, 'arrives')),
    via: list(params, 'via')
      .filter((code) => /^[A-Z]{3}$/.test(code))
      .sort(),
    longest: Number.isInteger(longest) && longest > 0 && longest < 100 ? longest : null,
    bag: params.get('bag') === '1',
    refundable: params.get('refundable') === '1',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'best',
    weights: {
      price: weight(price, USUAL_WEIGHTS.price),
      time: weight(time, USUAL_WEIGHTS.time),
      changes: weight(changes, USUAL_WEIGHTS.changes),
    },
  };
}

/** Filters as parameters of an address, without defaults. */
export function filterParams({
  stops,
  airlines,
  leaves,
  arrives,
  via,
  longest,
  bag,
  refundable,
  sort,
  weights,
}: FlightFilters): Record<string, string | undefined> {
  const words = (values: readonly (string | number)[]) => values.join('.') || undefined;
  const { price, time, changes } = weights;
  const usual = price === USUAL_WEIGHTS.price && time === USUAL_WEIGHTS.time && changes === USUAL_WEIGHTS.changes;
  return {
    stops: words(stops),
    airline: words(airlines),
    leaves: words(leaves),
    arrives: words(arrives),
    via: words(via),
    longest: longest ? String(longest) : undefined,
    bag: bag ? '1' : undefined,
    refundable: refundable ? '1' : undefined,
    sort: sort === 'best' ? undefined : sort,
    weigh: usual ? undefined : [price, time, changes].join('.'),
  };
}

/** The number of active filters, for the Filters button. */
export const filtersOn = ({ stops, airlines, leaves, arrives, via, longest, bag, refundable }: FlightFilters): number =>
  stops.length +
  airlines.length +
  leaves.length +
  arrives.length +
  via.length +
  Number(longest !== null) +
  Number(bag) +
  Number(refundable);

/** The same order without filters. */
export const cleared = ({ sort, weights }: FlightFilters): FlightFilters => ({ ...NO_FILTERS, sort, weights });
