/** What a request needs to know of whoever is signed in in this tab; null where nobody is. */
export type SessionTokens = {
  userID: string | null;
  /** The bearer token of the person. */
  accessToken: string | null;
  /** The bearer token of the sign-in to an event (2.9), which stands beside the person's. */
  eventToken: string | null;
};

/**
 * What the HTTP client and the query cache ask of the session. `features/session` implements it, so that nothing in
 * `lib` knows how a session is kept, renewed or ended.
 */
export type SessionPort = {
  tokens: () => SessionTokens;
  /** Hears every change of the session. */
  onChange: (listener: (now: SessionTokens, before: SessionTokens) => void) => void;
  /** Renews the person's tokens; all who ask at once share one request (4.6). Throws ApiFailure. */
  refresh: () => Promise<void>;
  /** The server still refuses the person's token after it was renewed: their session is over (4.6). */
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

/** Gives the HTTP client its session; called once in each document. */
export const connectSession = (port: SessionPort): void => void (connected.port = port);

/** The session of this tab. Until one is connected nobody is signed in, as in pages that the server renders. */
export const sessionPort = (): SessionPort => connected.port;
