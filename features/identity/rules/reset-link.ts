/** Minutes for which the link of a forgotten password works. */
export const LINK_MINUTES = 30;
