import 'server-only';

/** The server interface of currencies for other features. */
export { currenciesRetention } from './retention.ts';
export { seedSampleRates } from './sample-rates.ts';
export { showRates } from './show-rates.ts';
export { updateRates } from './update-rates.ts';
