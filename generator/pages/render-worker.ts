import { workerData } from 'node:worker_threads';
import { createRender, loadTemplates } from '../bundle/template-code.ts';
import { answerJobs } from '../util/thread-pool.ts';
import { renderBatch } from './render-batch.ts';
import type { RenderJob } from './render-job.ts';
import type { WorkerSetup } from './render-pool.ts';

// A thread that renders: it loads the templates once, and answers each batch of jobs with its
// results.
const { root, code, ...setup }: WorkerSetup = workerData;
const context = { render: createRender(loadTemplates(code, root)), ...setup };
answerJobs((jobs: readonly RenderJob[]) => renderBatch(jobs, context));
