<?php
/**
 * Checks of the settings of WordPress that the site depends on, each with its remedy.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the checks. Each has a title, `isRight`, what was found as `words`, and a link or an action as remedy. */
function setupChecks(): array {
	return array_merge( graphqlChecks(), addressChecks(), array( timeZoneCheck(), publicCheck(), comingSoonCheck(), frontPageCheck(), cronCheck(), ownersCheck() ), menuChecks() );
}

/** Checks the addresses of WordPress. */
function addressChecks(): array {
	global $wp_rewrite;
	$isPretty = $wp_rewrite->using_permalinks() && ! $wp_rewrite->using_index_permalinks();
	$pretty   = check(
		__( 'Permalinks', 'boardwalk' ),
		$isPretty,
		$isPretty ? /* translators: %s: the structure of permalinks */ sprintf( __( 'Entries have addresses of words: %s', 'boardwalk' ), get_option( 'permalink_structure' ) ) : __( 'Entries have addresses of numbers. Links between them cannot be followed reliably.', 'boardwalk' ),
		action( 'boardwalk_permalinks', __( 'Use /%postname%/', 'boardwalk' ) )
	);
	if ( ! $isPretty ) {
		return array( $pretty );
	}
	$missing = kindsWithoutAddresses();
	return array(
		$pretty,
		check(
			__( 'Addresses of the kinds', 'boardwalk' ),
			! $missing,
			$missing ? /* translators: %s: names of kinds */ sprintf( __( 'WordPress does not know the addresses of: %s.', 'boardwalk' ), implode( ', ', $missing ) ) : __( 'Events, locations, art and experiences have their addresses.', 'boardwalk' ),
			action( 'boardwalk_addresses', __( 'Write the addresses again', 'boardwalk' ) )
		),
	);
}

/** Lists the kinds whose addresses are missing in the rewrite rules. */
function kindsWithoutAddresses(): array {
	$rules   = implode( ' ', (array) get_option( 'rewrite_rules', array() ) );
	$missing = array();
	foreach ( kinds() as $kind ) {
		if ( ! hasOwner( $kind['postType'], 'slug' ) && false === strpos( $rules, "index.php?{$kind['postType']}=" ) ) {
			$missing[] = kindText( $kind['labels'][1] );
		}
	}
	return $missing;
}

/** Says what others have of the names of the plugin. */
function ownersCheck(): array {
	$findings = ownerFindings( true );
	return check(
		__( 'Names of other plugins', 'boardwalk' ),
		! in_array( false, array_column( $findings, 'isSettled' ), true ),
		$findings ? implode( ' ', array_column( $findings, 'text' ) ) : __( 'Nobody else has the names of Boardwalk.', 'boardwalk' ),
		remedy( admin_url( 'plugins.php' ), __( 'Look at the plugins', 'boardwalk' ) )
	);
}

/** Checks the time zone: a city knows about summer time. */
function timeZoneCheck(): array {
	$city    = (string) get_option( 'timezone_string' );
	$isRight = '' !== $city && 0 !== strpos( $city, 'UTC' ) && 0 !== strpos( $city, 'Etc/' );
	return check(
		__( 'Time zone', 'boardwalk' ),
		$isRight,
		$isRight
			/* translators: 1: a time zone, such as Europe/London, 2: a time */
			? sprintf( __( '%1$s: it is %2$s at the pier.', 'boardwalk' ), $city, wp_date( 'H:i' ) )
			/* translators: %s: a time zone, such as +02:00 */
			: sprintf( __( 'The time zone is %s, which is wrong for half of the year in most places. Choose the nearest city.', 'boardwalk' ), wp_timezone_string() ),
		remedy( admin_url( 'options-general.php#timezone_string' ), __( 'Choose a city', 'boardwalk' ) )
	);
}

/** Checks that search engines are not asked to stay away. */
function publicCheck(): array {
	$isPublic = (int) get_option( 'blog_public' ) > 0;
	return check(
		__( 'Search engines', 'boardwalk' ),
		$isPublic,
		$isPublic ? __( 'They are not discouraged.', 'boardwalk' ) : __( 'They are discouraged from this WordPress. Plugins for search engines then mark every entry "noindex", and the marks that editors set are lost among them.', 'boardwalk' ),
		remedy( admin_url( 'options-reading.php' ), __( 'Allow search engines', 'boardwalk' ) )
	);
}

/** Checks that no plugin or host hides the whole WordPress. */
function comingSoonCheck(): array {
	$hidden = array();
	foreach ( array( 'wpcom_public_coming_soon' => '1', 'woocommerce_coming_soon' => 'yes' ) as $option => $on ) {
		if ( (string) get_option( $option ) === $on ) {
			$hidden[] = $option;
		}
	}
	foreach ( array_merge( (array) get_option( 'active_plugins', array() ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) ) as $plugin ) {
		if ( preg_match( '/coming-soon|maintenance|under-construction/', (string) $plugin ) ) {
			$hidden[] = (string) $plugin;
		}
	}
	return check(
		__( 'Coming soon', 'boardwalk' ),
		! $hidden,
		$hidden ? /* translators: %s: names of settings or plugins */ sprintf( __( 'A page "coming soon" or "maintenance" may answer for everything: %s.', 'boardwalk' ), implode( ', ', $hidden ) ) : __( 'Nothing hides this WordPress.', 'boardwalk' ),
		remedy( admin_url( 'plugins.php' ), __( 'Look at the plugins', 'boardwalk' ) )
	);
}

/** Checks that a page is chosen as the front page. */
function frontPageCheck(): array {
	$front   = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
	$isRight = $front && 'publish' === $front->post_status;
	/* translators: %s: the title of a page */
	$words = $front ? sprintf( __( 'The front page "%s" is not published.', 'boardwalk' ), $front->post_title ) : __( 'The newest posts are the front page: the site shows a built-in home page.', 'boardwalk' );
	return check(
		__( 'Front page', 'boardwalk' ),
		$isRight,
		$isRight ? /* translators: %s: the title of a page */ sprintf( __( '"%s" is the home page.', 'boardwalk' ), $front->post_title ) : $words,
		frontPageRemedy( $front )
	);
}

/** Publishes the front page, or the page "Home" as such, by a button; leads to the page or the setting where a button could not. */
function frontPageRemedy( ?\WP_Post $front ): array {
	$page = $front ? $front : findFixedPage( homePage() );
	if ( isReadyForFront( $page ) ) {
		$title = $page ? $page->post_title : homePage()['title'];
		/* translators: %s: the title of a page */
		$label = $page && 'publish' === $page->post_status ? __( 'Make "%s" the front page', 'boardwalk' ) : __( 'Publish "%s" and make it the front page', 'boardwalk' );
		/* translators: %s: the title of a page */
		return action( 'boardwalk_front', sprintf( $front ? __( 'Publish "%s"', 'boardwalk' ) : $label, $title ) );
	}
	return $front ? remedy( (string) get_edit_post_link( $front->ID, 'raw' ), __( 'Edit the page', 'boardwalk' ) ) : remedy( admin_url( 'options-reading.php' ), __( 'Choose the front page', 'boardwalk' ) );
}

/** Checks that both locations have a menu. */
function menuChecks(): array {
	$assigned = get_nav_menu_locations();
	$checks   = array();
	foreach ( array( 'primary' => __( 'Main menu', 'boardwalk' ), 'footer' => __( 'Footer menu', 'boardwalk' ) ) as $location => $title ) {
		$menu     = empty( $assigned[ $location ] ) ? false : wp_get_nav_menu_object( $assigned[ $location ] );
		$isRight  = $menu && $menu->count > 0;
		/* translators: %s: the name of a menu */
		$none = $menu ? sprintf( __( 'The menu "%s" has no items.', 'boardwalk' ), $menu->name ) : __( 'The location has no menu: the site shows none.', 'boardwalk' );
		$checks[] = check(
			$title,
			$isRight,
			$isRight ? /* translators: 1: the name of a menu, 2: a number */ sprintf( _n( '"%1$s" with %2$s item.', '"%1$s" with %2$s items.', $menu->count, 'boardwalk' ), $menu->name, number_format_i18n( $menu->count ) ) : $none,
			$menu ? remedy( admin_url( "nav-menus.php?action=edit&menu={$menu->term_id}" ), __( 'Add items', 'boardwalk' ) ) : remedy( admin_url( 'nav-menus.php?action=locations' ), __( 'Choose a menu', 'boardwalk' ) )
		);
	}
	return $checks;
}

/** Makes one check. The remedy is shown where something is wrong. */
function check( string $title, bool $isRight, string $words, array $remedy ): array {
	return array( 'title' => $title, 'isRight' => $isRight, 'words' => $words, 'remedy' => $remedy );
}

/** Makes a remedy that is a link to another page of the administration. */
function remedy( string $url, string $label ): array {
	return array( 'url' => $url, 'label' => $label );
}

/** Makes a remedy that is a button of the page. */
function action( string $action, string $label ): array {
	return array( 'action' => $action, 'label' => $label );
}
