import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { crossCheckPackages } from './packages.ts';

/** The part of `@actions/workflow-parser` that is used: its types are not in the project. */
interface WorkflowParser {
  readonly NoOperationTraceWriter: new () => unknown;
  readonly parseWorkflow: (
    file: { readonly name: string; readonly content: string },
    trace: unknown,
  ) => ParsedWorkflow;
  readonly convertWorkflowTemplate: (context: ParsedWorkflow['context'], value: unknown) => Promise<unknown>;
}

interface ParsedWorkflow {
  readonly context: { readonly errors: { getErrors(): readonly { readonly message: string }[] } };
  readonly value?: unknown;
}

/** Loads the parser with which GitHub's own editors check workflows: bundled, since it imports JSON as only bundlers do. */
async function loadParser(): Promise<WorkflowParser> {
  const outfile = path.join(await temporaryFolder(), 'parser.mjs');
  await build({
    entryPoints: ['@actions/workflow-parser'],
    absWorkingDir: crossCheckPackages,
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
