import path from 'node:path';
import type { TemplateBundle } from '../../../generator/bundle/bundle-templates.ts';
import { createRender } from '../../../generator/bundle/template-code.ts';
import { fileOf } from '../../../generator/content/paths.ts';
import type { RenderContext } from '../../../generator/pages/render-batch.ts';
import type { RenderJob, RenderResult } from '../../../generator/pages/render-job.ts';
import type { RenderPoolOptions } from '../../../generator/pages/render-pool.ts';
import { projectRoot } from '../../support/project-root.ts';
import { document } from '../../templates/samples.ts';

const { head, ...shared } = document;

const forbidden = { cmsHosts: ['cms.example'], privateTexts: [] };

/** Far more than any page of a test takes, on any machine. */
const patientMs = 60_000;

export function contextOf(templates: TemplateBundle, limitMs = patientMs): RenderContext {
  return { render: createRender(templates), document: shared, ...forbidden, limitMs };
}

/** Returns the options of a pool for the same pages as `contextOf`. */
export function poolOptions(
  { code }: TemplateBundle,
  options: { readonly workerFile: string; readonly size: number; readonly limitMs?: number },
): RenderPoolOptions {
  return { root: projectRoot, code, document: shared, ...forbidden, limitMs: patientMs, ...options };
}

/** A job with this title for its page; `folder` is where its file goes, null for none. */
export function jobOf(title: string, folder: string | null, pagePath = `/${title}/`): RenderJob {
  return {
    path: pagePath,
    call: { template: 'page', props: { title, nodes: [] } },
    head: { ...head, title },
    target: folder === null ? null : path.join(folder, fileOf(pagePath)),
    published: null,
  };
}

/** Returns the message about a failed page; empty for others. */
export function messageOf(result: RenderResult | undefined): string {
  return result !== undefined && 'failed' in result ? result.failed.message : '';
}
