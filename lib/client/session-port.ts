/** The credentials of the signed-in person of this tab for requests; null where nobody is. */
export type SessionTokens = {
  userID: string | null;
  /** The person's bearer token. */
  accessToken: string | null;
  /** The bearer token of the event sign-in (2.9), independent of the person's. */
  eventToken: string | null;
};

/**
 * What the HTTP client and the query cache need of the session. Implemented by `features/session`, so that `lib` does
 * not depend on how sessions are stored, renewed or ended.
 */
export type SessionPort = {
  tokens: () => SessionTokens;
  /** Subscribes to every change of the session. */
  onChange: (listener: (now: SessionTokens, before: SessionTokens) => void) => void;
  /** Renews the person's tokens; parallel calls share one request (4.6). Throws ApiFailure. */
  refresh: () => Promise<void>;
  /** The server still refuses the person's token after a refresh: the session is over (4.6). */
  onRefused: () => Promise<void>;
  /** The server refuses this token of an event: its sign-in is over. */
  onEventRefused: (eventToken: string) => Promise<void>;
};

const NOBODY: SessionTokens = { userID: null, accessToken: null, eventToken: null };

const connected: { port: SessionPort } = {
  port: {
    tokens: () => NOBODY,
    onChange: () => undefined,
    refresh: () => Promise.resolve(),
    onRefused: () => Promise.resolve(),
    onEventRefused: () => Promise.resolve(),
  },
};

/** Connects the HTTP client to the session; called once per document. */
export const connectSession = (port: SessionPort): void => void (connected.port = port);

/** The session of this tab. Until one is connected nobody is signed in, as in server-rendered pages. */
export const sessionPort = (): SessionPort => connected.port;
