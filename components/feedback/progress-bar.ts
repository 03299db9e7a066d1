import progress from 'nprogress';
import './progress-bar.css';

progress.configure({
  showSpinner: false,
  template: '<div class="bar" role="presentation"></div>',
  barSelector: '.bar',
  trickleSpeed: 240,
  speed: 200,
});

/** The progress bar at the top (2.7), from nprogress; loaded with the first navigation. */
export const startBar = (): void => void progress.start();

/** Completes and disappears, also after a failed navigation. */
export const endBar = (): void => void progress.done();
