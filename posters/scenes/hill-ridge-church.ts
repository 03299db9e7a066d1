import { ridge } from '../parts/ridge.ts';
import { each, pen, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** Christ Church on the Ridge of Shimla: pale yellow walls, lancet windows and a square tower with pinnacles. */
export function ridgeChurch(press: Press): void {
  ridge(press, { y: 306, swing: 5, step: 150, ink: press.local('#b9a98c', 0.12), foot: press.local('#6d7f68', 0.1) });
  const unit = 1.1 * press.unit;
  press.group(press.composition.subjectX - press.facing * 16, 318, [press.facing * unit, unit], () => {
    nave(press);
    tower(press);
  });
}

const LANCET = 'v-18q4.5-12 9 0v18z';

function nave(press: Press): void {
  press.path(rect(-22, -50, 112, 54), press.local('#f1dca0'));
  press.path('M-26-48L-10-82H78L94-48z', press.local('#6f7d78'));
  press.path('M94-48L78-82H62L74-48z', press.local('#4f5b5c'));
  press.path('M64 4v-58l16-26 16 26V4z', press.local('#f1dca0'));
  press.path(rect(88, -54, 8, 58) + each([-8, 14, 36], (x) => rect(x + 15, -40, 4, 44)), press.local('#bfa068'));
  press.path(
    each([-5, 17, 39], (x) => pen`M${x - 2} 0v-22q6.5-16 13 0v22z`),
    press.local('#fff6dc'),
  );
  press.window(each([-5, 17, 39], (x) => `M${x}-2${LANCET}`) + 'M74-10v-24q6-16 12 0v24z', press.local('#3f5f6e'));
}

function tower(press: Press): void {
  const stone = press.local('#f6e3ac');
  press.path(rect(-62, -118, 40, 122), stone);
  press.path(rect(-32, -118, 10, 122), press.local('#bfa068'));
  press.path(each([-66, -55, -36, -25], (x) => pen`M${x} -114v-16l3.5-16 3.5 16v16z`) + rect(-66, -118, 48, 6), stone);
  press.path(rect(-66, -112, 48, 3) + rect(-64, -62, 44, 3), press.local('#bfa068'));
  press.path('M-50-118L-42-150L-34-118z', press.local('#6f7d78'));
  press.line('M-42-150v-14M-46-159h8', press.local('#5a5040'), 1.8);
  press.window('M-55-72v-24q5-12 10 0v24zM-41-72v-24q5-12 10 0v24zM-50 4v-26q7-14 14 0V4z', press.local('#3f5f6e'));
  press.disc(-43, -51, 6, press.local('#fff6dc'));
  press.line('M-43-55v4h3', press.local('#5a5040'), 1.2);
}
