/** The items that `leads` holds for, then the others; each part in the order it came. Without `leads`, as they came. */
export const leadWith = <Item>(items: Item[], leads: ((item: Item) => boolean) | undefined): Item[] =>
  leads ? [...items.filter(leads), ...items.filter((item) => !leads(item))] : items;
