import { answerJobs } from '../../util/thread-pool.ts';
import { type ReadingJob, readRecords } from './read-records.ts';
import { sendRecords } from './sent-records.ts';

// A thread that reads answers of the CMS: each job is answered with its records.
answerJobs((job: ReadingJob) => sendRecords(readRecords(job)));
