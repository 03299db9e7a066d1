/**
 * Preloaded (`node --import`) by `npm run verify:days`: shifts every `Date` of the process by CLOCK_OFFSET_MS, so that
 * a whole test run happens on another day. Timers are not changed.
 */
const offset = Number(process.env.CLOCK_OFFSET_MS);
const RealDate = Date;
const now = () => RealDate.now() + offset;

if (offset) {
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [now()], newTarget === globalThis.Date ? target : newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
