import { parentPort } from 'node:worker_threads';
import { type ReadingJob, readRecords } from './read-records.ts';
import { sendRecords } from './sent-records.ts';

// A thread that reads answers of the CMS: each job is answered with its records.
parentPort?.on('message', (job: ReadingJob) => parentPort?.postMessage(sendRecords(readRecords(job))));
