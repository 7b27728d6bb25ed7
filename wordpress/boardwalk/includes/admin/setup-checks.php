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
	return array_merge( graphqlChecks(), addressChecks(), array( timeZoneCheck(), publicCheck(), comingSoonCheck(), frontPageCheck(), cronCheck() ), menuChecks() );
}

/** Checks the addresses of WordPress. */
function addressChecks(): array {
	global $wp_rewrite;
	$isPretty = $wp_rewrite->using_permalinks() && ! $wp_rewrite->using_index_permalinks();
	$pretty   = check(
		'Permalinks',
		$isPretty,
		$isPretty ? 'Entries have addresses of words: ' . get_option( 'permalink_structure' ) : 'Entries have addresses of numbers. Links between them cannot be followed reliably.',
		action( 'boardwalk_permalinks', 'Use /%postname%/' )
	);
	if ( ! $isPretty ) {
		return array( $pretty );
	}
	$missing = kindsWithoutAddresses();
	return array(
		$pretty,
		check(
			'Addresses of the kinds',
			! $missing,
			$missing ? 'WordPress does not know the addresses of: ' . implode( ', ', $missing ) . '.' : 'Events, locations, art and experiences have their addresses.',
			action( 'boardwalk_addresses', 'Write the addresses again' )
		),
	);
}

/** Lists the kinds whose addresses are missing in the rewrite rules. */
function kindsWithoutAddresses(): array {
	$rules   = implode( ' ', (array) get_option( 'rewrite_rules', array() ) );
	$missing = array();
	foreach ( kinds() as $kind ) {
		if ( false === strpos( $rules, "index.php?{$kind['postType']}=" ) ) {
			$missing[] = strtolower( $kind['labels'][1] );
		}
	}
	return $missing;
}

/** Checks the time zone: a city knows about summer time. */
function timeZoneCheck(): array {
	$city    = (string) get_option( 'timezone_string' );
	$isRight = '' !== $city && 0 !== strpos( $city, 'UTC' ) && 0 !== strpos( $city, 'Etc/' );
	return check(
		'Time zone',
		$isRight,
		$isRight ? "$city: it is " . wp_date( 'H:i' ) . ' at the pier.' : 'The time zone is ' . wp_timezone_string() . ', which is wrong for half of the year in most places. Choose the nearest city.',
		remedy( admin_url( 'options-general.php#timezone_string' ), 'Choose a city' )
	);
}

/** Checks that search engines are not asked to stay away. */
function publicCheck(): array {
	$isPublic = (int) get_option( 'blog_public' ) > 0;
	return check(
		'Search engines',
		$isPublic,
		$isPublic ? 'They are not discouraged.' : 'They are discouraged from this WordPress. Plugins for search engines then mark every entry "noindex", and the marks that editors set are lost among them.',
		remedy( admin_url( 'options-reading.php' ), 'Allow search engines' )
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
	foreach ( (array) get_option( 'active_plugins', array() ) as $plugin ) {
		if ( preg_match( '/coming-soon|maintenance|under-construction/', (string) $plugin ) ) {
			$hidden[] = (string) $plugin;
		}
	}
	return check(
		'Coming soon',
		! $hidden,
		$hidden ? 'A page "coming soon" or "maintenance" may answer for everything: ' . implode( ', ', $hidden ) . '.' : 'Nothing hides this WordPress.',
		remedy( admin_url( 'plugins.php' ), 'Look at the plugins' )
	);
}

/** Checks that a page is chosen as the front page. */
function frontPageCheck(): array {
	$front   = 'page' === get_option( 'show_on_front' ) ? get_post( (int) get_option( 'page_on_front' ) ) : null;
	$isRight = $front && 'publish' === $front->post_status;
	$words   = $front ? "The front page \"{$front->post_title}\" is not published." : 'The newest posts are the front page: the site shows a built-in home page.';
	return check(
		'Front page',
		$isRight,
		$isRight ? "\"{$front->post_title}\" is the home page." : $words,
		frontPageRemedy( $front )
	);
}

/** Publishes the front page, or the page "Home" as such, by a button; leads to the page or the setting where a button could not. */
function frontPageRemedy( ?\WP_Post $front ): array {
	$page = $front ? $front : findFixedPage( homePage() );
	if ( isReadyForFront( $page ) ) {
		$title = $page ? $page->post_title : homePage()['title'];
		$label = $page && 'publish' === $page->post_status ? "Make \"$title\" the front page" : "Publish \"$title\" and make it the front page";
		return action( 'boardwalk_front', $front ? "Publish \"$title\"" : $label );
	}
	return $front ? remedy( (string) get_edit_post_link( $front->ID, 'raw' ), 'Edit the page' ) : remedy( admin_url( 'options-reading.php' ), 'Choose the front page' );
}

/** Checks that both locations have a menu. */
function menuChecks(): array {
	$assigned = get_nav_menu_locations();
	$checks   = array();
	foreach ( array( 'primary' => 'Main menu', 'footer' => 'Footer menu' ) as $location => $title ) {
		$menu     = empty( $assigned[ $location ] ) ? false : wp_get_nav_menu_object( $assigned[ $location ] );
		$isRight  = $menu && $menu->count > 0;
		$none     = $menu ? "The menu \"{$menu->name}\" has no items." : 'The location has no menu: the site shows none.';
		$checks[] = check(
			$title,
			$isRight,
			$isRight ? "\"{$menu->name}\" with {$menu->count} items." : $none,
			$menu ? remedy( admin_url( "nav-menus.php?action=edit&menu={$menu->term_id}" ), 'Add items' ) : remedy( admin_url( 'nav-menus.php?action=locations' ), 'Choose a menu' )
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
