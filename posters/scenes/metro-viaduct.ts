import { mix } from '../colour.ts';
import { each, pen, rect, times } from '../pen.ts';
import type { Press } from '../press.ts';

const RAILS = 346;
const TRAIN = 190;

/** A metro train on its viaduct above the trees. */
export function trainOnViaduct(press: Press): void {
  const { width, inks } = press;
  trees(press);
  viaduct(press);
  train(press);
  press.path(rect(0, 386, width, 14), inks.deep);
}

function trees(press: Press): void {
  const { chance, inks, width } = press;
  const crowns = times(width / 12, (i) => {
    const x = i * 13 + chance.between(-4, 4);
    return pen`M${x - 13} 352a13 ${chance.between(12, 20)} 0 0 1 26 0z`;
  });
  press.path(crowns + rect(0, 350, width, 50), mix(inks.deep, press.local('#2d6249'), 0.45));
}

function viaduct(press: Press): void {
  const { width } = press;
  press.path(rect(-4, RAILS, width + 8, 11), press.local('#d7cdb8'));
  press.path(rect(-4, RAILS + 11, width + 8, 3), press.local('#8f8573'));
  let pillars = '';
  for (let x = 20; x < width + 40; x += 86) pillars += `M${x - 14} ${RAILS + 14}h28l-9 12v40h-10v-40z`;
  press.path(pillars, press.local('#b0a58f'));
}

function train(press: Press): void {
  const rear = 70 - TRAIN;
  press.group(press.composition.subjectX, RAILS, [press.facing, 1], () => {
    press.path(`M${rear} 0v-26h${TRAIN}q14 2 18 14v12z`, press.local('#eef0e8'));
    press.path(rect(rear, -9, TRAIN + 16, 4), press.local('#d1472f'));
    const windows = each([0, 1, 2, 3, 4, 5, 6, 7, 8], (i) => rect(rear + 6 + i * 20, -21, 14, 9));
    press.window(windows, press.local('#2b4d5c'));
  });
}
