import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerPreviews } from '../../../bin/commands/preview/answer-previews.ts';
import { listen } from '../../../bin/commands/serve/listen.ts';
import type { Hook } from '../../../demo/answers/as-wordpress.ts';
import { demoAuthorization, demoEditor } from '../../../demo/answers/editor.ts';
import { createDemoCms, type DemoCms } from '../../../demo/demo-cms.ts';
import { checkTitles } from '../../../generator/checks/check-titles.ts';
import { saveContent } from '../../../generator/content/saved/content-file.ts';
import { openPreviews, type Previews } from '../../../generator/preview/open-previews.ts';
import { readContent } from '../../../generator/site/read-content.ts';
import { startRun } from '../../../generator/site/run.ts';
import { closeSite } from '../../../generator/site/site.ts';
import { asNode, type WordpressNode, withEntries } from '../../support/content-of-entries.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';
import { wordpressEntries } from '../../support/wordpress-entries.ts';
import { publicPageOf, secret, sign, withoutMarks } from './support.ts';

/** Entries of WordPress, each as a build shows it and as its editor previews it. */
describe('previews of entries of WordPress', () => {
  let folder: string;
  let cms: DemoCms;
  let previews: Previews;
  let server: Awaited<ReturnType<typeof listen>>;
  let nodes: ReadonlyMap<number, WordpressNode>;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({
      plugins: { seo: true, boardwalk: true },
      hooks: [answerWith((id) => nodes.get(id))],
    });
    nodes = new Map(
      wordpressEntries.map((entry) => asNode(entry, cms)).map((node) => [node.databaseId, node]),
    );
    const options = {
      endpoint: cms.url,
      folder,
      settings: {
        endpoint: cms.url,
        checks: Object.fromEntries(Object.keys(checkTitles).map((name) => [name, 'warn'])),
      },
    };
    const demo = await openTestSite(options);
    const { content } = await readContent(demo, startRun(demo));
    await closeSite(demo);
    const contentFile = path.join(folder, 'content');
    await saveContent(contentFile, withEntries(content, [...nodes.values()], cms));
    const site = await openTestSite({ ...options, contentFile });
    await buildOrFail(site);
    await closeSite(site);
    const previewed = await openTestSite({ ...options, contentFile, authorization: demoAuthorization });
    previews = openPreviews(previewed);
    const complain = (line: string) => void console.error(line);
    server = await listen(answerPreviews({ previews, secret, config: previewed.config, complain }), {
      port: 0,
    });
  });
  afterAll(async () => {
    await server?.close();
    await previews?.close();
    await cms?.close();
    await removeFolder(folder);
  });

  it('are their public pages, but for bar, marks and robots', async () => {
    const different: string[] = [];
    const refused: string[] = [];
    for (const { kind, databaseId, slug } of nodes.values()) {
      const answer = await fetch(`${server.url}/?token=${sign({ kind, entry: databaseId })}`);
      const html = await answer.text();
      if (answer.status !== 200) {
        refused.push(`${answer.status} ${slug}`);
        continue;
      }
      const page = await publicPageOf(html, { out: path.join(folder, 'site') });
      if (withoutMarks(html) !== page) different.push(`${kind} ${slug}`);
    }
    expect(different).toEqual([]);
    // It is not a page of its own.
    expect(refused).toEqual(['404 popup']);
  });
});

/** Lets the CMS have these entries, too, for their editor. */
function answerWith(find: (id: number) => WordpressNode | undefined): Hook {
  return async (request, next) => {
    const answer = await next(request);
    const entry = find(Number(JSON.parse(request.body).variables?.entry));
    if (entry === undefined) return answer;
    const preview = { refusal: null, user: demoEditor.name, entry, revision: null };
    const { data } = JSON.parse(answer.text);
    return {
      status: 200,
      text: JSON.stringify({ data: { boardwalk: { ...data?.boardwalk, preview } } }),
    };
  };
}
