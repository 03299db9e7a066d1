'use client';

import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

export type OnDemandOptions<Props> = {
  /** Stands in its place while the script is on its way. */
  Meanwhile?: ComponentType<Props>;
  /** The script could not be fetched. Without it the part stays away, or `Meanwhile` stays. */
  onFailure?: (props: Props) => void;
};

/**
 * A part of a page whose script is fetched when the part is first shown: a dialog, a calendar, a map. Unlike React's
 * `lazy` it does not break the page when the network does, and it asks again the next time it is shown.
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
