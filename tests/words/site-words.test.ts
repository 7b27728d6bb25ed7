import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { siteModules } from '../../generator/bundle/site-modules.ts';
import { enUS } from '../../words/tables/en-us.ts';
import { projectRoot } from '../support/project-root.ts';

const folder = path.join(projectRoot, 'words/site');

it.each(readdirSync(folder))('words/site/%s has the words of one place, and every bundle its own', (name) => {
  const [, exported = '', room = ''] =
    /^import \{ defaultWords \} from '\.\.\/default-words\.ts';\n\nexport const (\w+) = defaultWords\.(\w+);\n$/.exec(
      readFileSync(path.join(folder, name), 'utf8'),
    ) ?? [];
  expect(exported).toBe(`${room}Words`);
  expect(Object.keys(enUS)).toContain(room);
  const modules = siteModules('de', { brand: defaultBrand });
  expect(modules.get(`words/site/${name}`)).toContain(`export const ${exported} = {`);
});
