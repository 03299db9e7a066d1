import { latestOf } from '#lib/client/latest-of.ts';
import type { PlaceSuggestion } from '../contract.ts';

const places = latestOf<PlaceSuggestion>('/api/hotels/places');

/** Places and hotels for what was typed so far; null when a newer call took this one's place, or it failed. */
export const suggestPlaces = (text: string): Promise<PlaceSuggestion[] | null> => places({ text: text.trim() });
