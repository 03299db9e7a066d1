/** The id of the page's main content. */
export const MAIN = 'content';

/** The id of search results. */
export const RESULTS = 'results';
