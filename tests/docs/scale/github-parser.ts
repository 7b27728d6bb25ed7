import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Loads the parser with which GitHub's own editors check workflows: bundled, since it imports JSON as only bundlers do. */
async function loadParser(): Promise<typeof import('@actions/workflow-parser')> {
  const outfile = path.join(await temporaryFolder(), 'parser.mjs');
  await build({
    entryPoints: ['@actions/workflow-parser'],
    absWorkingDir: projectRoot,
    bundle: true,
    format: 'esm',
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

/** Checks workflows for GitHub: lists what is wrong with each. To be called in a test. */
export async function openWorkflowCheck(): Promise<(content: string) => Promise<readonly string[]>> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await loadParser();
  return async (content) => {
    const { context, value } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter());
    if (value) await convertWorkflowTemplate(context, value);
    return context.errors.getErrors().map(({ message }) => message);
  };
}
