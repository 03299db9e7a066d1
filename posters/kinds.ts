/** Landscapes and hours of a poster; apart from the landmarks, of which browsers need no list. */
export const POSTER_KINDS = ['beach', 'hill', 'oldcity', 'backwater', 'metro', 'desert', 'snow', 'forest'] as const;
export const POSTER_HOURS = ['dawn', 'day', 'dusk', 'night'] as const;
