import { buildWhenStale } from '../../scripts/build.mjs';

/** What starts whole processes starts what was built from these very sources. */
export default function build(): void {
  buildWhenStale();
}
