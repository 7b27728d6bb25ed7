import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDemoCms, type DemoCms } from '../../../../demo/demo-cms.ts';
import { htmlToText } from '../../../../generator/content/html/text.ts';
import { installPeers } from '../../../../tools/bench/beside/install-peers.ts';
import type { InstalledPeer } from '../../../../tools/bench/beside/measure-peer.ts';
import { loadPlainSite, plainTitle } from '../../../../tools/bench/beside/plain-site.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';

let folder: string;
let cms: DemoCms;
let peer: InstalledPeer | undefined;
const steps: string[] = [];

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  cms = await createDemoCms();
  // A registry that nothing listens at.
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:1/');
  vi.stubEnv('npm_config_cache', path.join(folder, 'cache'));
  vi.stubEnv('npm_config_fetch_retries', '0');
  [peer] = await installPeers(['eleventy'], {
    root: projectRoot,
    folder,
    onStep: (step) => steps.push(step),
  });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await cms.close();
  await removeFolder(folder);
});

describe('a generator beside ours', () => {
  it('is told of where it cannot be installed, and does not end the bench', () => {
    expect(peer?.samples.problem).toMatch(/ECONNREFUSED/);
    expect(steps.at(-1)).toBe(`Eleventy is not measured: ${peer?.samples.problem}`);
  });

  it('is given every page of the bare loop with its title and text', async () => {
    const template = pathToFileURL(path.join(peer?.folder ?? '', 'src/page.11ty.js')).href;
    const { render } = await import(/* @vite-ignore */ template);
    const { site, pages } = await loadPlainSite(cms.url);
    for (const one of pages) {
      const html: string = render({ one, plain: { site } });
      expect(htmlToText(/<title>(.*?)<.title>/s.exec(html)?.[1] ?? '')).toBe(plainTitle(one, site).trim());
      expect(html).toContain(one.kind === 'entry' ? (one.entry.content ?? '') : '<h1>');
    }
  });
});
