/** Sort order of a table: column key and direction. */
export type TableSort = { by: string; direction: 'asc' | 'desc' };

const WORDS = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/**
 * Sorts items of a complete list. Text by locale, numbers by value; empty values (null, '') last in both directions.
 * Stable.
 */
export function sortItems<Item>(
  items: readonly Item[],
  { by, direction }: TableSort,
  values: Record<string, (item: Item) => string | number | null>,
): Item[] {
  const valueOf = values[by];
  if (!valueOf) return [...items];
  const way = direction === 'asc' ? 1 : -1;
  return items
    .map((item) => ({ item, value: valueOf(item) }))
    .sort((one, other) => {
      const [missing, otherMissing] = [isMissing(one.value), isMissing(other.value)];
      if (missing || otherMissing) return Number(missing) - Number(otherMissing);
      return typeof one.value === 'number' && typeof other.value === 'number'
        ? way * (one.value - other.value)
        : way * WORDS.compare(String(one.value), String(other.value));
    })
    .map(({ item }) => item);
}

const isMissing = (value: string | number | null): boolean => value === null || value === '';
