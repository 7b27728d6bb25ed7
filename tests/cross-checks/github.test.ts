import { expect, it } from 'vitest';
import { readDocument } from '../support/documents.ts';
import { openWorkflowCheck } from './github-parser.ts';

const text = await readDocument('docs/scale/github.yml');

it('the workflow for GitHub is right in the eyes of the parser of GitHub, as is the workflow without shards', async () => {
  const faultsOf = await openWorkflowCheck();
  expect(await faultsOf(text)).toEqual([]);
  for (const name of ['workflow', 'nightly'])
    expect(await faultsOf(await readDocument(`docs/${name}.yml`))).toEqual([]);
  for (const [right, wrong] of [
    ['runs-on:', 'run-on:'],
    ['strategy.job-index', 'strategie.job-index'],
    ['fail-fast: false', 'fail-fast: maybe'],
    ['needs: crawl', 'needs: crawling'],
  ] as const)
    expect(await faultsOf(text.replace(right, wrong)), wrong).not.toEqual([]);
});
