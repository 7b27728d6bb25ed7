import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { modulePrefix, splitStyles } from '../../../generator/bundle/split-styles.ts';
import { groupedModules } from '../../../generator/bundle/style-groups.ts';
import { bundleTemplates } from '../../support/bundle-once.ts';
import { listFiles } from '../../support/list-files.ts';
import { makeProject } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { smallProject } from './small-project.ts';

/** What a page imports in the small project, and the css of those files. */
async function split(css: Readonly<Record<string, string>>) {
  const names = Object.keys(css);
  const imports = names.map((file, index) =>
    file.endsWith('.module.css')
      ? `import s${index} from '${file}';`
      : `import '${file}'; const s${index} = 0;`,
  );
  const root = await makeProject({
    ...smallProject,
    'templates/pages/HomePage.tsx': `${imports.join('\n')}
export const HomePage = () => <p>{JSON.stringify([${names.map((_, index) => `s${index}`)}])}</p>;`,
    ...Object.fromEntries(names.map((file) => [path.join('templates/pages', file), css[file] ?? ''])),
    'templates/render.tsx': "import './styles/base.css'; export * from './pages/HomePage.tsx';",
  });
  const { css: all, metafile } = await bundleTemplates({ root });
  return splitStyles({ css: all, inputs: new Set(Object.keys(metafile.inputs)), root });
}

describe('splitStyles', () => {
  it('gives a css module a stylesheet of its own, or that of its group or of every page, in the order of names', async () => {
    const sheets = await split({
      './Ticker.module.css': '.ticker { color: red }',
      './DateBadge.module.css': '.badge { color: green }',
      './Card.module.css': '.card { color: blue }',
      './EventTags.module.css': '.tags { color: teal }',
    });
    const named = sheets.map(({ name, modules, css }) => [name, modules, css.match(/color: \w+/g)]);
    expect(named).toEqual([
      ['site', [], ['color: red', 'color: blue']],
      ['site.Events', ['DateBadge', 'EventTags'], ['color: green', 'color: teal']],
      ['site.Ticker', ['Ticker'], ['color: red']],
    ]);
  });

  it('keeps what is not a css module, or has no class of its own, on every page', async () => {
    const sheets = await split({
      './wide.css': '.wide { width: 1px }',
      './Bare.module.css': ':global(.bare) { width: 2px }',
      './index.module.css': '.list { width: 3px }',
    });
    expect(sheets.map(({ name }) => name)).toEqual(['site']);
    expect(sheets[0]?.css.match(/width: \dpx/g)).toEqual(['width: 1px', 'width: 2px', 'width: 3px']);
  });

  it.each(['my-card', 'my_card', '2Columns', 'Größe', 'A.b'])(
    'knows the classes of a module named %s',
    async (name) => {
      const [, sheet] = await split({ [`./${name}.module.css`]: '.title { width: 1px }' });
      expect(sheet?.modules).toEqual([modulePrefix(`${name}.module.css`)]);
      expect(sheet?.css).toContain(`.${sheet?.modules[0]}_title`);
    },
  );

  it('is not led astray by a comment that looks like the name of a file', async () => {
    const [, sheet] = await split({
      './Ticker.module.css': '/* templates/pages/Other.module.css */\n.ticker { width: 1px }',
    });
    expect(sheet).toMatchObject({ name: 'site.Ticker', css: expect.stringContaining('width: 1px') });
  });
});

it('every module of a group is there', async () => {
  const files = await listFiles(path.join(projectRoot, 'templates'));
  const modules = files.filter((file) => file.endsWith('.module.css')).map(modulePrefix);
  expect([...groupedModules()].filter((module) => !modules.includes(module))).toEqual([]);
});
