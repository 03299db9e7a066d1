import { arch as pointedArch } from '../parts/masonry.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { BuildingInks } from './inks.ts';
import type { Part, Windows } from './plan.ts';
import { printRoof, type Crown } from './roofs.ts';

/** Prints one part of a building: wall, shaded side, windows, balconies, ground floor and roof. */
export function printPart(press: Press, inks: BuildingInks, part: Part): void {
  const { x, width, storeys, storey, raised = 0, pitch } = part;
  const [left, height] = [x - width / 2, storeys * storey];
  const crown: Crown = { left, right: x + width / 2, middle: x, width, pitch, top: -raised - height };
  if (raised) stilts(press, inks, part, raised);
  const front = () => {
    walls(press, inks, part, left, height);
    upperWindows(press, inks, part, left);
    groundFloor(press, inks, part, left);
    balconies(press, inks, part, left);
  };
  if (raised) press.layer(pen`translate(0 ${-raised})`, front);
  else front();
  printRoof(press, inks, crown, part);
}

function walls(
  press: Press,
  inks: BuildingInks,
  { width, storeys, storey, timber }: Part,
  left: number,
  height: number,
): void {
  press.path(rect(left, -height, width, height), inks.wall);
  if (timber) {
    const from = storeys > 1 ? storey : 0;
    press.path(rect(left, -height, width, height - from), inks.timber);
  }
  // The side away from the light.
  const shaded = width * 0.16;
  press.path(rect(press.facing > 0 ? left + width - shaded : left, -height, shaded, height), inks.shade, {
    opacity: 0.55,
  });
}

/** Round arches everywhere but under the domes and battlements of a haveli. */
function archIn({ roof }: Part, x: number, y: number, width: number, height: number): string {
  if (roof === 'chhatris' || roof === 'merlons') return pointedArch(x, y, width, height);
  const [half, wall] = [width / 2, height - width / 2];
  return pen`M${x - half} ${y}v${-wall}a${half} ${half} 0 0 1 ${width} 0v${wall}z`;
}

/** The middle of every bay. */
const bayAt = ({ width, bays }: Part, left: number, bay: number) => left + (width * (bay + 0.5)) / bays;

const firstUpper = ({ ground }: Part) => (ground === 'plain' || ground === 'stilts' ? 0 : 1);

/** Width of a window as a share of its bay, height as a share of its storey, and where it stands in the bay. */
const PANES: Record<Exclude<Windows, 'arched'>, { wide: number; high: number; at: readonly number[] }> = {
  square: { wide: 0.42, high: 0.5, at: [0] },
  tall: { wide: 0.3, high: 0.62, at: [0] },
  pair: { wide: 0.24, high: 0.5, at: [-0.18, 0.18] },
  wide: { wide: 0.78, high: 0.5, at: [0] },
  columns: { wide: 0.56, high: 0.62, at: [0] },
  shutters: { wide: 0.28, high: 0.54, at: [0] },
};
/** No window of a wide bay is wider than in this one. */
const WIDEST_BAY = 26;

/** Rows of windows: upright lines, printed dashed, each dash a window. */
function upperWindows(press: Press, inks: BuildingInks, part: Part, left: number): void {
  const { storeys, storey, bays, width, windows } = part;
  const from = firstUpper(part);
  if (storeys <= from) return;
  const bay = Math.min(width / bays, WIDEST_BAY);
  if (windows === 'arched') {
    const floors = (storeys - from) * bays;
    const data = times(floors, (i) =>
      archIn(
        part,
        bayAt(part, left, i % bays),
        -(from + Math.floor(i / bays)) * storey - storey * 0.22,
        bay * 0.38,
        storey * 0.62,
      ),
    );
    return press.window(data, inks.opening);
  }
  const { wide, high, at } = PANES[windows];
  const column = (x: number, floor: number, to: number) =>
    pen`M${x} ${-floor * storey - storey * 0.24}V${-to * storey + 2}`;
  const all = times(bays, (i) => each(at, (shift) => column(bayAt(part, left, i) + shift * bay, from, storeys)));
  const dash = pen`${storey * high} ${storey - storey * high}`;
  press.line(all, press.lamplit ? press.inks.glow : inks.opening, bay * wide, { dash });
  if (press.lamplit)
    press.line(
      darkWindows(part, from, (i, floor) => column(bayAt(part, left, i) + at[0]! * bay, floor, floor + 1)),
      inks.opening,
      bay * wide,
      { dash },
    );
  if (windows === 'shutters') {
    const leaves = times(bays, (i) =>
      each([-0.23, 0.23], (shift) => column(bayAt(part, left, i) + shift * bay, from, storeys)),
    );
    press.line(leaves, inks.roof, bay * 0.13, { dash });
  }
}

/** At dusk and at night someone is out: about one window in four stays dark. */
function darkWindows(
  { bays, storeys, width }: Part,
  from: number,
  draw: (bay: number, floor: number) => string,
): string {
  let data = '';
  for (let floor = from; floor < storeys; floor++) {
    const bay = (floor * 7 + Math.round(width)) % (bays + 1);
    if (bay < bays) data += draw(bay, floor);
  }
  return data;
}

/** Slabs and rails of every floor, printed dashed where they stand before single windows. */
function balconies(press: Press, inks: BuildingInks, part: Part, left: number): void {
  const { balconies: kind, storeys, storey, bays, width } = part;
  const from = Math.max(1, firstUpper(part));
  if (kind === 'none' || storeys <= from) return;
  const bay = width / bays;
  const rows = (y: number) =>
    times(storeys - from, (i) => {
      const floor = from + i;
      const at = -floor * storey - y;
      if (kind === 'long') return pen`M${left - 4} ${at}h${width + 8}`;
      if (kind === 'middle') return pen`M${left + bay * (Math.floor(bays / 2) + 0.1)} ${at}h${bay * 0.8}`;
      const shift = kind === 'alternate' && floor % 2 ? 1.1 : 0.1;
      return pen`M${left + bay * shift} ${at}H${left + width}`;
    });
  const dash =
    kind === 'each'
      ? pen`${bay * 0.8} ${bay * 0.2}`
      : kind === 'alternate'
        ? pen`${bay * 0.8} ${bay * 1.2}`
        : undefined;
  press.line(rows(storey * 0.26), inks.trim, 1.2, dash ? { dash } : {});
  press.line(rows(0), inks.shade, storey * 0.5, dash ? { dash, opacity: 0.4 } : { opacity: 0.4 });
  press.line(rows(-0.6), inks.trim, 2.4, dash ? { dash } : {});
}

function groundFloor(press: Press, inks: BuildingInks, part: Part, left: number): void {
  const { ground, bays, width, storey, x } = part;
  const bay = width / bays;
  if (ground === 'plain' || ground === 'stilts') return;
  if (ground === 'glass') {
    press.window(
      times(bays, (i) => rect(bayAt(part, left, i) - bay * 0.4, -storey * 0.78, bay * 0.8, storey * 0.78)),
      inks.opening,
    );
    press.path(rect(left - 3, -storey * 0.94, width + 6, storey * 0.14), inks.trim);
  } else if (ground === 'arcade') {
    press.window(
      times(bays, (i) => archIn(part, bayAt(part, left, i), 0, bay * 0.6, storey * 0.82)),
      inks.opening,
    );
  } else if (ground === 'posts') {
    press.path(rect(left, -storey * 0.84, width, storey * 0.84), inks.shade);
    const openings = times(bays, (i) =>
      rect(bayAt(part, left, i) - bay * 0.2, -storey * 0.66, bay * 0.4, storey * 0.66),
    );
    press.window(openings, inks.opening);
    press.path(
      times(bays + 1, (i) => rect(left + bay * i - 1.6, -storey * 0.86, 3.2, storey * 0.86)) +
        rect(left - 3, -storey * 0.92, width + 6, 3),
      inks.trim,
    );
  } else {
    const door = bays % 2 ? x : bayAt(part, left, Math.floor(bays / 2));
    press.window(
      times(bays, (i) =>
        Math.abs(bayAt(part, left, i) - door) < 1
          ? ''
          : rect(
              bayAt(part, left, i) - Math.min(bay, WIDEST_BAY) * 0.21,
              -storey * 0.74,
              Math.min(bay, WIDEST_BAY) * 0.42,
              storey * 0.5,
            ),
      ),
      inks.opening,
    );
    press.path(rect(door - 5, -storey * 0.7, 10, storey * 0.7), inks.timber);
  }
}

function stilts(press: Press, inks: BuildingInks, { x, width }: Part, raised: number): void {
  const left = x - width / 2;
  const posts = times(5, (i) => rect(left + ((width - 3) * i) / 4, -raised, 3, raised));
  const steps = pen`M${x - 9} 0L${x - 3} ${-raised}h5L${x - 3} 0z`;
  press.path(posts + steps + rect(left - 5, -raised - 1, width + 10, 3.4), inks.timber);
}
