/** Reads `.env` as `npm start` does, for scripts run on their own. Variables already set win. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile?.('.env');

// A script serves no requests: required settings of a deployment are checked where the server starts.
process.env.SARAI_ENV ||= 'local';
