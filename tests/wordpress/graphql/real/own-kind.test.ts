import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guidedTours } from '../../../site/own-code/guided-tours.ts';
import { writeFiles } from '../../../support/make-project.ts';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import type { Session } from '../../server/session.ts';
import { askGraphql } from '../../support/graphql.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

describe('a kind that a site adds, as docs/extend.md says,', () => {
  const wordpress = openWordpress();
  let folder: string;
  let editor: Session;
  beforeAll(async () => {
    const [, php = ''] = /```php\n([^`]+)```/.exec(await readFile('docs/extend.md', 'utf8')) ?? [];
    const place = path.join(wordpress.content, 'mu-plugins');
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, 'tours.php'), php.replace(/^ {3}/gm, ''));
    folder = await makeTemporaryFolder();
    const settings = { siteUrl: 'https://www.pier.example', endpoint: `${wordpress.url}/graphql` };
    await writeFiles(folder, {
      ...guidedTours,
      'site.config.ts': `export default ${JSON.stringify(settings)};`,
    });
    editor = await wordpress.login('editor');
  });
  afterAll(() => removeFolder(folder));

  const save = (meta: object, more: object = {}) =>
    editor.rest('POST', '/wp/v2/tour', { title: 'Under the Deck', status: 'publish', meta, ...more });
  const generate = async () => {
    const { exitCode, stdout, stderr } = await spawnBoardwalk([
      ...['generate', '--config', path.join(folder, 'site.config.ts'), '--now', '2027-01-01T12:00:00Z'],
    ]);
    expect({ exitCode, stderr }, stdout).toEqual({ exitCode: 0, stderr: '' });
    return stdout;
  };
  const page = () => readFile(path.join(folder, 'dist/tours/under-the-deck/index.html'), 'utf8');

  it('has checked fields in the editor and in GraphQL', async () => {
    const { status } = await save({ boardwalk_guide: 'Ada Finch', boardwalk_minutes: 9000 });
    expect(status).toBe(400);
    await save({ boardwalk_guide: 'Ada Finch', boardwalk_minutes: 45 });
    const answer = await askGraphql(
      wordpress,
      '{ tours { nodes { guide minutes } } boardwalk { kinds { kind connection fields } } }',
    );
    expect(answer.tours.nodes).toEqual([{ guide: 'Ada Finch', minutes: 45 }]);
    expect(answer.boardwalk.kinds).toContainEqual({
      kind: 'tour',
      connection: 'tours',
      fields: ['guide', 'minutes'],
    });
  });

  it('is built, asks once where nothing has changed, and an edit is seen', async () => {
    await generate();
    expect(await page()).toContain('Ada Finch');
    expect(await generate()).toContain('0 pages rendered');
    const id = await wordpress.run<number>(`return get_posts( array( 'post_type' => 'tour' ) )[0]->ID;`);
    await editor.rest('POST', `/wp/v2/tour/${id}`, { meta: { boardwalk_guide: 'Bo Quint' } });
    await generate();
    expect(await page()).toContain('Bo Quint');
  });
});
