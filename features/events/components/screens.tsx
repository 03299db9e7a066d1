'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskEventsProps } from './hosting/desk-events.tsx';
import type { DeskMessagesProps } from './messages/desk-messages.tsx';
import type { DeskRoomsProps } from './rooms/desk-rooms.tsx';

/** The list comes once someone has signed in: the sign-in needs none of it. */
export const DeskEventsScreen = onDemand<DeskEventsProps>(() =>
  import('./hosting/desk-events.tsx').then((screen) => screen.DeskEvents),
);

/** The messages come once someone has signed in: the sign-in needs none of them. */
export const DeskMessagesScreen = onDemand<DeskMessagesProps>(() =>
  import('./messages/desk-messages.tsx').then((screen) => screen.DeskMessages),
);

/** The rooms come once someone has signed in: the sign-in needs none of them. */
export const DeskRoomsScreen = onDemand<DeskRoomsProps>(() =>
  import('./rooms/desk-rooms.tsx').then((screen) => screen.DeskRooms),
);
