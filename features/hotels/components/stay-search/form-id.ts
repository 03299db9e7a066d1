/** Id of the hotel search form, for fields elsewhere on the page. */
export const STAY_FORM = 'stay-search';
