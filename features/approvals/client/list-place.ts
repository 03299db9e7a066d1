/** The list of requests that was looked at last in this tab: the part, filter, order and page of its address. */
const last = { query: '' };

export const rememberPlace = (query: string): void => {
  last.query = query;
};

/** Its parameters, for the way back from a request. */
export const lastPlace = (): Record<string, string> => Object.fromEntries(new URLSearchParams(last.query));
