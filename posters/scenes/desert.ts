import { mix } from '../colour.ts';
import type { PosterMark } from '../options.ts';
import { ridge } from '../parts/ridge.ts';
import { sky } from '../parts/sky.ts';
import { each, pen, times, tenth } from '../pen.ts';
import type { Press } from '../press.ts';

const CAMEL =
  'M2 36L4 23Q3 18 5 15.5Q8 11 12 11.5Q15 4 18.5 4T25 11Q28 13 30 11Q32.5 8 32.5 3Q33 0 36 0Q40 .5 42 3L41 5 37 5Q37 14 33.5 18Q31.5 20 30.5 21.5L31.5 36H29.5L27 24 25.5 23 25 36H23L21.5 23Q14 24 10 22.5L9 36H7L6.8 25 5 29 4 36z';

const RIDER = 'M17-7q4-3 6 1l2 12h-11z';

/** Four riders in a row, one silhouette stamped four times. */
function camels(press: Press): void {
  const { inks, unit, facing } = press;
  const camel = press.cut(() => press.path(CAMEL + RIDER, inks.deep));
  const size = tenth(0.92 * unit);
  for (let i = 0; i < 4; i++) {
    const x = press.across(0.3) + facing * (i * 44 * unit - 30);
    press.stamp(camel, x, 266 + Math.sin(i) * 3 + i * 1.5, [facing * size, size]);
  }
}

/** Dunes, and a row of camels where they are at home. */
export function desert(press: Press, mark?: PosterMark): void {
  const { chance, inks, unit } = press;
  sky(press, { sunY: chance.between(120, 168), sunRadius: 54 * unit, horizon: 260 });
  ridge(press, { y: 238, swing: 10, step: 80, ink: press.local('#c99a6a', 0.68), foot: inks.haze });
  middleDunes(press);
  if (mark === 'camels') camels(press);
  nearDune(press);
  thornBush(press);
}

interface Dune {
  y: number;
  /** The x of its crest as a share of the width, and how high it rises. */
  crest: number;
  rise: number;
  lit: string;
  shade: string;
}

/** One crest, one lit face, one shaded face. */
function dune(press: Press, { y, crest, rise, lit, shade }: Dune): void {
  const { width } = press;
  const [x, top] = [width * crest, y - rise];
  const lee = pen`Q${x + (width - x) * 0.4} ${y + 6} ${width + 5} ${y + 4}`;
  press.path(pen`M-5 400V${y + 16}Q${x * 0.45} ${y + 14} ${x} ${top}${lee}V400z`, lit);
  press.path(pen`M${x} ${top}${lee}V400H${x - 60}Q${x + 70} ${y + 80} ${x + 4} ${y + 34}T${x} ${top}z`, shade);
}

function middleDunes(press: Press): void {
  press.layer(press.mirroring, () => {
    dune(press, {
      y: 262,
      crest: 0.3,
      rise: 34,
      lit: press.local('#efc07a', 0.3),
      shade: press.local('#c17a48', 0.34),
    });
    dune(press, {
      y: 292,
      crest: 0.72,
      rise: 40,
      lit: press.gradient(press.local('#f0ba6a', 0.12), press.local('#e0a058')),
      shade: press.local('#b4673c', 0.1),
    });
  });
}

function nearDune(press: Press): void {
  const { width } = press;
  press.layer(press.mirroring, () => {
    dune(press, {
      y: 338,
      crest: 0.24,
      rise: 26,
      lit: press.gradient(press.local('#e9ab5a'), press.local('#d48f4a')),
      shade: press.local('#9a5233'),
    });
    const windLines = times(
      6,
      (i) => pen`M-4 ${350 + i * 9}Q${width * 0.1} ${344 + i * 8} ${width * (0.2 + i * 0.015)} ${356 + i * 8}`,
    );
    press.line(windLines, press.local('#b9703c'), 1.4, { opacity: 0.5 });
  });
}

function thornBush(press: Press): void {
  const { inks } = press;
  press.path(
    pen`M${press.across(0)} 400V372Q${press.across(0.3)} 366 ${press.across(0.62)} 400z`,
    mix(inks.deep, press.local('#8a4630'), 0.3),
  );
  const x = press.across(0.1);
  const twigs = each(
    [-16, -9, -3, 4, 10, 17],
    (lean) => pen`M${x} 386q${lean * 0.4}-16 ${lean} ${-26 - (17 - Math.abs(lean))}`,
  );
  press.line(twigs, inks.deep, 2, { round: true });
}
