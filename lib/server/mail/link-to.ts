import 'server-only';

/** A path of ours as a link in an email or a document: from PUBLIC_URL, never from what a request says of itself. */
export const linkTo = (path: string): string =>
  new URL(path, process.env.PUBLIC_URL || 'http://localhost:3000').toString();
