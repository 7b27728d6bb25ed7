import { expect, it } from 'vitest';
import { createStore } from '../../../demo/store.ts';
import { crawlDemo, startDemo } from '../crawl-demo.ts';

it('labels of menus and names of categories are text, as titles are', async () => {
  const store = createStore();
  const [item] = store.menuItems;
  const [category] = store.categories;
  if (item) item.label = '<span class="icon"></span>Visit <b>us</b> &#8217;26';
  if (category) category.name = 'Kids <12 &#038; more';
  const { content } = await crawlDemo((await startDemo({ store })).url);
  expect([...content.menus.primary, ...content.menus.footer].map(({ label }) => label)).toContain(
    'Visit us ’26',
  );
  expect(content.categories.map(({ name }) => name)).toContain('Kids <12 & more');
});
