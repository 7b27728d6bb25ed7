import type { AssetUrls } from '../templates/Document.tsx';
import type { TemplateName } from '../templates/pages/index.ts';
import type { Render } from './assets/open-bundler.ts';
import { islandsIn, isSame, startFingerprints } from './fingerprint.ts';
import { findHostLeak } from './host-leaks.ts';
import type { MadePage } from './make-page.ts';
import type { SitemapPage } from './output/sitemap.ts';
import type { OutputFile } from './output-file.ts';
import type { PageMemory, RememberedPage } from './page-memory.ts';
import { fileOf } from './paths.ts';
import { BuildError, type Problem } from './problem.ts';
import type { Stage } from './publish/stage.ts';
import type { Route } from './route.ts';

export interface PagePublisherInput {
  readonly stage: Pick<Stage, 'write' | 'keep'>;
  readonly memory: PageMemory;
  readonly render: Render;
  readonly assets: AssetUrls;
  readonly templateHashes: Readonly<Record<TemplateName, string>>;
  readonly layoutHash: string;
  readonly cmsHosts: readonly string[];
  readonly onRendered?: (route: Route, file: OutputFile) => void;
}

/** What became of the pages of a build. */
export interface PublishedPages {
  readonly sitemap: readonly SitemapPage[];
  /** For the next build, by path. */
  readonly remembered: ReadonlyMap<string, RememberedPage>;
  readonly rendered: number;
}

export interface PagePublisher {
  readonly publishPage: (route: Route, page: MadePage) => Promise<void>;
  /** Throws BuildError `content` when pages name the CMS's host. */
  readonly finish: () => PublishedPages;
}

/**
 * Puts pages into the stage: a page whose fingerprint is that of the last build is kept as it lies in the output folder,
 * any other is rendered. There is no other path: a clean build is one that remembers nothing. DESIGN section 3.
 */
export function createPagePublisher(input: PagePublisherInput): PagePublisher {
  const { stage, memory, render, assets, templateHashes, layoutHash, cmsHosts } = input;
  const sitemap: SitemapPage[] = [];
  const remembered = new Map<string, RememberedPage>();
  const leaks: Problem[] = [];
  let rendered = 0;

  const fingerprintOf = startFingerprints({ templateHashes, assets, layoutHash });

  const keep = async (route: Route, page: MadePage): Promise<RememberedPage | null> => {
    const before = memory.pages.get(route.path);
    if (before === undefined || !isSame(before.fingerprint, fingerprintOf(page, before.islands))) return null;
    const digest = await stage.keep({ path: fileOf(route.path), class: 'page', sha256: before.sha256 });
    return digest === null ? null : { ...before, used: page.used };
  };

  const write = async (route: Route, page: MadePage): Promise<RememberedPage> => {
    rendered += 1;
    const html = render(page.input);
    const leak = findHostLeak({ route, html, hosts: cmsHosts });
    if (leak !== null) leaks.push(leak);
    const islands = islandsIn(html);
    // As bytes: they are counted, hashed and written.
    const file: OutputFile = { path: fileOf(route.path), class: 'page', contents: Buffer.from(html) };
    input.onRendered?.(route, file);
    const { sha256 } = await stage.write(file);
    return { fingerprint: fingerprintOf(page, islands), sha256, islands, used: page.used };
  };

  return {
    publishPage: async (route, page) => {
      const { canonical, robots } = page.head;
      remembered.set(route.path, (await keep(route, page)) ?? (await write(route, page)));
      sitemap.push({
        path: route.path,
        status: route.status,
        head: { canonical, ...(robots !== undefined && { robots }) },
        ...(route.lastModified !== undefined && { lastModified: route.lastModified }),
      });
    },
    finish: () => {
      if (leaks.length > 0) throw new BuildError('content', 'Pages would name the host of the CMS', leaks);
      return { sitemap, remembered, rendered };
    },
  };
}
