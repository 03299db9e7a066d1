/**
 * The items for which `leads` holds, then the others; each group in its original order. Without `leads`, the original
 * order.
 */
export const leadWith = <Item>(items: Item[], leads: ((item: Item) => boolean) | undefined): Item[] =>
  leads ? [...items.filter(leads), ...items.filter((item) => !leads(item))] : items;
