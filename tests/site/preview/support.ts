import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerPreviews } from '../../../bin/commands/preview/answer-previews.ts';
import { listen } from '../../../bin/commands/serve/listen.ts';
import { demoAuthorization, demoEditor } from '../../../demo/answers/editor.ts';
import { createDemoCms, type DemoCms } from '../../../demo/demo-cms.ts';
import { createStore } from '../../../demo/store.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import { openPreviews } from '../../../generator/preview/open-previews.ts';
import { closeSite } from '../../../generator/site/site.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

export const secret = 'a secret of the test, long enough to be taken';

/** The public site of a demo CMS, and a preview server over the same caches. */
export interface PreviewedSite {
  readonly cms: DemoCms;
  readonly store: DemoStore;
  /** Output in `site`, and caches. */
  readonly folder: string;
  readonly out: string;
  readonly url: string;
  /** Paths that the CMS was asked for. */
  readonly asked: string[];
  /** Lines for who runs the server. */
  readonly complaints: readonly string[];
  /** Builds the public site again. */
  readonly rebuild: () => Promise<void>;
  /** Starts the preview server again: it has read what is published now, and has another address. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Builds the demo as a public site, and then serves previews of it over HTTP. */
export async function openPreviewedSite(
  store = createStore(),
  furtherSettings: Readonly<Record<string, unknown>> = {},
): Promise<PreviewedSite> {
  const asked: string[] = [];
  const complaints: string[] = [];
  const folder = await makeTemporaryFolder();
  const plugins = { seo: true, boardwalk: true };
  const cms = await createDemoCms({ store, plugins, onRequest: (urlPath) => void asked.push(urlPath) });
  const options = {
    endpoint: cms.url,
    folder,
    settings: { endpoint: cms.url, ...furtherSettings },
  };
  const rebuild = async () => {
    const site = await openTestSite(options);
    await buildOrFail(site);
    await closeSite(site);
  };
  await rebuild();

  const serve = async () => {
    const previewed = await openTestSite({ ...options, authorization: demoAuthorization });
    const previews = openPreviews(previewed);
    const complain = (line: string) => void complaints.push(line);
    const answer = answerPreviews({ previews, secret, config: previewed.config, complain });
    const server = await listen(answer, { port: 0 });
    await previews.warmUp();
    const stop = async () => {
      await server.close();
      await previews.close();
    };
    return { url: server.url, stop };
  };
  let served = await serve();
  return {
    ...{ cms, store, folder, asked, complaints, rebuild, out: path.join(folder, 'site') },
    get url() {
      return served.url;
    },
    restart: async () => {
      await served.stop();
      served = await serve();
    },
    close: async () => {
      await served.stop();
      await cms.close();
      await removeFolder(folder);
    },
  };
}

export interface Claims {
  readonly kind: string;
  readonly entry: number;
  readonly revision?: number | null;
  readonly picture?: number;
  readonly user?: number;
  readonly until?: number;
}

/** Signs a token as the plugin does. */
export function sign(claims: Claims, by = secret): string {
  const whole = {
    ...{ revision: null, user: demoEditor.databaseId, until: Math.floor(Date.now() / 1000) + 3600 },
    ...claims,
  };
  return signText(JSON.stringify(whole), by);
}

/** Signs any text. */
export function signText(text: string, by = secret): string {
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${createHmac('sha256', by).update(body).digest('base64url')}`;
}

/** Takes all that a preview adds out of a page. */
export function withoutMarks(html: string): string {
  return html
    .replace(
      '<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/_preview/preview.css">',
      '',
    )
    .replace(/(<main id="main") data-entry="[a-z]+:\d+"/, '$1')
    .replace(/<aside class="boardwalk-preview"[\s\S]*?<\/aside>/, '');
}

/** Reads the file of the public page that a preview leads to. */
export async function publicPageOf(html: string, { out }: Pick<PreviewedSite, 'out'>): Promise<string> {
  const [, href = ''] = /<a href="([^"]+)" rel="noreferrer">Public page</.exec(html) ?? [];
  return readFile(path.join(out, decodeURIComponent(new URL(href).pathname), 'index.html'), 'utf8');
}
