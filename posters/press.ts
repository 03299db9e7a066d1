import { mix } from './colour.ts';
import { HEIGHT, type Composition } from './composition.ts';
import type { Inks } from './inks.ts';
import type { PosterHour } from './options.ts';
import type { Chance } from '#lib/shared/random.ts';
import { Sheet } from './sheet.ts';

/**
 * What a scene prints with: a sheet, the inks and light of the hour, the composition and the place's own chance.
 * A poster is printed, not rendered: flat inks, far to near, each layer one step closer to the deep ink.
 */
export class Press extends Sheet {
  readonly chance: Chance;
  readonly composition: Composition;
  readonly inks: Inks;
  readonly hour: PosterHour;
  readonly width: number;
  readonly unit: number;

  constructor(prefix: string, composition: Composition, chance: Chance) {
    super(prefix);
    this.chance = chance;
    this.composition = composition;
    this.inks = composition.inks;
    this.hour = composition.hour;
    this.width = composition.width;
    this.unit = composition.unit;
  }

  get night(): boolean {
    return this.hour === 'night';
  }

  /** Windows and lamps are lit at dusk and at night, never by day. */
  get lamplit(): boolean {
    return this.night || this.hour === 'dusk';
  }

  /** -1 where the composition is mirrored: multiply what leans or points by it. */
  get facing(): 1 | -1 {
    return this.composition.flipped ? -1 : 1;
  }

  /** The x of a share (0 to 1) of the width, counted from the side the composition opens on. */
  across(share: number): number {
    return this.width * (this.composition.flipped ? 1 - share : share);
  }

  /** The transform that turns a whole layer with the composition. */
  get mirroring(): string | undefined {
    return this.composition.flipped ? `matrix(-1 0 0 1 ${this.width} 0)` : undefined;
  }

  /** A thing's own colour under this hour's light, `far` (0 to 1) of the way into the haze. */
  local(colour: string, far = 0): string {
    return mix(mix(colour, this.inks.ambient, this.inks.tint), this.inks.haze, far);
  }

  /** A window or a door: glowing when lamps are lit, otherwise in its day colour. */
  window(data: string, byDay: string): void {
    if (this.lamplit) this.path(data, this.inks.glow, { opacity: 0.95 });
    else this.path(data, byDay);
  }

  /** The whole picture in one fill. */
  flood(fill: string): void {
    this.path(`M0 0h${this.width}v${HEIGHT}H0z`, fill);
  }
}
