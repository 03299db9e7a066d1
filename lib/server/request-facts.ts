import 'server-only';

/** Facts of a request besides its parsed input; never trusted for price, rights or time. */
export type RequestFacts = {
  requestId: string;
  address: string;
  userAgent: string;
  headers: Headers;
  rawBody: string;
  /** Headers for the response if the use case succeeds, such as a cookie (`http/device-cookie.ts`). */
  answerHeaders: Headers;
};
