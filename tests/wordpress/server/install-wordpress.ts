import type { Wordpress } from './start-wordpress.ts';

/** Users besides `admin`, each named as its role. */
const roles = ['editor', 'author', 'contributor', 'subscriber'];

/**
 * Installs WordPress into a new site: its tables without the entries that it brings, a user for each role
 * whose name is its password, addresses of words, the
 * time zone of the demo, and these plugins activated.
 */
export async function installWordpress(
  { run }: Pick<Wordpress, 'run'>,
  { plugins }: { readonly plugins: readonly string[] },
): Promise<void> {
  await run(
    `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install( 'Harbour Pier', 'admin', 'admin@example.org', true, '', 'admin' );`,
    { isInstalling: true },
  );
  await run(
    `foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
      wp_delete_post( $post->ID, true );
    }
    foreach ( $given['roles'] as $role ) {
      wp_insert_user( array( 'user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@example.org", 'role' => $role ) );
    }
    update_option( 'timezone_string', 'America/New_York' );
    update_option( 'blogdescription', 'On the water since 1889' );
    global $wp_rewrite;
    $wp_rewrite->set_permalink_structure( '/%postname%/' );
    foreach ( $given['plugins'] as $plugin ) {
      $error = activate_plugin( $plugin );
      if ( is_wp_error( $error ) ) {
        throw new Exception( $plugin . ': ' . $error->get_error_message() );
      }
    }`,
    { inAdmin: true, given: { roles, plugins } },
  );
  // In a request that knows the post types of the plugins.
  await run('flush_rewrite_rules();', { inAdmin: true });
}
