import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import { addGeneratedContent } from '../../demo/large-site/add-generated-content.ts';
import { isShape } from '../../demo/large-site/shapes.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry } from '../../demo/store-types.ts';
import { type CmsReply, type CmsRequest, cmsRequest, type RequestCounts } from './cms-messages.ts';
import { furtherEntries } from './further-entries.ts';
import { keepAnswers } from './keep-answers.ts';
import { multiplyAnswers } from './multiply-answers.ts';

// A demo CMS in a process of its own: `node cms-process.js <demo folder> <shape> <entries> <further entries>`. It tells its
// endpoint, and does what it is asked by messages; it ends when its parent lets go.
const [folder = '', shape = '', entries = '0', further = '0'] = process.argv.slice(2);
if (!isShape(shape)) throw new Error(`The bench knows no shape "${shape}"`);
const store = createStore();
addGeneratedContent(store, shape, Number(entries));

let counts: RequestCounts = { graphql: 0, media: 0 };
const answers = keepAnswers();
const multiplied = further === '0' ? [] : [multiplyAnswers(furtherEntries(store, shape, Number(further)))];
const cms = await createDemoCms({
  store,
  folder,
  plugins: { seo: true, boardwalk: true },
  keepsStamp: true,
  hooks: [answers.hook, ...multiplied],
  onRequest: (urlPath) => {
    const kind = urlPath === '/graphql' ? 'graphql' : 'media';
    counts = { ...counts, [kind]: counts[kind] + 1 };
  },
});

process.on('message', async (message) => tell(await answerTo(cmsRequest.parse(message))));
process.on('disconnect', () => void cms.close());
tell({ endpoint: cms.url, slug: middlePost().slug });

async function answerTo(request: CmsRequest): Promise<CmsReply> {
  if ('count' in request) {
    const reply = { counts };
    counts = { graphql: 0, media: 0 };
    return reply;
  }
  if ('title' in request) {
    editEntry(store, middlePost().id, { title: request.title });
    answers.forget();
  } else await answers.renew();
  return { done: true };
}

/** A post that came out, and is on no list but its own archive pages. */
function middlePost(): DemoEntry {
  const generated = store.entries.filter(
    ({ kind, slug, status }) => kind === 'post' && slug.startsWith('log-entry-') && status === 'publish',
  );
  const post = generated[Math.floor(generated.length / 2)];
  if (post === undefined) throw new Error('The demo CMS was started without generated posts');
  return post;
}

function tell(reply: CmsReply): void {
  process.send?.(reply);
}
