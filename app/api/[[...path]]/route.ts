import { dispatch } from '../registry.ts';

/**
 * The whole API, as Next serves it: in development always, in production what the server does not answer ahead of it
 * (docs/adr/0012).
 */
export {
  dispatch as GET,
  dispatch as HEAD,
  dispatch as OPTIONS,
  dispatch as POST,
  dispatch as PUT,
  dispatch as PATCH,
  dispatch as DELETE,
};
