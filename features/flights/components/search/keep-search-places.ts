import { legField, LEGS } from '../../rules/search/trip-input.ts';

/** The next flight of a trip leaves from where this one lands, unless something else was typed there. `to` is the field of a landing place. */
export function keepSearchPlaces(to: Element | RadioNodeList | null | undefined): void {
  if (!(to instanceof HTMLInputElement)) return;
  const at = LEGS.findIndex((leg) => legField('to', leg) === to.name);
  const next = at < 0 ? null : to.form?.elements.namedItem(legField('from', at + 1));
  if (!(next instanceof HTMLInputElement) || (next.value && next.value !== next.dataset.carried)) return;
  next.value = to.value;
  next.dataset.carried = to.value;
}
