<?php
/**
 * The capability to ask for a build by hand.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\\grantMissing' );

/** Lets administrators and editors publish by hand. */
function grantPublishing(): void {
	foreach ( array( 'administrator', 'editor' ) as $name ) {
		$role = get_role( $name );
		if ( $role && ! $role->has_cap( 'boardwalk_publish' ) ) {
			$role->add_cap( 'boardwalk_publish' );
		}
	}
}

/** Grants the capability after an update from a version without it: WordPress activates nothing then. */
function grantMissing(): void {
	$role = get_role( 'administrator' );
	if ( $role && ! $role->has_cap( 'boardwalk_publish' ) ) {
		grantPublishing();
	}
}
