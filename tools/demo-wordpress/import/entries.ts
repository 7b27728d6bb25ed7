import { demoKinds } from '../../../demo/kinds.ts';
import type { DemoEntry, DemoStore } from '../../../demo/store-types.ts';
import type { RunPhp } from '../../../tests/wordpress/server/run-php.ts';
import { writeBlocks } from '../markup/write-blocks.ts';
import { excerptOf } from './excerpts.ts';
import { footnotesOf } from './footnotes.ts';
import { metaOf } from './kinds.ts';

/** Adds the entries of the demo under their own ids. `atWordpress` gives a text the addresses of WordPress. */
export async function importEntries(
  run: RunPhp,
  store: DemoStore,
  atWordpress: (text: string) => string,
): Promise<void> {
  const rows = store.entries.map((entry) => ({
    id: entry.id,
    type: demoKinds[entry.kind].postType,
    slug: entry.slug,
    title: withPlainQuotes(entry.title),
    status: entry.status,
    password: entry.password,
    date: dateOf(entry).replace('T', ' '),
    modified: entry.modified.replace('T', ' '),
    content: atWordpress(writeBlocks(entry.blocks)),
    excerpt: withPlainQuotes(atWordpress(excerptOf(entry, store))),
    menuOrder: entry.menuOrder,
    parent: entry.kind === 'page' ? entry.parentId : 0,
    categories: entry.kind === 'post' ? entry.categoryIds : [],
    meta: {
      ...metaOf(entry),
      ...footnotesOf(entry),
      ...(entry.imageId !== null && { _thumbnail_id: entry.imageId }),
    },
  }));
  await run(importPhp, { as: 'admin', inAdmin: true, given: rows });
}

/** Returns the date of an entry. WordPress publishes what is scheduled when its time has come: that stays far away. */
function dateOf({ status, date }: DemoEntry): string {
  return status === 'future' ? date.replace(/^\d{4}/, '2099') : date;
}

/** Writes quotes as entities, of which WordPress makes no typographic ones. */
function withPlainQuotes(text: string): string {
  return text.replaceAll('"', '&quot;');
}

/** WordPress decides on status, slug and dates when it saves an entry: they are written afterwards. */
const importPhp = `
global $wpdb;
$author = get_user_by( 'login', 'editor' )->ID;
foreach ( $given as $row ) {
	$id = wp_insert_post(
		wp_slash( array(
			'import_id'     => $row['id'],
			'post_type'     => $row['type'],
			'post_status'   => 'publish',
			'post_author'   => $author,
			'post_title'    => $row['title'],
			'post_name'     => $row['slug'],
			'post_content'  => $row['content'],
			'post_excerpt'  => $row['excerpt'],
			'post_password' => $row['password'],
			'post_parent'   => $row['parent'],
			'menu_order'    => $row['menuOrder'],
			'post_category' => $row['categories'],
			'meta_input'    => $row['meta'],
		) ),
		true
	);
	if ( is_wp_error( $id ) || $id !== $row['id'] ) {
		throw new Exception( "The entry {$row['slug']} cannot have the id {$row['id']}." );
	}
	$slug = sanitize_title( $row['slug'] );
	if ( 'trash' === $row['status'] ) {
		add_post_meta( $id, '_wp_trash_meta_status', 'publish' );
		add_post_meta( $id, '_wp_desired_post_slug', $slug );
		$slug .= '__trashed';
	}
	// One that was never published has no dates of the world.
	$isDraft = 'draft' === $row['status'];
	$wpdb->update(
		$wpdb->posts,
		array(
			'post_status'       => $row['status'],
			'post_name'         => $slug,
			'post_date'         => $row['date'],
			'post_date_gmt'     => $isDraft ? '0000-00-00 00:00:00' : get_gmt_from_date( $row['date'] ),
			'post_modified'     => $row['modified'],
			'post_modified_gmt' => get_gmt_from_date( $row['modified'] ),
		),
		array( 'ID' => $id )
	);
	clean_post_cache( $id );
}
// It counts the posts as they were before.
foreach ( get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false ) ) as $term ) {
	wp_update_term_count_now( array( $term->term_taxonomy_id ), 'category' );
}`;
