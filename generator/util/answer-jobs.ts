import { parentPort } from 'node:worker_threads';

/** Answers the jobs of a thread pool, in the script of its threads: each with one message, in order. */
export function answerJobs<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));
  // A job that cannot be read ends the thread, and with it the wait for its answer.
  parentPort?.on('messageerror', (error) => {
    throw error;
  });
}
