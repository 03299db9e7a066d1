import { each, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

/** The temple of Jagannath in Puri: a curved tower under a wheel and a flag, its halls stepping down. It stands on y = 0. */
export function shikhara(press: Press): void {
  const wall = press.local('#efe2c8', 0.06);
  const shade = press.local('#a98f72', 0.08);
  press.path(rect(-92, -16, 150, 16) + rect(-84, -34, 30, 20) + 'M-88-34l19-20 19 20z', wall);
  press.path(rect(-50, -44, 44, 44) + each([0, 1, 2, 3], (i) => rect(-54 + i * 6, -50 - i * 7, 52 - i * 12, 8)), wall);
  press.path('M-10 0V-52Q-10-112 8-132H32Q50-112 50-52V0z', wall);
  press.path('M34 0V-132Q50-112 50-52V0zM-16-44H-6V0h-10z', shade, { opacity: 0.7 });
  press.line(
    times(7, (i) => `M${-9 + i * 0.9}-${58 + i * 10}H${49 - i * 0.9}`),
    shade,
    1.6,
  );
  press.line('M6-20V-124M20-8V-130', shade, 1.4);
  press.path('M4-132h32l-4-8H8zM10-140q10-10 20 0z', wall);
  press.line('M20-146V-166', press.inks.deep, 1.6);
  press.path('M20-166q14 2 26 8-12 2-26-1z', press.local('#d8422f'));
  press.window('M12 0v-20q8-9 16 0V0z' + rect(-32, -22, 9, 22), press.local('#5d4a3e'));
}
