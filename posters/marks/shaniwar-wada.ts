import { arch, dome, merlons } from '../parts/masonry.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The Delhi gate of Shaniwar Wada in Pune: two round bastions, the timber hall of drums above the gate. Stands on y = 0. */
export function shaniwarWada(press: Press, { wall, shade, opening }: Stone): void {
  const brick = press.local('#a4553c');
  press.path(rect(-150, -62, 300, 62) + merlons(-150, -62, 96, 6) + merlons(54, -62, 96, 6), brick);
  press.path(rect(-150, -18, 300, 18), shade);
  press.path(rect(-26, -96, 52, 96), wall);
  press.path(each([-50, 50], bastion), wall);
  press.path(
    each([-50, 50], (x) => each([-100, -70, -20], (y) => rect(x - 27, y, 54, 3))) +
      each([-50, 50], (x) => pen`M${x + 8} 0v-104h17l4 104z`),
    shade,
    { opacity: 0.6 },
  );
  drumHall(press);
  press.path(arch(0, 0, 44, 82), shade);
  press.window(arch(0, 0, 30, 64) + each([-50, 50], (x) => arch(x, -76, 9, 18)), opening);
  press.path(
    times(4, (i) => each([-11, -4, 3, 10], (x) => rect(x - 0.7, -10 - i * 10, 1.6, 3))),
    shade,
  );
}

/** A round tower of stone that leans inwards, the brick crown on it with lotus-shaped battlements. */
function bastion(x: number): string {
  return pen`M${x - 29} 0l4-104h50l4 104z` + merlons(x - 25, -104, 50, 6);
}

/** The hall of drums: a tiled roof on carved posts, a flag above it. */
function drumHall(press: Press): void {
  press.path(rect(-23, -128, 46, 32), press.local('#6d4630'));
  press.window(
    each([-17, -6, 6, 17], (x) => arch(x, -99, 7.5, 24)),
    press.local('#3c2a22'),
  );
  press.path('M-32-126L-20-146H20L32-126z' + dome(0, -146, 5), press.local('#b4603f'));
  press.path('M32-126L20-146H2L10-126z', press.local('#7d3d2c'));
  press.line('M0-158v-34', press.local('#6d4630'), 1.6);
  press.path('M1-192l30 7-22 5 20 8-28 1z', press.local('#e8842c'));
}
