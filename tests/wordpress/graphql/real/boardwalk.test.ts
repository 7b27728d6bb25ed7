import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, print } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { askGraphql } from '../../support/graphql.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

const generator = { 'x-boardwalk': '0.1.0' };

describe('WPGraphQL with the plugin', () => {
  const wordpress = openWordpress();
  const ask = (query: string, options = {}) => askGraphql(wordpress, query, options);

  it('knows every type and field of boardwalk.graphql', async () => {
    const promised = parse(readFileSync('wordpress/boardwalk.graphql', 'utf8')).definitions.flatMap(
      (definition) =>
        definition.kind === 'ObjectTypeDefinition' || definition.kind === 'ObjectTypeExtension'
          ? [[definition.name.value, definition.fields ?? []] as const]
          : [],
    );
    await wordpress.run(
      `$settings = (array) get_option( 'graphql_general_settings', array() ); update_option( 'graphql_general_settings', array( 'public_introspection_enabled' => 'on' ) + $settings );`,
    );
    const found = await ask(
      `{ ${promised.map(([type]) => `${type}: __type(name: "${type}") { fields { name type { name ofType { name } } } }`).join(' ')} }`,
    );
    for (const [type, fields] of promised) {
      const types = Object.fromEntries(
        found[type].fields.map(({ name, type: of }: IntrospectedField) => [
          name,
          of.name ?? `[${of.ofType?.name}]`,
        ]),
      );
      expect(types, type).toMatchObject(
        Object.fromEntries(fields.map((field) => [field.name.value, print(field.type)])),
      );
    }
  });

  it('notices another plugin, without a word on which', async () => {
    const before = await ask('{ boardwalk { plugins } }');
    const file = path.join(wordpress.content, 'plugins/second.php');
    await writeFile(file, '<?php /* Plugin Name: Second */');
    await wordpress.run(`activate_plugin( 'second.php' );`, { inAdmin: true });
    const after = await ask('{ boardwalk { plugins } }');
    await wordpress.run(`deactivate_plugins( 'second.php' );`, { inAdmin: true });
    await rm(file);
    expect(after.boardwalk.plugins).not.toEqual(before.boardwalk.plugins);
    expect(await ask('{ boardwalk { plugins } }')).toEqual(before);
  });

  it('answers everybody what is there', async () => {
    const { boardwalk } = await ask(
      '{ boardwalk { version nextChange plugins kinds { kind connection fields } } }',
    );
    expect(boardwalk.version).toBe('1.1.0');
    expect(boardwalk.nextChange).toBeNull();
    // Nothing that tells which versions run here.
    expect(boardwalk.plugins).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
    expect(boardwalk.kinds).toContainEqual({
      kind: 'artwork',
      connection: 'artworks',
      fields: ['artist', 'year', 'locationId'],
    });
    expect(boardwalk.kinds.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'artwork',
      'event',
      'experience',
      'location',
      'page',
      'post',
    ]);
  });

  it('gives no index where the stamp is known', async () => {
    const { boardwalk } = await ask('{ boardwalk { stamp index } }');
    expect(Object.keys(JSON.parse(boardwalk.index))).toContain('media');
    const known = await ask('query Q($unless: String) { boardwalk { index(unless: $unless) } }', {
      variables: { unless: boardwalk.stamp },
    });
    const other = await ask('{ boardwalk { index(unless: "other") } }');
    expect([known.boardwalk.index, other.boardwalk.index]).toEqual([null, boardwalk.index]);
  });

  it('gives the page Pier, and null where nothing is filled in', async () => {
    const query = `{ boardwalk { settings { name address latitude longitude hours openingHours { week { day opens closes } exceptions { date isClosed opens closes note } seasons { name from until week { day } } } social { label url } notice { text url until } } } }`;
    expect((await ask(query)).boardwalk.settings).toBeNull();
    await wordpress.run(`update_option( 'boardwalk_pier', $given );`, {
      given: {
        name: 'Harbour & Pier',
        latitude: 27.5,
        hours: {
          week: [{ day: 6, opens: '10:00', closes: '18:00' }],
          exceptions: [{ date: '2026-12-25', isClosed: true, note: 'Christmas' }],
          seasons: [],
        },
        social: [{ label: 'Photos', url: 'https://example.org/p' }],
        notice: { text: 'Closed today', until: '2026-06-02T19:00' },
      },
    });
    expect((await ask(query)).boardwalk.settings).toEqual({
      name: 'Harbour & Pier',
      address: null,
      latitude: 27.5,
      longitude: null,
      hours:
        'Monday closed\nTuesday closed\nWednesday closed\nThursday closed\nFriday closed\nSaturday 10:00–18:00\nSunday closed',
      openingHours: {
        week: [{ day: 6, opens: '10:00', closes: '18:00' }],
        exceptions: [{ date: '2026-12-25', isClosed: true, opens: '', closes: '', note: 'Christmas' }],
        seasons: [],
      },
      social: [{ label: 'Photos', url: 'https://example.org/p' }],
      notice: { text: 'Closed today', url: null, until: '2026-06-02T19:00:00' },
    });
  });

  it('gives the generator a hundred entries a page, whatever a plugin allows', async () => {
    await wordpress.run(
      `file_put_contents( WPMU_PLUGIN_DIR . '/lower.php', '<?php add_filter( "graphql_connection_max_query_amount", static function () { return 10; }, 9999 );' );
      for ( $i = 0; $i < 12; $i++ ) { wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => "Event $i" ) ); }`,
    );
    const count = async (headers: Record<string, string>) =>
      (await ask('{ events(first: 100) { nodes { databaseId } } }', { headers })).events.nodes.length;
    expect([await count({}), await count(generator)]).toEqual([10, 12]);
  });

  it('publishes a scheduled entry that is due before it answers (row 9)', async () => {
    const id = await wordpress.run(
      `$id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'future', 'post_title' => 'Due', 'post_date' => '2035-01-01 00:00:00' ) );
      $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_date' => '2026-01-01 05:00:00', 'post_date_gmt' => '2026-01-01 10:00:00' ), array( 'ID' => $id ) );
      return $id;`,
    );
    const { boardwalk } = await ask('{ boardwalk { stamp index } }');
    const { event } = JSON.parse(boardwalk.index);
    expect(event).toContainEqual(expect.objectContaining({ databaseId: id, status: 'publish' }));
  });

  it('names former addresses', async () => {
    const id = await wordpress.run(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Old name' ) );
      wp_update_post( array( 'ID' => $id, 'post_name' => 'new-name' ) );
      return $id;`,
    );
    const { boardwalk } = await ask('{ boardwalk { redirects { kind databaseId slug uri } } }');
    expect(boardwalk.redirects).toEqual([
      { kind: 'page', databaseId: id, slug: 'old-name', uri: '/old-name/' },
    ]);
  });

  describe('content for the generator', () => {
    const text = '<!-- wp:loginout /--><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
    beforeAll(async () => {
      const folder = path.join(wordpress.content, 'mu-plugins');
      await mkdir(folder, { recursive: true });
      const allow = `add_filter( 'excerpt_allowed_blocks', fn( $names ) => array_merge( $names, array( 'core/loginout' ) ) );`;
      await writeFile(path.join(folder, 'excerpts.php'), `<?php ${allow}`);
      await wordpress.run(
        `wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'draft', 'post_title' => 'A draft' ) );`,
      );
    });
    const contentFor = async (headers: Record<string, string>) => {
      const id = await wordpress.run(
        `return wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'With login', 'post_content' => $given ) );`,
        { given: text },
      );
      const basic = await wordpress.run<string>(
        `add_filter( 'wp_is_application_passwords_available', '__return_true' );
        $user = get_user_by( 'login', 'editor' );
        list( $password ) = WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => wp_generate_uuid4() ) );
        return base64_encode( "editor:$password" );`,
      );
      return ask(
        `{ viewer { databaseId } post(id: ${id}, idType: DATABASE_ID) { content excerpt }
        events(where: { status: DRAFT }) { nodes { title } } }`,
        { headers: { ...headers, authorization: `Basic ${basic}` } },
      );
    };

    it('is rendered as for nobody, while an editor still reads drafts', async () => {
      const plain = await contentFor({});
      expect(plain.post.content).toContain('action=logout');
      expect(plain.post.excerpt).toContain('Log out');
      const asked = await contentFor(generator);
      expect(asked.viewer.databaseId).toBeGreaterThan(0);
      expect(asked.events.nodes).toEqual([{ title: 'A draft' }]);
      expect(JSON.stringify(asked)).not.toMatch(/log ?out/i);
      expect(JSON.stringify(asked)).not.toContain('_wpnonce');
      expect(asked.post.content).toContain('Log in');
      expect(asked.post.excerpt).toContain('Log in');
    });
  });
});

interface IntrospectedField {
  readonly name: string;
  readonly type: { readonly name: string | null; readonly ofType: { readonly name: string } | null };
}
