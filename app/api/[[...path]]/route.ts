import { dispatch } from '../registry.ts';

/**
 * The whole API as a Next route: in development for all calls, in production for those the fast path leaves to Next
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
