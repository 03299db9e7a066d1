import { answerTasks } from '#lib/server/answer-tasks.ts';

/** A thread for `lasting-worker.test.ts`: does what it is told, and counts. */
let done = 0;
answerTasks(async (task: 'count' | 'fail' | 'hang' | 'end') => {
  done++;
  if (task === 'fail') throw new Error('it cannot be done');
  if (task === 'hang') for (;;);
  if (task === 'end') process.exit(3);
  return Promise.resolve(done);
});
