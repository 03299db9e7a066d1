import { registerWhenLoaded } from '#lib/client/service-worker.ts';

/** Next calls this when it begins to navigate: the bar and the overlay of 2.7 start here. */
export { announceNavigation as onRouterTransitionStart } from '#components/feedback/navigation-signal.ts';

registerWhenLoaded();
