/** What a monument is built of: its lit wall, its shaded side or trim, and its openings by day. */
export interface Stone {
  wall: string;
  shade: string;
  opening: string;
}
