/** Roofs of one part of a building. */
export type Roof =
  | 'flat'
  | 'parapet'
  | 'stepped'
  | 'slope'
  | 'mast'
  | 'vault'
  | 'tank'
  | 'pergola'
  | 'hip'
  | 'gable'
  | 'mansard'
  | 'thatch'
  | 'pediment'
  | 'merlons'
  | 'chhatris';
export type Windows = 'square' | 'tall' | 'arched' | 'pair' | 'wide' | 'columns' | 'shutters';
export type Balconies = 'none' | 'each' | 'alternate' | 'long' | 'middle';
export type GroundFloor = 'door' | 'arcade' | 'posts' | 'glass' | 'stilts' | 'plain';

/** One part of a building: a rectangle with its storeys, its windows and its roof. Units of the poster, foot at y = 0. */
export interface Part {
  /** Its middle, from the middle of the building. */
  x: number;
  width: number;
  storeys: number;
  /** Height of one storey. */
  storey: number;
  bays: number;
  roof: Roof;
  /** Height of a pitched roof. */
  pitch: number;
  windows: Windows;
  balconies: Balconies;
  ground: GroundFloor;
  /** Height of the stilts it stands on. */
  raised?: number;
  /** Timber above the ground floor. */
  timber?: true;
}

/** A building: its parts from back to front, or the tents of a camp. */
export interface Plan {
  parts: readonly Part[];
  tents: readonly { x: number; width: number; height: number; peaks: 1 | 2 }[];
}

/** How far a building reaches to both sides of its middle and up from its foot. */
export function reachOf({ parts, tents }: Plan): { left: number; right: number; height: number } {
  const edges = [...parts, ...tents].map(({ x, width }) => [x - width / 2, x + width / 2] as const);
  const heights = parts.map(
    ({ storeys, storey, pitch, raised = 0, roof }) => storeys * storey + raised + (roof === 'flat' ? 4 : pitch),
  );
  return {
    left: Math.min(...edges.map(([left]) => left)),
    right: Math.max(...edges.map(([, right]) => right)),
    height: Math.max(...heights, ...tents.map(({ height }) => height)),
  };
}
