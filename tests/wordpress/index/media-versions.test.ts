import { beforeAll, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';

interface Version {
  readonly databaseId: number;
  readonly version: string;
}

/** Edits of a file, and of the entry that it was uploaded to, each in a request of its own. */
const edits: Readonly<Record<string, string>> = {
  'its alternative text': `update_post_meta( $given['file'], '_wp_attachment_image_alt', 'A boat' );`,
  'its focal point': `update_post_meta( $given['file'], 'boardwalk_focal_point', array( 'x' => 0, 'y' => 1 ) );`,
  'its size': `wp_update_attachment_metadata( $given['file'], array( 'width' => 10, 'height' => 20 ) );`,
  'its caption': `wp_update_post( array( 'ID' => $given['file'], 'post_excerpt' => 'At sea' ) );`,
  'its file': `update_attached_file( $given['file'], 'other.png' );`,
  'its bytes': `file_put_contents( wp_upload_dir()['basedir'] . '/other.png', 'more bytes' );`,
  'its type': `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_mime_type' => 'image/webp' ), array( 'ID' => $given['file'] ) );`,
  'its modified date': `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_modified_gmt' => '2020-01-01 00:00:00' ), array( 'ID' => $given['file'] ) );`,
  'its entry, which is published': `wp_publish_post( $given['draft'] );`,
  'its entry, which gets a password': `wp_update_post( array( 'ID' => $given['draft'], 'post_password' => 'x' ) );`,
  'the folder of uploads': `update_option( 'upload_url_path', 'https://files.example.org' );`,
};

describe('the version of a file', () => {
  const wordpress = openWordpress();
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    ids = await wordpress.run(
      `$draft = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'draft', 'post_title' => 'Draft' ) );
      $file   = static function ( $parent ) { return wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/png' ), 'x.png', $parent ); };
      return array( 'draft' => $draft, 'file' => $file( $draft ), 'other' => $file( 0 ) );`,
    );
  });

  const versions = async () => {
    const list = await wordpress.run<readonly Version[]>('return Boardwalk\\mediaVersions();');
    return Object.fromEntries(list.map(({ databaseId, version }) => [databaseId, version]));
  };

  it('is a new one with everything that GraphQL tells about the file, and stays otherwise', async () => {
    const { file = 0, other = 0 } = ids;
    let before = await versions();
    expect(Object.keys(before).map(Number)).toEqual([file, other]);
    for (const [title, code] of Object.entries(edits)) {
      await wordpress.run(code, { given: ids });
      const after = await versions();
      expect(after[file], title).not.toBe(before[file]);
      if (!title.startsWith('the folder')) expect(after[other], title).toBe(before[other]);
      before = after;
    }
    await wordpress.run(`update_post_meta( $given['file'], '_edit_lock', '1:1' );`, { given: ids });
    expect(await versions()).toEqual(before);
  });
});
