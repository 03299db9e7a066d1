import { mix } from '../colour.ts';
import { arch } from '../parts/masonry.ts';
import { glitteringWater } from '../parts/water.ts';
import { pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

const WATER = 318;
const DECK = 276;

/** The iron footbridge of Rishikesh over the Ganga, and a many-storeyed temple at its far end. */
export function jhula(press: Press): void {
  const { inks, width } = press;
  glitteringWater(press, WATER, mix(press.local('#7fb7ac'), inks.sky.low, 0.3), press.local('#2b7a78'));
  const [left, right] = [width * 0.12, width * 0.88];
  const bank = press.local('#6d8a58', 0.1);
  press.path(pen`M-5 ${WATER + 6}V${DECK - 4}Q${left} ${DECK - 2} ${left + 26} ${WATER + 6}z`, bank);
  press.path(pen`M${width + 5} ${WATER + 6}V${DECK - 4}Q${right} ${DECK - 2} ${right - 26} ${WATER + 6}z`, bank);
  temple(press, press.across(0.86));
  bridge(press, left, right);
  press.path(pen`M0 400V382Q${width * 0.3} 366 ${width * 0.56} 390T${width} 378V400z`, inks.deep);
}

function bridge(press: Press, left: number, right: number): void {
  const ink = mix(press.inks.deep, press.local('#8a3b2e'), 0.3);
  const middle = (left + right) / 2;
  const top = DECK - 70;
  press.line(
    pen`M${left - 50} ${DECK}L${left} ${top}Q${middle} ${DECK + 44} ${right} ${top}L${right + 50} ${DECK}`,
    ink,
    2.4,
  );
  const hangers = times(23, (i) => {
    const along = (i + 1) / 24;
    const sag = (1 - along) ** 2 * top + 2 * along * (1 - along) * (DECK + 44) + along ** 2 * top;
    return pen`M${left + (right - left) * along} ${sag}V${DECK}`;
  });
  press.line(hangers, ink, 1);
  press.path(rect(-5, DECK, press.width + 10, 4), ink);
  press.path(rect(left - 4, top - 6, 8, 116) + rect(right - 4, top - 6, 8, 116), ink);
  if (press.lamplit)
    press.line(pen`M${left} ${DECK - 3}H${right}`, press.inks.glow, 2, { dash: '1.5 12', round: true });
}

function temple(press: Press, x: number): void {
  press.group(x, DECK, 0.95 * press.unit, () => {
    const storeys = times(6, (i) => pen`M${-34 + i * 4} ${-i * 17}v-17h${68 - i * 8}v17z`);
    press.path(storeys + 'M-10-102q0-20 10-34q10 14 10 34z', press.local('#e2935a', 0.06));
    press.path(
      times(6, (i) => rect(-36 + i * 4, -i * 17 - 17, 72 - i * 8, 3)),
      press.local('#b8472f', 0.06),
    );
    press.window(
      times(5, (i) => times(4, (j) => arch(-18 + j * 12, -i * 17 - 2, 6, 11))),
      press.local('#6b3a2e', 0.1),
    );
  });
}
