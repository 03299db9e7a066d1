import 'server-only';

/** What a request brings besides its parsed input; never trusted for price, rights or time. */
export type RequestFacts = {
  requestId: string;
  address: string;
  userAgent: string;
  headers: Headers;
  rawBody: string;
  /** Headers that the answer gets where the use case succeeds: a cookie (`http/device-cookie.ts`). */
  answerHeaders: Headers;
};
