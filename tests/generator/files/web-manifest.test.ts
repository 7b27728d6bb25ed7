import { expect, it } from 'vitest';
import { defaultBrand } from '../../../config/brand/default-brand.ts';
import { drawIcons } from '../../../generator/bundle/draw-icons.ts';
import { webManifest } from '../../../generator/files/web-manifest.ts';
import { contentsOf } from '../../support/contents-of.ts';

const site = { title: 'Halyard "Pier" </script>', language: 'en-US', brand: defaultBrand };
const read = (brand: typeof defaultBrand) => JSON.parse(contentsOf(webManifest({ ...site, brand })));

it('names the site and the icons, and opens the site in the browser', async () => {
  const manifest = read(defaultBrand);
  expect(manifest).toMatchObject({
    name: 'Halyard "Pier" </script>',
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: defaultBrand.colours.light.paper,
    theme_color: defaultBrand.colours.light.field,
  });
  const paths = (await drawIcons(defaultBrand)).map(({ path }) => `/${path}`);
  for (const { src } of manifest.icons) expect(paths).toContain(src);
  expect(manifest.icons).toHaveLength(3);
});

it('has the short name of the brand where it has one', () => {
  expect(read(defaultBrand)).not.toHaveProperty('short_name');
  expect(read({ ...defaultBrand, shortName: 'West Pier' }).short_name).toBe('West Pier');
});
