'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import type { DeskRoomsProps } from './desk-rooms.tsx';

/** The rooms come once someone has signed in: the sign-in needs none of them. */
export const DeskRoomsScreen = onDemand<DeskRoomsProps>(() =>
  import('./desk-rooms.tsx').then((screen) => screen.DeskRooms),
);
