import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { createStore, type DemoEntry } from '../../demo/store.ts';
import { type CmsReply, cmsRequest } from './cms-messages.ts';

// A demo CMS in a process of its own: `node cms-process.js <demo folder> <posts>`. It tells its endpoint, and each edit
// that it is asked for when it is done; it ends when its parent lets go.
const [folder = '', posts = '0'] = process.argv.slice(2);
const store = createStore();
addGeneratedPosts(store, Number(posts));
const cms = await createDemoCms({ store, folder });

process.on('message', (message) => {
  const { title } = cmsRequest.parse(message);
  editEntry(store, middlePost().id, { title });
  tell({ edited: title });
});
process.on('disconnect', () => void cms.close());
tell({ endpoint: cms.url, slug: middlePost().slug });

/** A post that is on no list but its own archive page. */
function middlePost(): DemoEntry {
  const generated = store.entries.filter(
    ({ kind, slug }) => kind === 'post' && slug.startsWith('log-entry-'),
  );
  const post = generated[Math.floor(generated.length / 2)];
  if (post === undefined) throw new Error('The demo CMS was started without generated posts');
  return post;
}

function tell(reply: CmsReply): void {
  process.send?.(reply);
}
