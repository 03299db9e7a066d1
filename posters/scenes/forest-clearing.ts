import { mix } from '../colour.ts';
import { pen, tenth } from '../pen.ts';
import type { Press } from '../press.ts';

/** A clearing seen between tall trunks; an elephant and her calf in it where elephants live. */
export function clearing(press: Press, elephants: boolean): void {
  const { unit, facing, composition } = press;
  woods(press);
  grassland(press);
  if (elephants) {
    elephant(press, composition.subjectX - facing * 10, 290, tenth(1.2 * unit));
    elephant(press, composition.subjectX - facing * 66 * unit, 306, tenth(0.7 * unit));
  }
  trunks(press);
  canopy(press);
  tallGrass(press);
}

const WOODS = [
  { y: 262, far: 0.44, step: 15, height: 60 },
  { y: 292, far: 0.24, step: 21, height: 96 },
];

function woods(press: Press): void {
  const { chance, width } = press;
  for (const { y, far, step, height } of WOODS) {
    let crowns = '';
    for (let x = -10; x < width + 20; x += step) {
      const r = chance.between(step * 0.7, step * 1.2);
      const top = y - chance.between(0.2, 1) * height * 0.5;
      crowns += pen`M${x - r} ${top + r}a${r} ${r * 1.1} 0 0 1 ${2 * r} 0V320h${-2 * r}z`;
    }
    press.path(crowns, press.gradient(press.local('#2f7358', far - 0.06), press.local('#6fa673', far + 0.2)));
  }
}

function grassland(press: Press): void {
  const { width } = press;
  press.path(
    pen`M-5 400V318Q${width * 0.5} 302 ${width + 5} 322V400z`,
    press.gradient(press.local('#a9b85c', 0.1), press.local('#6f9a48')),
  );
}

const BODY =
  'M4 44V26Q2 9 18 6Q30 2 40 8Q44 1 53 4Q61 8 61 20Q61 32 64 38Q65 41 68 40L69 43Q63 47 60 41Q57 35 56 28Q52 31 48 29L47 44H39L38 33Q28 36 19 32L18 44H10L10 34 8 44z';
const EAR = 'M41 10Q50 8 51 18Q50 28 44 27Q39 20 41 10z';
const TUSK = 'M57 25Q60 31 66 30Q60 29 59 24z';
const TAIL = 'M5 20q-4 6-3 13';

function elephant(press: Press, x: number, y: number, size: number): void {
  const { deep } = press.inks;
  press.group(x, y, [press.facing * size, size], () => {
    press.path(BODY, deep);
    press.path(EAR, mix(deep, press.local('#8a8f96'), 0.35));
    press.path(TUSK, press.local('#fff6e0'));
    press.line(TAIL, deep, 1.4);
  });
}

/** Dark leaves and trunks would swallow a place name: on a lettered poster they keep to the subject's side. */
function framesAt({ width, composition }: Press, x: number): boolean {
  const { lettered, flipped } = composition;
  return !lettered || (flipped ? x > width * 0.6 : x < width * 0.4);
}

function trunks(press: Press): void {
  const { chance, inks, width } = press;
  let data = '';
  for (const share of width > 460 ? [0.02, 0.09, 0.2, 0.8, 0.9, 0.98] : [0.03, 0.17, 0.9]) {
    const [x, half] = [width * share, chance.between(6, 12)];
    if (!framesAt(press, x)) continue;
    const rightSide = pen`Q${x + half * 0.5} 300 ${x + half * 1.4} 410`;
    data += pen`M${x - half} 410Q${x - half * 0.4} 300 ${x - half * 0.5}-5h${half}${rightSide}z`;
  }
  press.path(data, inks.deep);
}

/** Leaves along the top, hanging lower at the edges. */
function canopy(press: Press): void {
  const { chance, inks, width } = press;
  let leaves = '';
  for (let x = -20; x < width + 30; x += 19) {
    if (!framesAt(press, x)) continue;
    const edge = (Math.abs(x - width / 2) / width) * 2;
    leaves += pen`M${x - 26}-4a${chance.between(20, 32)} ${chance.between(24, 40) * (0.5 + edge * 1.1)} 0 0 0 52 0z`;
  }
  press.path(leaves, mix(inks.deep, press.local('#1f5a3c'), 0.35));
}

function tallGrass(press: Press): void {
  const { chance, inks, width } = press;
  let blades = '';
  for (let x = -6; x < width + 6; x += 7) {
    const [bend, lean, height] = [chance.between(-4, 4), chance.between(-8, 8), chance.between(18, 40)];
    blades += pen`M${x} 402q${bend}-14 ${lean}${-height}q5 16 6 40z`;
  }
  press.path(blades, inks.deep);
}
