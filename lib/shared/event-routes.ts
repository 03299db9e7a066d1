import { type Params, withQuery } from './routes.ts';

/** URLs of events. By themselves, because the landing page loads the others. */
export const eventRoutes = {
  /** An event by its code. Of the operator's the code is the address, /CIT-95 (2.4); a traveller's is below /events. */
  page: (code: string) => `${/^EV-\w{10}$/.test(code) ? '/events' : ''}/${encodeURIComponent(code)}`,
  /** The events that a person hosts. */
  hosted: () => '/events',
  /** The form of an event: a new one, or the one with this code. */
  form: (code?: string) => withQuery('/events/host', { event: code }),
  /** Who is registered for an event, for its host. */
  registered: (params: Params) => withQuery('/events/registered', params),
  /** The messages of an event, for its host. */
  messagesOf: (code: string) => `${withQuery('/events/registered', { event: code })}#messages`,
  /** The messages of an event of the operator, at the desk. */
  deskMessages: (code: string) => withQuery('/desk/events/messages', { event: code }),
  /** The room blocks of an event of the operator, at the desk; with the rates of a hotel. */
  deskRooms: (code: string, hotel?: string) => withQuery('/desk/events/rooms', { event: code, hotel }),
  /** Travellers' events at the desk, and those of the operator. */
  desk: (params: Params = {}) => withQuery('/desk/events', params),
} as const;
