import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../server/session.ts';
import { askGraphql } from '../../support/graphql.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

describe('a preview', () => {
  const wordpress = openWordpress();
  let editor: Session;
  let headers: Record<string, string>;
  beforeAll(async () => {
    editor = await wordpress.login('editor');
    const basic = await wordpress.run<string>(
      `list( $password ) = WP_Application_Passwords::create_new_application_password( get_user_by( 'login', 'editor' )->ID, array( 'name' => 'test' ) );
      return base64_encode( "editor:$password" );`,
    );
    headers = { authorization: `Basic ${basic}` };
  });

  const eventOf = async (id: number, asPreview: boolean) =>
    (
      await askGraphql(
        wordpress,
        `{ event(id: ${id}, idType: DATABASE_ID, asPreview: ${asPreview}) { title venue startDate price isPreview featuredImageDatabaseId featuredImage { node { databaseId } } } }`,
        { headers },
      )
    ).event;

  const publish = async (meta: object): Promise<number> => {
    const { body } = await editor.rest('POST', '/wp/v2/event', { title: 'Gala', status: 'publish', meta });
    return body.id;
  };

  it('shows the fields that are not published yet, and the public entry the old ones (row 3)', async () => {
    const id = await publish({
      boardwalk_venue: 'Hall',
      boardwalk_price: '$5',
      boardwalk_start: '2026-06-02T19:00',
    });
    const { status } = await editor.rest('POST', `/wp/v2/event/${id}/autosaves`, {
      title: 'Gala night',
      content: '',
      meta: { boardwalk_venue: 'Tent', boardwalk_price: '' },
    });
    expect(status).toBe(200);
    expect(await eventOf(id, true)).toMatchObject({
      title: 'Gala night',
      venue: 'Tent',
      price: null,
      startDate: '2026-06-02T19:00:00',
      isPreview: true,
    });
    expect(await eventOf(id, false)).toMatchObject({ title: 'Gala', venue: 'Hall', price: '$5' });
  });

  it('of a draft shows its own fields (row 1)', async () => {
    const { body } = await editor.rest('POST', '/wp/v2/event', {
      title: 'Draft',
      status: 'draft',
      meta: { boardwalk_venue: 'Shed' },
    });
    expect(await eventOf(body.id, true)).toMatchObject({ title: 'Draft', venue: 'Shed' });
    expect(await eventOf(body.id, false)).toMatchObject({ title: 'Draft', venue: 'Shed' });
  });

  it('shows the picture of the revision (row 4)', async () => {
    const id = await publish({});
    const [one, two] = await wordpress.run<readonly number[]>(
      `$make = static function () { return wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png' ), wp_generate_uuid4() . '.png' ); };
      $ids = array( $make(), $make() );
      set_post_thumbnail( $given, $ids[0] );
      require_once ABSPATH . 'wp-admin/includes/post.php';
      wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
      // As the form of the old editor.
      $_POST = array( '_thumbnail_id' => (string) $ids[1] );
      wp_create_post_autosave( array( 'post_ID' => $given, 'post_type' => 'boardwalk_event', 'post_title' => 'Other picture', 'post_content' => '', 'post_excerpt' => '' ) );
      return $ids;`,
      { given: id, inAdmin: true },
    );
    expect(await eventOf(id, true)).toMatchObject({
      title: 'Other picture',
      featuredImageDatabaseId: two,
      featuredImage: { node: { databaseId: two } },
    });
    expect(await eventOf(id, false)).toMatchObject({ featuredImageDatabaseId: one });
  });

  it('is nothing for who may not edit the entry', async () => {
    const id = await publish({ boardwalk_venue: 'Hall' });
    await editor.rest('POST', `/wp/v2/event/${id}/autosaves`, {
      title: 'x',
      meta: { boardwalk_venue: 'Secret' },
    });
    const { event } = await askGraphql(
      wordpress,
      `{ event(id: ${id}, idType: DATABASE_ID, asPreview: true) { venue } }`,
    );
    expect(event).toBeNull();
  });
});
