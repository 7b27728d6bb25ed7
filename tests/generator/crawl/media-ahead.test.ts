import { expect, it } from 'vitest';
import { editEntry } from '../../../demo/edits.ts';
import { createStore } from '../../../demo/store.ts';
import { crawlDemo, startDemo } from '../crawl-demo.ts';
import { startServer } from '../http/loopback.ts';

it('the files of the last crawl are asked for before the details of an edited entry are answered', async () => {
  const { url, store } = await startDemo();
  let tellOfMedia = (): void => undefined;
  const mediaAsked = new Promise<void>((resolve) => {
    tellOfMedia = resolve;
  });
  let isHeld = false;
  const { endpoint } = await startServer(async ({ body }) => {
    const { operationName } = JSON.parse(body);
    if (isHeld && /^Media/.test(operationName)) tellOfMedia();
    // Answered only when files are asked for: otherwise never.
    else if (isHeld && /Details$/.test(operationName)) await mediaAsked;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { body: await answer.text() };
  });
  const { saved } = await crawlDemo(endpoint);
  isHeld = true;
  const [post] = store.entries.filter(({ kind }) => kind === 'post');
  editEntry(store, post?.id ?? 0, { title: 'Edited' });
  const next = await crawlDemo(endpoint, { saved });
  expect(next.askedFor).toContain(post?.id);
  expect(next.content.media).toEqual((await crawlDemo(url)).content.media);
});

it('a picture that the content no longer names is neither told of nor asked for again', async () => {
  const store = createStore();
  const picture = store.media.find(({ file }) => file === 'lighthouse.jpg');
  const { url } = await startDemo({ store });
  const { saved, content } = await crawlDemo(url);
  expect(content.media.map(({ id }) => id)).toContain(picture?.id);
  if (picture) picture.focalPoint = { x: 1.2, y: 0.5 };
  for (const entry of store.entries) {
    if (!JSON.stringify(entry).includes('lighthouse.jpg') && entry.imageId !== picture?.id) continue;
    editEntry(store, entry.id, { blocks: [], imageId: null });
  }
  const next = await crawlDemo(url, { saved });
  const clean = await crawlDemo(url);
  expect(next.warnings).toEqual(clean.warnings);
  expect(next.content.media).toEqual(clean.content.media);
});
