import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { type RunningWatch, runWatch } from '../generator/watch/run-watch.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

const patienceMs = 600_000;

/** A template that imports from all over the place. */
const files = {
  'templates/pages/EventPage.tsx': `import type { ComponentProps } from 'react';
import { EventPage as Original } from 'boardwalk/templates/pages/EventPage.tsx';
import { say } from '../../helpers/say.ts';
import anchor from '../../signs/anchor.svg';
import '../../looks/tide.css';

export function EventPage(props: ComponentProps<typeof Original>) {
  return <><p className="tide">{say()}<img src={anchor} alt="" /></p><Original {...props} /></>;
}
`,
  'helpers/say.ts': "import tide from '../tide.json';\nexport const say = () => 'Tide: ' + tide.high;",
  'tide.json': '{ "high": "14:05" }',
  'signs/anchor.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/></svg>',
  'looks/tide.css': '.tide { color: green }',
};

describe('the templates of a site that import files beside the folder templates/', {
  timeout: patienceMs,
}, () => {
  let folder = '';
  let cms: DemoCms;
  let eventSlug = '';
  const inSite = (name: string) => path.join(folder, 'my-pier', name);
  const write = (more: Readonly<Record<string, string>>) => writeFiles(inSite(''), more);
  const configFile = (site = 'my-pier') => path.join(folder, site, 'site.config.ts');
  const generate = async () => {
    const { exitCode, stdout, stderr } = await spawnBoardwalk(['generate', '--config', configFile()]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    return Number(/(\d+) pages? rendered/.exec(stdout)?.[1]);
  };
  const read = (name: string) => readFile(inSite(`dist/${name}`), 'utf8').catch(() => '');
  /** The page of an event and its stylesheets. */
  const event = () => read(`event/${eventSlug}/index.html`);
  const styles = async () => {
    const links = [...(await event()).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
    return (await Promise.all(links.map(([, file = '']) => read(file)))).join('');
  };
  const has = (find: () => Promise<string>, text: string) => until(async () => (await find()).includes(text));
  const watch = async (site?: string): Promise<RunningWatch> => {
    const started = await runWatch(projectRoot, ['--config', configFile(site)]);
    onTestFinished(async () => void (await started.end('SIGKILL')));
    return started;
  };

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    eventSlug =
      cms.store.entries.find(({ kind, status }) => kind === 'event' && status === 'publish')?.slug ?? '';
    const settings = { siteUrl: 'https://www.pier.example', endpoint: cms.url, now: '2026-06-13T14:00:00Z' };
    await write({ ...files, 'site.config.ts': `export default ${JSON.stringify(settings)};` });
  }, patienceMs);
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  it('make exactly those pages again that show them', async () => {
    await generate();
    expect(await event()).toContain('Tide: 14:05');
    expect(await generate()).toBe(0);
    await write({ 'tide.json': '{ "high": "15:10" }' });
    const events = await generate();
    expect(events).toBeGreaterThan(3);
    expect(await event()).toContain('Tide: 15:10');
    await write({ 'helpers/say.ts': files['helpers/say.ts'].replace('Tide: ', 'High water: ') });
    expect(await generate()).toBe(events);
    expect(await event()).toContain('High water: 15:10');
    await write({ 'signs/anchor.svg': files['signs/anchor.svg'].replace('h7', 'h5') });
    expect(await generate()).toBe(events);
    await write({ 'looks/tide.css': '.tide { color: teal }' });
    await generate();
    expect(await styles()).toContain('.tide{color:teal}');
    await write(files);
    await generate();
  });

  it('are watched, those that come later or fail, too', async () => {
    const { output } = await watch();
    await write({ 'tide.json': '{ "high": "16:15" }' });
    await has(event, 'Tide: 16:15');
    await write({ 'looks/tide.css': '.tide { color: navy }' });
    await has(styles, '.tide{color:navy}');
    await write({ 'tide.json': '{ "high": ' });
    await until(async () => output().includes('tide.json:1:'));
    await write({ 'tide.json': '{ "high": "17:20" }' });
    await has(event, 'Tide: 17:20');
    // An import of a file that does not exist yet.
    await write({
      'helpers/say.ts': "import { tide } from '../other/low.ts';\nexport const say = () => tide;",
    });
    await until(async () => output().includes('Could not resolve "../other/low.ts"'));
    await write({ 'other/low.ts': "export const tide = 'Low water';" });
    await has(event, 'Low water');
    await write({ 'other/low.ts': "export const tide = 'Lower water';" });
    await has(event, 'Lower water');
    // An editor that writes beside the file and renames.
    await write({ 'other/low.ts.new': "export const tide = 'Lowest water';" });
    await rename(inSite('other/low.ts.new'), inSite('other/low.ts'));
    await has(event, 'Lowest water');
    await write(files);
    await has(event, 'Tide: 14:05');
  });

  it('may be symbolic links, and so may their folders and that of the site', async () => {
    const shared = (name: string) => path.join(folder, 'shared', name);
    const templates = {
      'components/Line.tsx': `import styles from './Line.module.css';
import { Button } from './Button.tsx';
export const Line = () => <p className={styles.line}>Linked once<Button /></p>;`,
      'components/Line.module.css': '.line { color: red }',
      'components/Button.tsx': 'export const Button = () => <b>Press</b>;',
      'pages/EventPage.tsx': files['templates/pages/EventPage.tsx']
        .replace('<p className="tide">', '<Line /><p className="tide">')
        .replace("import '../", "import { Line } from '../components/Line.tsx';\nimport '../"),
    };
    await writeFiles(path.join(folder, 'shared'), { ...templates, 'robots.txt': 'User-agent: one' });
    await rm(inSite('templates'), { recursive: true });
    await mkdir(inSite('templates/pages'), { recursive: true });
    await symlink(shared('pages/EventPage.tsx'), inSite('templates/pages/EventPage.tsx'));
    await symlink(shared('components'), inSite('templates/components'));
    await mkdir(path.join(folder, 'public'));
    await symlink(path.join(folder, 'public'), inSite('public'));
    await symlink(inSite(''), path.join(folder, 'current'));

    const { output } = await watch('current');
    await has(event, 'Linked once');
    expect(await styles()).toContain('_line{color:red}');
    await writeFile(shared('components/Line.tsx'), templates['components/Line.tsx'].replace('once', 'twice'));
    await has(event, 'Linked twice');
    await writeFile(shared('components/Line.module.css'), '.line { color: olive }');
    await has(styles, '_line{color:olive}');
    await writeFile(
      shared('pages/EventPage.tsx'),
      templates['pages/EventPage.tsx'].replace('{say()}', 'Linked thrice'),
    );
    await has(event, 'Linked thrice');
    await writeFile(path.join(folder, 'public', 'robots.txt'), 'User-agent: two');
    await has(() => read('robots.txt'), 'User-agent: two');
    await writeFile(inSite('tide.json'), '{ "high": "18:25" }');
    expect(output()).not.toContain('✖');
    expect((await spawnBoardwalk(['generate', '--verify', '--config', configFile('current')])).exitCode).toBe(
      0,
    );
  });
});
