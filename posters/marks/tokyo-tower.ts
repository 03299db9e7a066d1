import { rect } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The lattice tower of Tokyo in its two colours, standing on y = 0. */
export function tokyoTower(press: Press, { wall, shade, opening }: Stone): void {
  press.path('M-46 0Q-16-70-3-198h6Q16-70 46 0H30Q22-32 0-34T-30 0zM-18-58h36l-5-28h-26zM-10-108h20l-3-34h-14z', wall, {
    fillRule: 'evenodd',
  });
  press.line('M-18-58L13-86M18-58L-13-86M-10-108L7-142M10-108L-7-142', wall, 2);
  press.path(rect(-20, -104, 40, 13) + rect(-26, -50, 52, 5) + rect(-7, -160, 14, 8) + rect(-1, -222, 2, 26), shade);
  press.window(rect(-18, -100, 36, 4) + rect(-6, -158, 12, 3), opening);
}
