import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Wordpress } from '../../tests/wordpress/server/start-wordpress.ts';

/** Tells if a folder `wp-content` has the database of a site. */
export async function isInstalled(content: string): Promise<boolean> {
  try {
    await access(path.join(content, 'database', '.ht.sqlite'));
    return true;
  } catch {
    return false;
  }
}

/** Reads the address that the site had at its last start; null for one whose import did not come to its end. */
export async function readAddress({ run }: Pick<Wordpress, 'run'>): Promise<string | null> {
  return run(`return get_option( 'boardwalk_demo_address', null );`);
}

/** Notes the address of a site that is complete. */
export async function writeAddress({ run, url }: Pick<Wordpress, 'run' | 'url'>): Promise<void> {
  await run(`update_option( 'boardwalk_demo_address', $given );`, { given: url });
}

/** Replaces the former address of a site in its content. */
export async function moveSite({ run, url }: Pick<Wordpress, 'run' | 'url'>, former: string): Promise<void> {
  if (former === url) return;
  await run(
    `global $wpdb;
    list( $from, $to ) = $given;
    foreach ( array( 'post_content', 'post_excerpt', 'guid' ) as $column ) {
      $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET $column = REPLACE( $column, %s, %s )", $from, $to ) );
    }
    $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = REPLACE( meta_value, %s, %s ) WHERE meta_key = '_menu_item_url'", $from, $to ) );
    wp_cache_flush();`,
    { given: [former.replace('http:', ''), url.replace('http:', '')] },
  );
}
