'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export type OnDemandOptions<Props> = {
  /** Shown while the script is loading. */
  Meanwhile?: ComponentType<Props>;
  /** The script could not be loaded. Without it the part is left out, or `Meanwhile` stays. */
  onFailure?: (props: Props) => void;
};

/**
 * A part of a page whose script is loaded when it is first shown: a dialog, a calendar, a map. Unlike React's `lazy` it
 * survives a network failure, and tries again the next time it is shown.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, onFailure }: OnDemandOptions<Props> = {},
): ComponentType<Props> {
  const kept: { Part?: ComponentType<Props> } = {};
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState(() => kept.Part);
    const failed = useEffectEvent(() => onFailure?.(props));
    useEffect(() => {
      let gone = false;
      load().then(
        (loaded) => {
          kept.Part = loaded;
          if (!gone) setPart(() => loaded);
        },
        () => {
          if (!gone) failed();
        },
      );
      return () => {
        gone = true;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}
