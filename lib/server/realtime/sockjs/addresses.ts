import 'server-only';

/**
 * A session's address over HTTP, below SOCKET_PATH, with the number of the session and the transport. Numbers of server and
 * session are of the client's choosing: anything but dots (sockjs-protocol, "Session URLs").
 */
export const OVER_HTTP = /^\/[^/.]{1,64}\/([^/.]{1,64})\/(xhr|xhr_streaming|xhr_send)$/;
/** A WebSocket's address: SockJS's with the numbers of server and session, or the plain one. */
export const WEBSOCKET = /^(?:\/[^/.]{1,64}\/[^/.]{1,64})?\/websocket$/;
/** Where texts are sent without SockJS's frames. */
export const PLAIN_WEBSOCKET = '/websocket';
