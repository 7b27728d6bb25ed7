import { expect, it } from 'vitest';
import { resolveConfig } from '../../config/resolve-config.ts';
import { BuildError } from '../../generator/problem.ts';
import { startRun } from '../../generator/run.ts';
import { closeSite, openSite } from '../../generator/site.ts';
import { projectRoot } from '../support/run-boardwalk.ts';

it('faults 169 says no credential that the CMS has put into its content, in no problem and no report', async () => {
  const password = 'Wq7K xT3m Pz9R bN5v';
  const config = resolveConfig({
    root: projectRoot,
    file: {
      siteUrl: 'https://www.halyardpier.example',
      graphql: { clients: { other: { options: { headers: { 'x-api-key': 'key-of-other-client' } } } } },
    },
    fileName: 'test',
    env: {},
    flags: {},
  });
  const authorization = `Basic ${Buffer.from(`editor:${password}`).toString('base64')}`;
  const source = {
    endpoint: 'http://127.0.0.1:1/',
    authorization,
    name: 'test',
    now: () => '2026-06-13T14:00:00Z',
  };
  const site = openSite({ config, source, onProgress: () => undefined, code: 'test' });
  try {
    const run = startRun(site);
    const entry = { kind: 'post', id: 1, title: `Login with ${password}` };
    run.warn({ message: 'The time zone "key-of-other-client" is not known', entry });
    const hint = `look for ${authorization}`;
    const failure = run.complete(new BuildError('content', 'Refused', [{ message: 'A title', entry, hint }]));
    const told = JSON.stringify([run.failed(failure), failure.problems]);
    expect(told).toContain('Login with [redacted]');
    expect(told).toContain('The time zone \\"[redacted]\\" is not known');
    expect(told).not.toMatch(/Wq7K|key-of-other|Basic/);
  } finally {
    await closeSite(site);
  }
});
