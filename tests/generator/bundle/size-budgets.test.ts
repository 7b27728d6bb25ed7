import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Metafile } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClientBundle } from '../../../generator/bundle/bundle-client.ts';
import { openBundler } from '../../../generator/bundle/open-bundler.ts';
import { contentsOf } from '../../support/contents-of.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Bytes, compressed with brotli. */
const runtimeBudget = 6 * 1024;
const searchBudget = 4 * 1024;
const clockBudget = 4 * 1024;
const eventFilterBudget = 3 * 1024;
/** Loaded with the first words, or with the first choice in a list of several pages. */
const eventKnowledgeBudget = 1_664;
/** Of every page: the least that a page of text has. By page: tests/site/styles.test.ts. */
const stylesheetBudget = 8.5 * 1024;

describe('what every page loads', () => {
  let assets: ClientBundle;

  beforeAll(async () => {
    ({ assets } = await bundleProject());
  });

  it('has a runtime within its budget: one file, without a package in it', () => {
    const scripts = staticScripts(assets.urls.runtime.slice(1), assets.metafile);
    expect(scripts).toHaveLength(1);
    const sizes = scripts.map((script) => brotliSize(assets.files.find(({ path }) => path === script)));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(runtimeBudget);
    expect(sizes).not.toContain(0);
    const sources = scripts.flatMap((script) => Object.keys(assets.metafile.outputs[script]?.inputs ?? {}));
    expect(sources.filter((source) => !/^(client-runtime|words)\//.test(source))).toEqual([]);
  });

  it('pays nothing for what islands may import, unless it has an island that does', () => {
    const { runtime, hydrate, islands } = assets.urls;
    const inputsOf = (url: string) =>
      staticScripts(url.slice(1), assets.metafile)
        .flatMap((script) => Object.keys(assets.metafile.outputs[script]?.inputs ?? {}))
        .filter((source) => source.startsWith('client-runtime/') && source !== 'client-runtime/hydrate.ts');
    const isPublic = (source: string) => source.startsWith('client-runtime/public/');
    expect(inputsOf(runtime).filter(isPublic)).toEqual([]);
    expect(inputsOf(hydrate)).toEqual(['client-runtime/read-props.ts']);
    expect(inputsOf(islands.slideshow ?? '')).toEqual([]);
    expect(inputsOf(islands['place-filter'] ?? '')).toContain('client-runtime/public/address.ts');
  });

  it('loads a search of one file within its budget, and nothing of it before', () => {
    const runtime = assets.urls.runtime.slice(1);
    const [search = '', ...more] = Object.keys(assets.metafile.outputs).filter((script) =>
      Object.keys(assets.metafile.outputs[script]?.inputs ?? {}).some((input) =>
        /^client-runtime\/search\//.test(input),
      ),
    );
    expect(more).toEqual([]);
    expect(staticScripts(search, assets.metafile)).toEqual([search]);
    expect(staticScripts(runtime, assets.metafile)).not.toContain(search);
    const size = brotliSize(assets.files.find(({ path }) => path === search));
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThanOrEqual(searchBudget);
  });

  it('loads a clock of one file within its budget where a page has events: nothing is painted before it', () => {
    const clock = assets.urls.islands.clock?.slice(1) ?? '';
    expect(staticScripts(clock, assets.metafile)).toEqual([clock]);
    const size = brotliSize(assets.files.find(({ path }) => path === clock));
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThanOrEqual(clockBudget);
    expect(staticScripts(assets.urls.islands.hours?.slice(1) ?? '', assets.metafile)).toHaveLength(1);
  });

  it('loads a filter of events within its budget, and what it knows of words and other pages in one file more', () => {
    const sizeOf = (source: string) => {
      const scripts = Object.keys(assets.metafile.outputs).filter(
        (script) => assets.metafile.outputs[script]?.inputs[source],
      );
      expect(scripts.flatMap((script) => staticScripts(script, assets.metafile))).toEqual(scripts);
      const [script] = scripts;
      return brotliSize(assets.files.find(({ path }) => path === script));
    };
    for (const [source, budget] of [
      ['client-runtime/enhancements/event-filter.ts', eventFilterBudget],
      ['client-runtime/events/open-knowledge.ts', eventKnowledgeBudget],
    ] as const) {
      expect(sizeOf(source), source).toBeGreaterThan(1);
      expect(sizeOf(source), source).toBeLessThanOrEqual(budget);
    }
  });

  it('has a stylesheet of every page within its budget', () => {
    const stylesheet = assets.files.find((file) => `/${file.path}` === assets.urls.stylesheet);
    const size = brotliSize(stylesheet);
    expect(size).toBeGreaterThan(1);
    expect(size).toBeLessThanOrEqual(stylesheetBudget);
  });
});

async function bundleProject() {
  const bundler = openBundler({ root });
  try {
    return await bundler.bundle('en-US');
  } finally {
    await bundler.close();
  }
}

/** A script and those that it imports before it runs. */
function staticScripts(entry: string, { outputs }: Metafile): string[] {
  const found = new Set([entry]);
  for (const script of found) {
    for (const { path, kind } of outputs[script]?.imports ?? []) {
      if (kind === 'import-statement') found.add(path);
    }
  }
  return [...found];
}

function brotliSize(file: Parameters<typeof contentsOf>[0]): number {
  return file === undefined ? 0 : brotliCompressSync(contentsOf(file)).length;
}
