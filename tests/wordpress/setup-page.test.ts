import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { readForm, send, visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const page = '/wp-admin/admin.php?page=boardwalk-setup';

interface Row {
  readonly state: string;
  readonly found: string;
  readonly remedy: string;
  readonly html: string;
}

describe('the page Setup', () => {
  const wordpress = openWordpress();
  let admin: Session;
  /** Reads the table of the checks: by title. */
  const checks = async (): Promise<Readonly<Record<string, Row>>> =>
    Object.fromEntries(
      rowsOf((await visit(admin, page)).html, 'boardwalk-checks').map(({ html, cells }) => {
        const [title = '', state = '', found = '', remedy = ''] = cells;
        return [title, { state, found, remedy, html }];
      }),
    );
  const pages = async () =>
    Object.fromEntries(
      rowsOf((await visit(admin, page)).html, 'boardwalk-pages').map(({ cells }) => [cells[0], cells[2]]),
    );
  /** Presses a button of the page. Returns the page as it is shown then. */
  const press = async (action: string) => {
    const { html } = await visit(admin, page);
    const at = html.indexOf(`value="boardwalk_${action}"`);
    return send(admin, readForm(html.slice(html.lastIndexOf('<form', at)), 'action'));
  };
  const run = (code: string) => wordpress.run(`${code} return null;`, { inAdmin: true, as: 'admin' });
  beforeAll(async () => {
    admin = await wordpress.login('admin');
  });

  it('finds in a new site what is missing, with a remedy for each', async () => {
    const found = await checks();
    const toDo = Object.entries(found).filter(([, { state }]) => state === 'To do');
    const missing = toDo.map(([title]) => title).filter((title) => title !== 'WPGraphQL');
    expect(missing).toEqual(['Front page', 'Cron', 'Main menu', 'Footer menu']);
    for (const [, { remedy }] of toDo) expect(remedy).not.toBe('');
    for (const { state, remedy } of Object.values(found).filter((row) => row.state !== 'To do'))
      expect([state, remedy]).toEqual(['In order', '']);
  });

  it('writes permalinks of words by a button', async () => {
    await run(`global $wp_rewrite; $wp_rewrite->set_permalink_structure( '' ); flush_rewrite_rules();`);
    expect((await checks()).Permalinks).toMatchObject({ state: 'To do', remedy: 'Use /%postname%/' });
    expect(await checks()).not.toHaveProperty('Addresses of the kinds');
    const answer = await press('permalinks');
    expect(answer.text).toContain('The permalinks are /%postname%/ now.');
    const after = await checks();
    expect([after.Permalinks?.state, after['Addresses of the kinds']?.state]).toEqual([
      'In order',
      'In order',
    ]);
    expect(await wordpress.run(`return get_option( 'permalink_structure' );`)).toBe('/%postname%/');
  });

  it('writes the addresses of the kinds again by a button', async () => {
    // Without a rule of its own WPGraphQL writes all of them again.
    await run(
      `update_option( 'rewrite_rules', array( 'a/?$' => 'index.php?page=a', 'graphql/?$' => 'index.php?graphql=true' ) );`,
    );
    const before = (await checks())['Addresses of the kinds'];
    expect([before?.state, before?.found]).toEqual([
      'To do',
      'WordPress does not know the addresses of: Events, Locations, Art, Experiences, Spaces to let, Jobs.',
    ]);
    expect((await press('addresses')).text).toContain('The addresses are written.');
    expect((await checks())['Addresses of the kinds']?.state).toBe('In order');
    const id = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_art', 'post_title' => 'Wave', 'post_status' => 'publish' ) );`,
    );
    const shown = await fetch(`${wordpress.url}/art/wave/`);
    expect([id > 0, shown.status, (await shown.text()).includes('Wave')]).toEqual([true, 200, true]);
  });

  it('asks for a city as time zone, public search engines, a published front page and menus', async () => {
    const cases = [
      {
        title: 'Time zone',
        spoil: `update_option( 'timezone_string', '' ); update_option( 'gmt_offset', -5 );`,
        found: 'The time zone is -05:00',
        remedy: 'options-general.php#timezone_string',
        fix: `update_option( 'timezone_string', 'America/New_York' );`,
      },
      {
        title: 'Search engines',
        spoil: `update_option( 'blog_public', '0' );`,
        found: 'They are discouraged from this WordPress.',
        remedy: 'options-reading.php',
        fix: `update_option( 'blog_public', '1' );`,
      },
      {
        title: 'Coming soon',
        spoil: `update_option( 'woocommerce_coming_soon', 'yes' );`,
        found: 'may answer for everything: woocommerce_coming_soon.',
        remedy: 'plugins.php',
        fix: `delete_option( 'woocommerce_coming_soon' );`,
      },
      {
        title: 'Front page',
        spoil: `update_option( 'page_on_front', wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Start', 'post_status' => 'draft' ) ) ); update_option( 'show_on_front', 'page' );`,
        found: 'The front page "Start" is not published.',
        remedy: 'Publish &quot;Start&quot;',
        fix: `wp_publish_post( get_option( 'page_on_front' ) );`,
      },
      {
        title: 'Main menu',
        spoil: `set_theme_mod( 'nav_menu_locations', array( 'primary' => wp_create_nav_menu( 'Main' ) ) );`,
        found: 'The menu "Main" has no items.',
        remedy: 'nav-menus.php?action=edit',
        fix: `wp_update_nav_menu_item( get_nav_menu_locations()['primary'], 0, array( 'menu-item-title' => 'Home', 'menu-item-url' => '/', 'menu-item-status' => 'publish' ) );`,
      },
    ];
    await run(cases.map(({ spoil }) => spoil).join('\n'));
    const spoilt = await checks();
    for (const { title, found, remedy } of cases) {
      expect([title, spoilt[title]]).toEqual([
        title,
        expect.objectContaining({ state: 'To do', found: expect.stringContaining(found) }),
      ]);
      expect(spoilt[title]?.html).toContain(remedy);
    }
    await run(cases.map(({ fix }) => fix).join('\n'));
    const fixed = await checks();
    for (const { title } of cases) expect([title, fixed[title]?.state]).toEqual([title, 'In order']);
  });

  it('creates the eighteen fixed pages as drafts, and none of them twice', async () => {
    await run(`wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Our visit', 'post_name' => 'visit', 'post_status' => 'publish' ) );
      $contact = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Contact', 'post_name' => 'contact', 'post_status' => 'publish' ) );
      wp_trash_post( $contact );
      wp_insert_attachment( array( 'post_title' => 'news', 'post_name' => 'news', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'news.png' );`);
    const before = await pages();
    expect(Object.keys(before)).toHaveLength(18);
    expect(before).toMatchObject({
      '/': 'Published Edit',
      '/visit/': 'Published Edit',
      '/contact/': expect.stringMatching(/^In the trash: .* Open the trash$/),
      '/news/': expect.stringMatching(/^A file of the library has this address: .* Edit the file$/),
      '/experiences/dining/': 'Missing',
    });
    expect((await press('pages')).text).toContain('The missing pages are created as drafts.');
    const after = await pages();
    const drafts = Object.keys(after).filter((path) => after[path] === 'Draft Edit');
    expect(drafts).toEqual([
      '/event/',
      '/location/',
      '/experiences/',
      '/art/',
      '/revitalization/',
      '/today/',
      '/search/',
      ...['dining', 'retail', 'events', 'art', 'leasing', 'retail-leasing', 'working-here'].map(
        (slug) => `/experiences/${slug}/`,
      ),
    ]);
    expect((await visit(admin, page)).html).not.toContain('boardwalk_pages');
    // A second press, in a page that was opened before the first one.
    const count = `return array( wp_count_posts( 'page' )->draft, wp_count_posts( 'boardwalk_experience' )->draft );`;
    const counted = await wordpress.run(count);
    const nonce = await wordpress.run(
      `$_COOKIE += $given; wp_set_current_user( 1 ); return wp_create_nonce( 'boardwalk_pages' );`,
      {
        given: Object.fromEntries(admin.cookies.map(({ name, value }) => [name, decodeURIComponent(value)])),
      },
    );
    const again = await send(admin, {
      action: '/wp-admin/admin-post.php',
      values: new URLSearchParams({ action: 'boardwalk_pages', _wpnonce: String(nonce) }),
    });
    expect(again.text).toContain('No page was missing: nothing is created.');
    expect(await wordpress.run(count)).toEqual(counted);
  });

  it('publishes the drafts that have a text by one button, and no other page', async () => {
    await run(`$texts = array( 'event' => 'What is on', 'location' => 'Places', 'art' => ' ' );
      foreach ( $texts as $slug => $text ) {
        wp_update_post( array( 'ID' => get_page_by_path( $slug )->ID, 'post_content' => $text ) );
      }
      wp_update_post( array( 'ID' => get_page_by_path( 'dining', OBJECT, 'boardwalk_experience' )->ID, 'post_content' => 'To eat' ) );
      wp_update_post( array( 'ID' => get_page_by_path( 'revitalization' )->ID, 'post_content' => 'Later', 'post_status' => 'private' ) );
      wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Other', 'post_content' => 'Words', 'post_status' => 'draft' ) );`);
    expect((await visit(admin, page)).text).toContain('Publish the 3 drafts that have a text');
    expect((await press('drafts')).text).toContain('3 pages are published.');
    expect(await pages()).toMatchObject({
      '/event/': 'Published Edit',
      '/location/': 'Published Edit',
      '/art/': 'Draft Edit',
      '/revitalization/': 'Private Edit',
      '/experiences/dining/': 'Published Edit',
      '/experiences/retail/': 'Draft Edit',
    });
    const other = `return get_page_by_path( 'other' ) ? 'public' : get_posts( array( 'post_type' => 'page', 'title' => 'Other', 'post_status' => 'draft' ) )[0]->post_status;`;
    expect(await wordpress.run(other)).toBe('draft');
    expect(await visit(admin, page)).toMatchObject({ html: expect.not.stringContaining('boardwalk_drafts') });
  });

  it('publishes Home and makes it the front page by one button, whatever state Home is in', async () => {
    const front = () =>
      wordpress.run(
        `return array( get_option( 'show_on_front' ), get_the_title( get_option( 'page_on_front' ) ), get_post_status( get_option( 'page_on_front' ) ), (int) get_option( 'page_for_posts' ) );`,
      );
    const reset = `update_option( 'show_on_front', 'posts' ); update_option( 'page_on_front', 0 ); update_option( 'page_for_posts', 0 );
      foreach ( get_posts( array( 'post_type' => 'page', 'name' => 'home', 'post_status' => 'any' ) ) as $home ) { wp_delete_post( $home->ID, true ); }`;
    const home = (status: string) =>
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Welcome', 'post_name' => 'home', 'post_status' => '${status}' ) );`;
    const cases = [
      { make: '', label: 'Publish "Home" and make it the front page', title: 'Home' },
      { make: home('draft'), label: 'Publish "Welcome" and make it the front page', title: 'Welcome' },
      { make: home('pending'), label: 'Publish "Welcome" and make it the front page', title: 'Welcome' },
      {
        make: `${home('publish')} update_option( 'page_for_posts', $id );`,
        label: 'Make "Welcome" the front page',
        title: 'Welcome',
      },
      {
        make: `${home('draft')} update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $id );`,
        label: 'Publish "Welcome"',
        title: 'Welcome',
      },
    ];
    // Few requests: a page takes PHP seconds where the machine has much else to do.
    const row = (html: string) =>
      rowsOf(html, 'boardwalk-checks').find(({ cells }) => cells[0] === 'Front page')?.cells;
    for (const { make, label, title } of cases) {
      await run(`${reset} ${make}`);
      const { html } = await visit(admin, page);
      expect(row(html)).toEqual(['Front page', 'To do', expect.any(String), label]);
      const form = html.lastIndexOf('<form', html.indexOf('value="boardwalk_front"'));
      const answer = await send(admin, readForm(html.slice(form), 'action'));
      expect(answer.text).toContain(`"${title}" is published, and it is the front page.`);
      expect(row(answer.html)).toContain('In order');
      expect([label, await front()]).toEqual([label, ['page', title, 'publish', 0]]);
    }
    // What somebody has put there on purpose stays: only the setting is named.
    for (const make of [home('private'), `${home('draft')} wp_trash_post( $id );`]) {
      await run(`${reset} ${make}`);
      expect((await checks())['Front page']).toMatchObject({
        state: 'To do',
        remedy: 'Choose the front page',
      });
    }
  });
});

/** Reads the rows of a table by its class: their html, and the text of each cell. */
function rowsOf(html: string, className: string): readonly { html: string; cells: readonly string[] }[] {
  const tables = DomUtils.getElementsByTagName('table', parseDocument(html));
  const table = tables.find(({ attribs }) => attribs.class?.split(' ').includes(className));
  const body = DomUtils.getElementsByTagName('tbody', table ?? [])[0];
  return DomUtils.getElementsByTagName('tr', body ?? []).map((row) => ({
    html: DomUtils.getOuterHTML(row),
    cells: DomUtils.getChildren(row).map((cell) => DomUtils.innerText(cell).trim()),
  }));
}
