import { expect, it } from 'vitest';
import { createStore } from '../../../demo/store.ts';
import { crawlDemo, startDemo } from '../crawl-demo.ts';

it('the focal point of a picture is read, and one outside the picture is told and left out', async () => {
  const store = createStore();
  const names = ['hero-harbour-evening.jpg', 'lighthouse.jpg', 'carousel.jpg'];
  const [, outside] = names.map((name) => store.media.find(({ file }) => file === name));
  if (outside) outside.focalPoint = { x: 1.2, y: 0.5 };
  const { url } = await startDemo({ store });
  const { content, warnings } = await crawlDemo(url);
  const points = names.map((name) => content.media.find(({ path }) => path.endsWith(name))?.focalPoint);
  expect(points).toEqual([{ x: 0.62, y: 0.42 }, undefined, undefined]);
  expect(warnings.filter(({ field }) => field === 'focalPoint')).toMatchObject([
    { entry: { kind: 'media', id: outside?.id }, message: expect.stringContaining('1.2, 0.5') },
  ]);
});
