import { SSR_TYPES, SSR_LABELS } from '#lib/shared/ssr-types.ts';
import { andList, capital } from '#lib/shared/word-lists.ts';
import type { CompanyView } from '../../contract.ts';

export type ExtrasLimitsProps = { company: CompanyView };

/** Which of seats, meals and bags the policy does not pay for; nothing where it pays for all. */
export function ExtrasLimits({ company: { extras } }: ExtrasLimitsProps) {
  const words = (types: readonly (1 | 2 | 3)[]) => andList(types.map((type) => SSR_LABELS[type]));
  const unpaid = SSR_TYPES.filter((type) => extras && !extras.includes(type));
  if (!extras || !unpaid.length) return null;
  return (
    <p className="small">
      {extras.length ? `Your company’s policy pays for ${words(extras)}. ` : ''}
      {capital(words(unpaid))} may be chosen only where {unpaid.length > 1 ? 'they cost' : 'it costs'} nothing.
    </p>
  );
}
