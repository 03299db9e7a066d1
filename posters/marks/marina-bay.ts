import { each, pen, times } from '../pen.ts';
import type { Press } from '../press.ts';
import type { Stone } from './stone.ts';

/** The three leaning towers of Marina Bay in Singapore under their one deck, at the water on y = 0. */
export function marinaBay(press: Press, { wall, shade, opening }: Stone): void {
  const towers = each([-68, 0, 68], (x) => `M${x - 26} 0Q${x - 14}-62 ${x - 15}-118h30Q${x + 12}-56 ${x + 18} 0z`);
  press.path(towers, wall);
  press.path(
    each([-68, 0, 68], (x) => `M${x + 4} 0Q${x + 2}-62 ${x + 3}-118h12Q${x + 12}-56 ${x + 18} 0z`),
    shade,
    { opacity: 0.7 },
  );
  const storeys = each([-68, 0, 68], (x) => times(9, (i) => pen`M${x - 15} ${-12 - i * 11.5}h26`));
  press.line(storeys, press.lamplit ? press.inks.glow : opening, 1.6, {
    dash: '2 3',
    opacity: press.lamplit ? 0.8 : 0.45,
  });
  press.path('M-98-122Q10-132 122-128Q112-115 96-114H-86Q-94-115-98-122z', wall);
  press.path('M-92-116H100L96-114H-86z', shade);
  press.path(
    each([-70, -50, -24, 6, 30, 56, 84], (x) => `M${x - 6}-125q6-9 12 0z`),
    press.local('#4d7a52'),
  );
}
