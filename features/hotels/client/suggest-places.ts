import { latestOf } from '#lib/client/latest-of.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { placeText } from '#lib/shared/place-text.ts';
import { t } from '#lib/shared/texts.ts';
import type { PlaceSuggestion } from '../contract.ts';

const places = latestOf<PlaceSuggestion>('/api/hotels/places');

/** @texts */
const KINDS: Partial<Record<PlaceSuggestion['kind'], string>> = { hotel: 'Hotel', area: 'Area' };

/** Places and hotels that match the text, as options of the field; null when a later query has superseded this one. */
export async function suggestPlaces(text: string) {
  const found = await places({ text: text.trim() });
  return (
    found?.map(({ kind, slug, name, title, within, stays }) => ({
      key: `${kind} ${slug}`,
      value: placeText(title),
      name: t(name),
      note: placeText(within),
      aside: stays ? t(KINDS[kind] ?? counted(stays, 'stay')) : t('no stays yet'),
    })) ?? null
  );
}
