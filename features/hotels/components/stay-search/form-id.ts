/** Id of the form that searches stays: a field elsewhere on the page can go with it. */
export const STAY_FORM = 'stay-search';
