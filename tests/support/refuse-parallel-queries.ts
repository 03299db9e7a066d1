/**
 * Fails the run when a query is sent on a connection that still answers another one, as `Promise.all` inside a transaction
 * does: it gains nothing, and node-postgres will refuse it (it warns once a process).
 */
const holder = globalThis as { saraiRefusesParallelQueries?: true };

if (!holder.saraiRefusesParallelQueries) {
  holder.saraiRefusesParallelQueries = true;
  process.on('warning', (warning) => {
    if (warning.message.includes('client.query()')) throw warning;
  });
}
