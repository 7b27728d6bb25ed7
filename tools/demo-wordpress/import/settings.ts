import { demoOrganisation } from '../../../demo/organisation.ts';
import type { DemoSettings } from '../../../demo/store-types.ts';
import type { RunPhp } from '../../../tests/wordpress/server/run-php.ts';

/** Writes title, tagline, time zone, the fixed pages and the settings of the pier. */
export async function importSettings(run: RunPhp, settings: DemoSettings): Promise<void> {
  await run(
    `foreach ( $given['options'] as $name => $value ) {
      update_option( $name, $value );
    }
    wp_update_user( array( 'ID' => get_user_by( 'login', 'editor' )->ID, 'display_name' => 'Editor' ) );
    $pier = Boardwalk\\checkPier( $given['pier'] );
    if ( is_wp_error( $pier ) ) {
      throw new Exception( $pier->get_error_message() );
    }
    update_option( 'boardwalk_pier', $pier );
    global $wp_rewrite;
    $wp_rewrite->set_permalink_structure( '/news/%postname%/' );`,
    { as: 'admin', inAdmin: true, given: { options: optionsOf(settings), pier } },
  );
  // In a request that knows the new addresses.
  await run('flush_rewrite_rules();', { inAdmin: true });
}

function optionsOf(settings: DemoSettings): Readonly<Record<string, string | number>> {
  return {
    blogname: settings.title,
    blogdescription: settings.description,
    timezone_string: settings.timezone,
    WPLANG: settings.language,
    start_of_week: 1,
    show_on_front: 'page',
    page_on_front: settings.pageOnFront,
    page_for_posts: settings.pageForPosts,
    wp_page_for_privacy_policy: settings.pageForPrivacy,
  };
}

const { position, hours: _, ...organisation } = demoOrganisation;

const everyDay = (days: readonly number[], opens: string, closes: string) =>
  days.map((day) => ({ day, opens, closes }));

/** The demo has its opening hours in words: these are the same, day by day. */
const pier = {
  ...organisation,
  ...position,
  hours: {
    week: [
      ...everyDay([1, 2, 3, 4], '07:00', '22:00'),
      ...everyDay([5, 6], '07:00', '00:00'),
      ...everyDay([7], '08:00', '21:00'),
    ],
  },
};
