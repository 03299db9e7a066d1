import type { PackageExtraChoice } from '../contract.ts';
import { EXTRAS } from './vocabulary.ts';

/** Reads extras from the values of a form or an address, each once and in the order of `EXTRAS`; what is none is left out. */
export function parseExtras(values: string | readonly string[] | undefined): PackageExtraChoice[] {
  const found = new Map<PackageExtraChoice['code'], number>();
  for (const part of [values ?? []].flat().flatMap((value) => value.slice(0, 100).split('.'))) {
    const [, code, quantity] = /^([a-z]+)-([1-9])$/.exec(part) ?? [];
    const known = EXTRAS.find((one) => one === code);
    if (known) found.set(known, Number(quantity));
  }
  return EXTRAS.flatMap((code) => {
    const quantity = found.get(code);
    return quantity ? [{ code, quantity }] : [];
  });
}
