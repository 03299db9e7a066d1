import { tenth, rect } from '../pen.ts';
import type { Press } from '../press.ts';

/** A kettuvallam, the thatched rice boat of Kerala, and its reflection. */
export function riceBoat(press: Press): void {
  const size = tenth(1.05 * press.unit);
  press.group(press.composition.subjectX, 312, [press.facing * size, size], () => {
    press.layer('scale(1 -.5)', () => boat(press), 0.3);
    boat(press);
  });
}

function boat(press: Press): void {
  const { deep } = press.inks;
  press.path('M-112-30Q-104-6-84 0H74Q102-4 118-34Q96-16 70-15H-78Q-98-17-112-30z', deep);
  press.path('M-80-15H72v-5H-80z', press.local('#7a4a2c'));
  thatch(press);
  const windows = 'M-38-24v-14q7-8 14 0v14zM-18-24v-14q7-8 14 0v14zM2-24v-14q7-8 14 0v14z';
  press.window(windows, press.local('#33505a'));
  press.path('M52-18V-40Q70-46 84-36V-32Q70-38 58-34V-18z', press.local('#9c6a38'));
  press.path(rect(80, -36, 2, 18), deep);
}

function thatch(press: Press): void {
  const shade = press.local('#9c6a38');
  press.path('M-66-18V-36Q-64-62-36-64H18Q48-62 52-36V-18z', press.local('#d6a45c'));
  press.path('M-66-36Q-64-62-36-64Q-48-54-50-18H-66zM18-64Q48-62 52-36V-18H36Q36-52 18-64z', shade);
  press.line('M-34-64Q-44-40-44-18M-14-64v46M6-64v46M24-62Q32-40 32-18', shade, 1.4);
}
