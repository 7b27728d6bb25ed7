import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

describe('the lists of locations and art', () => {
  const wordpress = openWordpress();
  let editor: Session;
  beforeAll(async () => {
    await wordpress.run(
      `$add = static function ( $kind, $title, $fields ) {
        $id = wp_insert_post( array( 'post_type' => Boardwalk\\kinds()[ $kind ]['postType'], 'post_status' => 'publish', 'post_title' => $title ) );
        foreach ( $fields as $name => $value ) {
          update_post_meta( $id, "boardwalk_$name", $value );
        }
        return $id;
      };
      $week = array( 'week' => array(
        array( 'day' => 1, 'opens' => '09:00', 'closes' => '12:00' ), array( 'day' => 1, 'opens' => '14:00', 'closes' => '17:00' ), array( 'day' => 2, 'opens' => '09:00', 'closes' => '17:00' ),
      ), 'exceptions' => array(), 'seasons' => array() );
      $hall = $add( 'location', 'Hall', array( 'address' => '2 & 4 Pier Road', 'latitude' => 27.7, 'longitude' => -82.6, 'opening_hours' => $week ) );
      $add( 'location', 'Attic', array() );
      $add( 'artwork', 'Wave', array( 'artist' => 'Zoe', 'year' => 1999, 'location' => $hall ) );
      $add( 'artwork', 'Gull', array( 'artist' => 'Ada', 'year' => 2020 ) );
      $add( 'artwork', 'Untold', array() );
      return null;`,
      { as: 'editor' },
    );
    editor = await wordpress.login('editor');
  });

  /** Reads the cells of each row, in the order of the list. */
  const rows = async (kind: string, query: string, names: readonly string[]) => {
    const type = await wordpress.run<string>(`return Boardwalk\\kinds()['${kind}']['postType'];`);
    const { html } = await visit(editor, `/wp-admin/edit.php?post_type=${type}${query}`);
    const table = DomUtils.findOne(
      (node) => node.attribs.id === 'the-list',
      parseDocument(html).children,
      true,
    );
    return DomUtils.findAll((node) => node.name === 'tr', table?.children ?? []).map((row) =>
      ['row-title', ...names.map((name) => `column-boardwalk_${name}`)].map((name) => {
        const cell = DomUtils.findOne(
          (node) => (node.attribs.class ?? '').split(' ').includes(name),
          row.children,
          true,
        );
        return cell ? DomUtils.textContent(cell).trim() : 'no cell';
      }),
    );
  };

  it('say of a location where it is, when it is open, and if a map shows it', async () => {
    expect(
      await rows('location', '&orderby=title&order=asc', ['address', 'opening_hours', 'latitude']),
    ).toEqual([
      ['Attic', '—', '—', 'No position: no map shows it'],
      ['Hall', '2 & 4 Pier Road', '2 days a week', 'Yes'],
    ]);
  });

  it('say of art who made it, when and where it is, and keep what is not known when they are sorted', async () => {
    const names = ['artist', 'year', 'location'];
    const [wave, gull, untold] = [
      ['Wave', 'Zoe', '1999', 'Hall'],
      ['Gull', 'Ada', '2020', '—'],
      ['Untold', '—', '—', '—'],
    ];
    expect(await rows('artwork', '&orderby=boardwalk_artist&order=asc', names)).toEqual([untold, gull, wave]);
    expect(await rows('artwork', '&orderby=boardwalk_artist&order=desc', names)).toEqual([
      wave,
      gull,
      untold,
    ]);
    expect(await rows('artwork', '&orderby=boardwalk_year&order=asc', names)).toEqual([untold, wave, gull]);
  });
});
