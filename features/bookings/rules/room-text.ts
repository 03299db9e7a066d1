import { type CancellationPolicy, refundSteps } from '#lib/shared/cancellation.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { roomsByRate } from '#lib/shared/rate-terms.ts';
import { refundText, type RefundText } from '#lib/shared/refund-text.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';

type RoomAsSold = { roomTypeId: string; ratePlanId: string; name: string; rateName: string; meals: string };
type WithRooms<Room> = { rooms: readonly Room[] };

/** The rooms of a stay that have one type and rate, with their positions among those that stand. */
export type RoomsOfRate<Room> = { room: RoomAsSold; positions: number[]; rooms: Room[] };

/** The rooms that stand by type and rate: one entry where all are alike. */
export const ratesOfStay = <Room extends { room: RoomAsSold }>({ rooms }: WithRooms<Room>): RoomsOfRate<Room>[] =>
  roomsByRate(rooms.map(({ room }) => room)).map((positions) => ({
    room: rooms[positions[0]!]!.room,
    positions,
    rooms: positions.map((at) => rooms[at]!),
  }));

/** "Courtyard room, Flexible, breakfast included". */
export const roomText = ({ name, ...rate }: Pick<RoomAsSold, 'name' | 'rateName' | 'meals'>): string =>
  `${name}, ${rateText(rate)}`;

/** "Flexible, breakfast included". */
export const rateText = ({ rateName, meals }: Pick<RoomAsSold, 'rateName' | 'meals'>): string =>
  `${t(rateName)}, ${t(meals).toLowerCase()}`;

/** Begin of a sentence about all rooms of a stay: "The room is", "The rooms are". */
export const roomsAre = (count: number): string => (count > 1 ? 'The rooms are' : 'The room is');

/** The type of each room that stands, where they are not all of one type and rate. */
export const differingNames = <Room extends { room: RoomAsSold }>(stay: WithRooms<Room>): string[] =>
  ratesOfStay(stay).length > 1 ? stay.rooms.map(({ room }) => room.name) : [];

/** All rooms in a line; their number where there are several rates: "2 × Lane room, Fixed, room only; 1 × Courtyard room, …". */
export function roomsText<Room extends { room: RoomAsSold }>(stay: WithRooms<Room>): string {
  const rates = ratesOfStay(stay);
  return rates
    .map(({ room, positions }) => `${rates.length > 1 ? `${positions.length} × ` : ''}${roomText(room)}`)
    .join('; ');
}

/** What comes back for the rooms of a rate, by its own terms: "Full refund until …". */
export function refundOfRate(
  { rooms }: RoomsOfRate<{ total: number; cancellationPolicies: readonly CancellationPolicy[] }>,
  { now, checkInAt, zone, today }: { now: string; checkInAt: string; zone: string; today: IsoDate },
): RefundText {
  const total = rooms.reduce((sum, room) => sum + room.total, 0);
  const steps = refundSteps(rooms[0]!.cancellationPolicies, total, new Date(now), new Date(checkInAt));
  return refundText(steps, total, zone, today);
}

/** "Room 2", "Rooms 1 and 3". */
export function roomNumbers(positions: readonly number[]): string {
  const numbers = andList(positions.map((at) => String(at + 1)));
  return positions.length === 1 ? t('Room {n}', { n: numbers }) : t('Rooms {numbers}', { numbers });
}
