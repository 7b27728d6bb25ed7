import { openThreadPool, type ThreadPool, usefulThreads } from '../../util/thread-pool.ts';
import type { Kind } from '../content.ts';
import { type ReadingJob, type ReadRecords, readRecords } from './read-records.ts';
import { receiveRecords, type SentRecords } from './sent-records.ts';

/** Reads what the CMS answered, here and in other threads. */
export interface EntryReader {
  readonly read: <K extends Kind>(job: ReadingJob<K>) => Promise<ReadRecords<K>>;
  readonly close: () => Promise<void>;
}

/** Entries that we read ourselves before threads are started: those take as long to get going. */
const patience = 400;

/** Jobs at a thread: their nodes wait in memory, of some MB each. */
const jobsPerThread = 2;

/**
 * Opens a reader. A job goes to a thread that is free, and is read here when none is: so all processors are busy, and no answer
 * waits in memory. `workerFile` is `read-worker.ts` as a script; undefined: this thread alone.
 */
export function openEntryReader(workerFile: string | undefined, size = usefulThreads()): EntryReader {
  const hasThreads = workerFile !== undefined && size > 0;
  let readHere = 0;
  let pool: ThreadPool<ReadingJob, SentRecords> | undefined;
  return {
    read: async (job) => {
      if (hasThreads && readHere >= patience)
        pool ??= openThreadPool({ workerFile, size, jobsPerThread, work: 'reading' });
      if (pool?.isFree()) return receiveRecords(job.kind, await pool.run(job));
      readHere += job.nodes.length;
      return readRecords(job);
    },
    close: async () => pool?.close(),
  };
}
