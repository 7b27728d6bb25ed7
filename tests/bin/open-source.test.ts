import { expect, it } from 'vitest';
import { openSource } from '../../bin/open-source.ts';
import { resolveConfig } from '../../config/resolve-config.ts';
import { projectRoot } from '../support/project-root.ts';

it.each([
  ['https://cms.example/graphql', 'cms.example'],
  ['https://cms.example/graphql/', 'cms.example'],
  ['https://cms.example/index.php?graphql', 'cms.example'],
  ['https://cms.example:8443/?graphql=true', 'cms.example:8443'],
  ['https://cms.example/staging/graphql', 'cms.example/staging'],
  ['https://cms.example/a/b/index.php/graphql', 'cms.example/a/b'],
])('names the CMS at %s, and its cache, by host and folder', async (endpoint, name) => {
  expect((await openSource(configOf(endpoint))).name).toBe(name);
});

function configOf(endpoint: string) {
  const file = { siteUrl: 'https://pier.example', endpoint };
  return resolveConfig({ root: projectRoot, file, fileName: 'test', env: {}, flags: {} });
}
