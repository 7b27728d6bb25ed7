import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { editAt, type Path } from '../support/edit-at.ts';
import { makeEntry } from '../support/entries.ts';
import type { Wordpress } from './server/start-wordpress.ts';
import { addSamples } from './support/add-samples.ts';
import { fullBlocks, leastBlocks, type SampleIds } from './support/block-samples.ts';
import { postTypeOf } from './support/kinds.ts';
import { addPicture } from './support/library.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { readSections, refusalsOf } from './support/read-sections.ts';

const entries = [
  makeEntry('event', 1, { slug: 'gala' }),
  makeEntry('location', 2, { slug: 'crab-shack', fields: { access: ['step-free'] } }),
  makeEntry('experience', 3, { slug: 'dining' }),
];

describe('the blocks of a pier', () => {
  const wordpress = openWordpress();
  let ids: SampleIds;
  beforeAll(async () => {
    ids = await addSamples(wordpress);
  });

  /** Renders blocks as the content of a page that is stored with them. */
  const render = (...blocks: readonly Block[]) =>
    wordpress.run<string>(
      `$saved = implode( "\\n\\n", array_map( static fn( $block ) => get_comment_delimited_block_content( $block[0], $block[1], '' ), $given ) );
      $id = wp_insert_post( wp_slash( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Blocks', 'post_content' => $saved ) ) );
      return apply_filters( 'the_content', get_post( $id )->post_content );`,
      { given: blocks, as: 'admin' },
    );
  const read = async (...blocks: readonly Block[]) =>
    readSections(await render(...blocks), wordpress.url, entries);
  /** Asks for the pictures of blocks as the editor does; `notes` is what it says of values that are left out. */
  const preview = async (...blocks: readonly Block[]): Promise<{ html: string; notes: string[] }[]> => {
    const made = await wordpress.run<readonly { readonly rendered: string }[]>(
      `return array_map( static function ( $block ) {
        $request = new WP_REST_Request( 'POST', '/wp/v2/block-renderer/' . $block[0] );
        $request->set_param( 'context', 'edit' );
        $request->set_param( 'attributes', $block[1] );
        return rest_do_request( $request )->get_data();
      }, $given );`,
      { given: blocks, as: 'editor' },
    );
    return made.map(({ rendered: html }) => {
      const list = /boardwalk-notice">.*?<ul[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
      const notes = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, note = '']) =>
        note.replaceAll('&quot;', '"'),
      );
      return { html, notes };
    });
  };

  it('bring to the site all that an editor sets', async () => {
    const samples = Object.entries(fullBlocks(ids));
    const html = await render(...samples.map(([name, { attributes }]): Block => [name, attributes]));
    const found = readSections(html, wordpress.url, entries);
    expect(found.map(({ name, settings }) => [name, settings])).toEqual(
      samples.map(([name, { settings }]) => [name, settings]),
    );
    expect(found.flatMap(({ warnings }) => warnings).filter((warning) => !isOfNoSite(warning))).toEqual([]);
  });

  it('are shown with as little as they need', async () => {
    const samples = Object.entries(leastBlocks(ids));
    const html = await render(...samples.map(([name, { attributes }]): Block => [name, attributes]));
    const found = readSections(html, wordpress.url, entries);
    expect(found.map(({ name, settings, warnings }) => [name, settings, warnings])).toEqual(
      samples.map(([name, { settings }]) => [name, settings, []]),
    );
  });

  it('bring hostile text to the site as text, in every attribute', async () => {
    const blocks = Object.entries(fullBlocks(ids)).map(
      ([name, { attributes }]): Block => [name, everyText(attributes, hostile)],
    );
    const html = await render(...blocks, ['pier/hero', { heading: hostile }]);
    expect(html).not.toMatch(/<script|<img|-->|\[gallery/);
    const found = readSections(html, wordpress.url, entries);
    expect(found.at(-1)?.settings).toEqual({ heading: hostile });
    const inside = texts(found.map(({ settings }) => settings)).filter((text) => /script/.test(text));
    expect(inside.filter((text) => text !== hostile)).toEqual([]);
    expect(found.flatMap(({ warnings }) => warnings).filter(isRefusal)).toEqual([]);
  });

  it('lead nowhere with a text that is not an address, and say so in the editor', async () => {
    const wrong = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/',
      '/\\evil.example/',
      'https://a@b.example/',
      'visit',
    ];
    const blocks = wrong.map(
      (url): Block => ['pier/hero', { heading: 'A', actions: [{ label: 'Go', url }] }],
    );
    expect((await read(...blocks)).map(({ settings }) => settings)).toEqual(
      wrong.map(() => ({ heading: 'A' })),
    );
    expect((await preview(...blocks)).map(({ notes }) => notes)).toEqual(
      wrong.map((url) => [
        expect.stringContaining(`Link 1: Leads to: "${url}" is not an address`),
        'Link 1: not shown, because it lacks: Leads to.',
      ]),
    );
  });

  it('leave out values of a wrong type', async () => {
    const wrong = [
      true,
      7,
      'x',
      -1,
      1e300,
      null,
      [],
      [[]],
      ['x'],
      [7],
      {},
      { id: 1 },
      [{ label: [1], url: {} }],
      [null],
    ];
    const blocks = wrong.flatMap((value) =>
      Object.entries(fullBlocks(ids)).map(
        ([name, { attributes }]): Block => [
          name,
          Object.fromEntries(Object.keys(attributes).map((key) => [key, value])),
        ],
      ),
    );
    const found = await read(...blocks);
    expect(found.length).toBeGreaterThan(wrong.length);
    expect(found.flatMap(({ warnings }) => warnings).filter(isRefusal)).toEqual([]);
  });

  it('leave out a picture that was deleted, and say so in the editor', async () => {
    const gone = await addPicture(wordpress, 'gone');
    await wordpress.run('wp_delete_attachment( $given, true );', { given: gone });
    const hero: Block = ['pier/hero', { heading: 'A', image: gone }];
    const found = await read(hero, ['pier/slideshow', { slides: [{ image: gone }] }]);
    expect(found.map(({ settings }) => settings)).toEqual([{ heading: 'A' }]);
    expect((await preview(hero))[0]?.notes).toEqual(['Picture: the file is no longer in the library.']);
  });

  it('name only entries that everybody may see: with none of them left, nothing is shown in their place', async () => {
    const [trashed, draft, secret] = await wordpress.run<readonly number[]>(
      `$add = static fn( $more ) => wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_title' => 'Hidden' ) + $more );
      $ids = array( $add( array( 'post_status' => 'publish' ) ), $add( array( 'post_status' => 'draft' ) ), $add( array( 'post_status' => 'publish', 'post_password' => 'x' ) ) );
      wp_trash_post( $ids[0] );
      return $ids;`,
    );
    const [some, none] = await read(
      ['pier/location-grid', { entries: [trashed, ids.location, draft, secret, ids.event, 999_999] }],
      ['pier/location-grid', { entries: [trashed] }],
    );
    expect(some?.settings).toEqual({ slugs: ['crab-shack'] });
    expect(none).toMatchObject({ settings: { slugs: [] }, props: null });
  });

  it('give the slug that an entry has now', async () => {
    const rename = (slug: string) =>
      wordpress.run(`wp_update_post( array( 'ID' => $given[0], 'post_name' => $given[1] ) );`, {
        given: [ids.location, slug],
      });
    await rename('crab-house');
    const [grid] = await read(['pier/location-grid', { entries: [ids.location] }]);
    await rename('crab-shack');
    expect(grid?.settings).toEqual({ slugs: ['crab-house'] });
  });

  it('are not printed while they are incomplete, and say in the editor what is missing', async () => {
    const missing = {
      'pier/hero': 'Heading',
      'pier/map':
        'Plan, Lower edge of the plan, latitude, Left edge, longitude, Upper edge, latitude, Right edge, longitude',
      'pier/slideshow': 'Slides',
      'pier/video': 'Film of the library or Or its address',
      'pier/leasing-statistics': 'Text or Figures or Charts or Free spaces or Contact',
      'pier/parking': 'Text or Car parks',
      'pier/schedule': 'Usual days or Days that differ',
    };
    const blocks = Object.keys(missing).map((name): Block => [name, {}]);
    expect(await read(...blocks)).toEqual([]);
    expect((await preview(...blocks)).map(({ html }) => /Missing: (.*)\.</.exec(html)?.[1])).toEqual(
      Object.values(missing),
    );
  });

  it('say in the editor which row is not shown, and why', async () => {
    const team: Block = ['pier/team', { members: [{ name: 'Ada', email: 'ada' }, { role: 'Director' }] }];
    expect((await read(team))[0]?.settings).toEqual({ members: [{ name: 'Ada' }] });
    expect((await preview(team))[0]?.notes).toEqual([
      'Person 1: E-mail: "ada" is not an e-mail address.',
      'Person 2: not shown, because it lacks: Name.',
    ]);
  });

  it('ask for what the site cannot show a section or an item without, and for nothing else', async () => {
    const table = await wordpress.run<Readonly<Record<string, TableRow>>>('return Boardwalk\\blocks();');
    const samples = Object.entries(fullBlocks(ids));
    expect(
      Object.keys(table)
        .map((name) => `pier/${name}`)
        .sort(),
    ).toEqual(samples.map(([name]) => name).sort());
    const differences = samples.flatMap(([name, { settings }]) => {
      const { needs = [], attributes = [] } = table[name.replace('pier/', '')] ?? {};
      const refused = (edited: unknown) => refusalsOf(name, edited, wordpress.url, entries).length > 0;
      const settingOf = (need: string) =>
        attributes.find((one) => one.name === need)?.setting.split('.') ?? [];
      const lacking = (group: readonly string[]) =>
        group.reduce<unknown>((left, need) => editAt(left, settingOf(need)), settings);
      return [
        ...needs.filter((group) => !refused(lacking(group))).map((group) => `${name} needs ${group.join()}`),
        ...needs.flatMap((group) =>
          group
            .filter((need) =>
              refused(lacking(group.filter((other) => `${settingOf(other)}` !== `${settingOf(need)}`))),
            )
            .map((need) => `${name} needs more than ${need}`),
        ),
        ...columnsOf(attributes).flatMap(({ path, isRequired }) =>
          refused(editAt(settings, path)) === isRequired ? [] : [`${name} ${path.join('.')}`],
        ),
      ];
    });
    expect(differences).toEqual([]);
  });

  it('keep "&" and "<" of an author, who may not use html', async () => {
    const { rest } = await wordpress.login('author');
    const settings = { heading: 'Fish & chips, 5 < 6', url: 'https://example.org/?a=1&b=2' };
    // As the editor writes it.
    const json = JSON.stringify(settings).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
    const content = `<!-- wp:pier/video ${json} /-->`;
    const { body } = await rest('POST', '/wp/v2/posts', { title: 'Film', status: 'publish', content });
    expect(readSections(body.content.rendered, wordpress.url)[0]?.settings).toEqual(settings);
  });

  it('are shown in the editor with classes that its stylesheet has, and hostile text as text', async () => {
    const css = await readFile('wordpress/boardwalk/assets/blocks.css', 'utf8');
    const samples = Object.entries(fullBlocks(ids));
    const shown = await preview(...samples.map(([name, { attributes }]): Block => [name, attributes]));
    for (const [index, [name, { attributes }]] of samples.entries()) {
      const html = shown[index]?.html ?? '';
      const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '));
      expect(
        classes.filter((used) => /_/.test(used) && !css.includes(`.${used}`)),
        name,
      ).toEqual([]);
      expect(html, name).toContain(`>${Object(attributes).heading}<`);
    }
    const attacked = await preview(
      ...samples.map(([name, { attributes }]): Block => [name, everyText(attributes, hostile)]),
    );
    expect(attacked.filter(({ html }) => /<script|<img src=x/.test(html))).toEqual([]);
  });

  it('have no picture for who may not edit', async () => {
    const answer = await fetch(
      `${wordpress.url}/wp-json/wp/v2/block-renderer/pier/hero?context=edit&attributes[heading]=A`,
    );
    expect(answer.status).toBe(401);
  });

  it.each([
    [
      'page',
      ['pier/hero', 'pier/parking', 'core/paragraph', 'core/block', 'core/html'],
      ['core/latest-posts', 'core/query'],
    ],
    [
      'post',
      ['pier/slideshow', 'core/columns', 'core/list-item'],
      ['pier/hero', 'pier/parking', 'core/calendar'],
    ],
    ['event', ['pier/map', 'pier/schedule', 'core/button'], ['pier/leasing-statistics', 'core/navigation']],
    ['location', ['pier/parking', 'core/gallery'], ['pier/timeline', 'core/shortcode']],
    ['art', ['pier/timeline', 'core/embed'], ['pier/parking', 'core/site-title']],
    ['experience', ['pier/hero', 'pier/team', 'core/cover'], ['core/rss']],
  ])(
    'are offered in the editor of a %s with the blocks that the site shows',
    async (type, offered, others) => {
      const allowed = await allowedIn(wordpress, type);
      expect(allowed).toEqual(expect.arrayContaining(offered));
      expect(allowed.filter((name) => others.includes(name))).toEqual([]);
    },
  );

  it('leave the blocks of other editors alone', async () => {
    expect(await allowedIn(wordpress, 'wp_block')).toBe(true);
  });
});

type Block = readonly [name: string, attributes: object];

function isRefusal(warning: string): boolean {
  return / is skipped: | skips /.test(warning);
}

/** A block, or one of its attributes, in the plugin's table. */
interface TableRow {
  readonly needs?: readonly (readonly string[])[];
  readonly attributes: readonly Attribute[];
}
interface Attribute {
  readonly name: string;
  readonly setting: string;
  readonly isRequired: boolean;
  readonly columns: readonly Attribute[];
}

/** Lists the columns of all rows, with the path in the settings of the first row. */
function columnsOf(
  attributes: readonly Attribute[],
  place: Path = [],
): readonly { readonly path: Path; readonly isRequired: boolean }[] {
  return attributes.flatMap(({ setting, columns }) =>
    columns.flatMap((column) => {
      const row = [...place, setting, 0];
      return [{ path: [...row, column.setting], isRequired: column.isRequired }, ...columnsOf([column], row)];
    }),
  );
}

/** The sample site has no files and no pages. */
function isOfNoSite(warning: string): boolean {
  return /which does not exist on the site/.test(warning);
}

const hostile =
  `"><script>alert('1')</script> --> [gallery] <img src=x onerror="alert(2)"> \u2028 ]]> &amp; <!-- wp:html -->`.replace(
    '&amp;',
    '&',
  );

/** Replaces every text in a value. */
function everyText(value: unknown, text: string): object {
  const replaced = (inside: unknown): unknown => {
    if (typeof inside === 'string') return text;
    if (Array.isArray(inside)) return inside.map(replaced);
    if (typeof inside !== 'object' || inside === null) return inside;
    return Object.fromEntries(Object.entries(inside).map(([key, item]) => [key, replaced(item)]));
  };
  return Object(replaced(value));
}

/** Lists every text in a value. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function allowedIn({ run }: Wordpress, type: string): Promise<readonly string[]> {
  return run(
    `require_once ABSPATH . 'wp-admin/includes/post.php';
    $post = get_post( wp_insert_post( array( 'post_type' => $given, 'post_title' => 'New' ) ) );
    return get_allowed_block_types( new WP_Block_Editor_Context( array( 'post' => $post ) ) );`,
    { given: postTypeOf(type), as: 'editor', inAdmin: true },
  );
}
