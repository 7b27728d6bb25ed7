import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../config/resolve-config.ts';
import { projectRoot } from '../support/project-root.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';

const workflow = await readFile(path.join(projectRoot, 'docs', 'workflow.yml'), 'utf8');
const [, publishJob = ''] = workflow.split(/^ {2}publish:$/m);
/** Of the job that publishes, each with its text, in their order. */
const steps = publishJob
  .slice(publishJob.indexOf('    steps:'))
  .split(/^ {6}- /m)
  .slice(1);
const indexOf = (text: string) => steps.findIndex((step) => step.includes(text));

describe('the ready workflow', () => {
  it('calls the command line with flags that it has, and reads variables that it knows', async () => {
    const { stdout } = await runBoardwalk(['generate', '--help']);
    const flags = steps[indexOf('npx boardwalk generate')]?.match(/--[a-z-]+/g) ?? [];
    expect(flags).toEqual(['--json', '--junit', '--html', '--allow-loss']);
    for (const flag of flags) expect(stdout).toContain(flag);
    const env = Object.fromEntries(
      (workflow.match(/BOARDWALK_\w+(?=: )/g) ?? []).map((name) => [name, 'https://cms.example']),
    );
    const file = { siteUrl: 'https://www.pier.example' };
    const config = resolveConfig({ root: projectRoot, file, fileName: 'test', env, flags: {} });
    // The files kept from run to run are the cache, and the site itself.
    for (const kept of [config.cacheDir, config.outDir]) {
      const name = path.relative(projectRoot, kept);
      for (const step of steps.filter((text) => text.includes('actions/cache/')))
        expect(step).toMatch(new RegExp(`^ +${name}$`, 'm'));
    }
  });

  it('restores the cache, builds, keeps cache and reports whatever came of it, and publishes only what was built', () => {
    const order = [
      'npm ci',
      'actions/cache/restore',
      'head-object',
      'npx boardwalk generate',
      'actions/cache/save',
      'upload-artifact',
      'name: Publish',
    ];
    expect(order.map(indexOf)).toEqual([...order.keys()].map((place) => place + indexOf('npm ci')));
    for (const step of ['actions/cache/save', 'upload-artifact'])
      expect(steps[indexOf(step)]).toContain('if: always()');
    // Without a condition of its own a step runs when all before it have ended with 0.
    expect(steps[indexOf('name: Publish')]).not.toContain('if:');
    expect(workflow).not.toContain('continue-on-error');
  });
});
