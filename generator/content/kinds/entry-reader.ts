import { openThreadPool, type ThreadPool, usefulThreads } from '../../util/thread-pool.ts';
import type { Kind } from '../content.ts';
import { type ReadingJob, type ReadRecords, readRecords } from './read-records.ts';
import { receiveRecords, type SentRecords } from './sent-records.ts';

/** Reads answers of the CMS, in this and in other threads. */
export interface EntryReader {
  readonly read: <K extends Kind>(job: ReadingJob<K>) => Promise<ReadRecords<K>>;
  readonly close: () => Promise<void>;
}

/** Entries read here before threads are started, which takes as long. */
const firstHere = 400;

/** Jobs per thread: their nodes wait in memory, some MB each. */
const jobsPerThread = 2;

/**
 * Opens a reader. Sends a job to a free thread, or reads it here: all processors are busy, and no
 * answer waits in memory. `workerFile` is `read-worker.ts` as a script; undefined: this thread
 * only.
 */
export function openEntryReader(
  workerFile: string | undefined,
  size = usefulThreads(),
  limitMs?: number,
): EntryReader {
  const hasThreads = workerFile !== undefined && size > 0;
  let readHere = 0;
  let pool: ThreadPool<ReadingJob, SentRecords> | undefined;
  return {
    read: async (job) => {
      if (hasThreads && readHere >= firstHere)
        pool ??= openThreadPool({ workerFile, size, jobsPerThread, work: 'reading', limitMs });
      if (pool?.isFree()) return receiveRecords(job.kind, await pool.run(job));
      readHere += job.nodes.length;
      return readRecords(job);
    },
    close: async () => pool?.close(),
  };
}
