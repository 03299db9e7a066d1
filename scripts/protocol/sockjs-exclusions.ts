const OTHER_ORIGINS =
  'Pages of other sites may not open the socket in somebody’s browser: a foreign Origin is refused (403), and no answer ' +
  'names an origin that may read it. tests/integration/hub-protocol.test.ts; the transports themselves run in the other tests.';
const PAGES =
  'Transports by an iframe or a script of another page (htmlfile, jsonp) are for browsers of before 2012, and our pages ' +
  'allow no frames. ADR 32.';
const EVENT_SOURCE = 'XHR streaming serves every browser that has EventSource. ADR 32.';
const COOKIES =
  'The socket reads and sets no cookies: it is admitted by its token alone (cookie_needed: false). ' +
  'docs/operations.md says how several processes do without them.';
const ALWAYS_WEBSOCKETS = 'The product has no setting that turns WebSockets off.';
const BAD_REQUEST =
  'What is no JSON is the client’s fault: 400 where the suite wants 500. tests/release/hub-sockjs.test.ts.';
const OLD_DRAFT = 'Hixie-76 is a draft of before RFC 6455 which no browser speaks since 2012.';

const all = (reason: string, group: string, tests: string): Record<string, string> =>
  Object.fromEntries(tests.split(' ').map((test) => [`${group}.test_${test}`, reason]));

/** Tests of sockjs-protocol that are not run against our hub, as `Class.test`, each with its reason. */
export const SOCKJS_EXCLUSIONS: Readonly<Record<string, string>> = {
  ...all(OTHER_ORIGINS, 'InfoTest', 'basic options options_null_origin'),
  ...all(OTHER_ORIGINS, 'XhrPolling', 'options request_headers_cors transport'),
  ...all(OTHER_ORIGINS, 'XhrStreaming', 'options transport'),
  ...all(PAGES, 'IframePage', 'cacheability queriedUrl simpleUrl versionedUrl'),
  ...all(PAGES, 'HtmlFile', 'invalid_callback no_callback response_limit transport'),
  ...all(
    PAGES,
    'JsonPolling',
    'close content_types invalid_callback invalid_json no_callback sending_empty_frame transport',
  ),
  ...all(EVENT_SOURCE, 'EventSource', 'response_limit transport'),
  ...all(COOKIES, 'JsessionidCookie', 'basic eventsource htmlfile jsonp xhr xhr_streaming'),
  ...all(ALWAYS_WEBSOCKETS, 'InfoTest', 'disabled_websocket'),
  ...all(BAD_REQUEST, 'XhrPolling', 'invalid_json'),
  ...all(OLD_DRAFT, 'Websocket', 'haproxy'),
};
