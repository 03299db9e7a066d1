import { legField, LEGS } from '../../rules/search/trip-input.ts';

/**
 * Prefills the origin of the next flight with this destination, unless it was edited. `to` is the destination field.
 */
export function prefillNextOrigin(to: Element | RadioNodeList | null | undefined): void {
  if (!(to instanceof HTMLInputElement)) return;
  const at = LEGS.findIndex((leg) => legField('to', leg) === to.name);
  const next = at < 0 ? null : to.form?.elements.namedItem(legField('from', at + 1));
  if (!(next instanceof HTMLInputElement) || (next.value && next.value !== next.dataset.carried)) return;
  next.value = to.value;
  next.dataset.carried = to.value;
}
