import 'server-only';

/**
 * An absolute link to a path of ours for an email or document: based on PUBLIC_URL, never on a request's Host header.
 */
export const linkTo = (path: string): string =>
  new URL(path, process.env.PUBLIC_URL || 'http://localhost:3000').toString();
