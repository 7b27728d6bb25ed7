<?php
/**
 * The account with which builds report: a user who may do nothing else.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The name of the role, and of the user. */
const REPORT_ROLE = 'boardwalk_report';
const REPORT_USER = 'boardwalk-report';

add_filter( 'map_meta_cap', __NAMESPACE__ . '\\keepReportAccount', 10, 4 );

/** Adds the role with its only right. */
function addReportRole(): void {
	if ( ! get_role( REPORT_ROLE ) ) {
		add_role( REPORT_ROLE, 'Boardwalk report', array( REPORT => true ) );
	}
}

/** Finds the account; null where there is none. */
function reportAccount(): ?\WP_User {
	$user = get_user_by( 'login', REPORT_USER );
	return $user && array( REPORT_ROLE ) === array_values( $user->roles ) ? $user : null;
}

/**
 * Makes a new application password of the account, and the account where it is missing. The former password is of no use
 * any more. Returns the password, which WordPress keeps as a hash only, or an error.
 */
function makeReportPassword() {
	addReportRole();
	$user = reportAccount();
	if ( ! $user ) {
		if ( username_exists( REPORT_USER ) ) {
			return new \WP_Error( 'boardwalk_account', /* translators: %s: the name of a user */ sprintf( __( 'A user "%s" exists, and may do something else. Rename or delete it first.', 'boardwalk' ), REPORT_USER ) );
		}
		$id = wp_insert_user( array( 'user_login' => REPORT_USER, 'user_pass' => wp_generate_password( 40 ), 'display_name' => 'Boardwalk reports', 'role' => REPORT_ROLE ) );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$user = get_user_by( 'id', $id );
	}
	if ( ! wp_is_application_passwords_available_for_user( $user ) ) {
		return new \WP_Error( 'boardwalk_account', __( 'Application passwords are switched off here, or this WordPress has no https.', 'boardwalk' ) );
	}
	\WP_Application_Passwords::delete_all_application_passwords( $user->ID );
	$made = \WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => 'Boardwalk reports' ) );
	return is_wp_error( $made ) ? $made : \WP_Application_Passwords::chunk_password( $made[0] );
}

/**
 * Keeps the account as it is: WordPress lets everybody change his own profile and make further application passwords,
 * over REST and XML-RPC, whatever the role.
 */
function keepReportAccount( array $needed, string $right, int $userId, array $about ): array {
	if ( 'edit_user' !== $right || ! isset( $about[0] ) || (int) $about[0] !== $userId ) {
		return $needed;
	}
	$user = get_userdata( $userId );
	return $user && array( REPORT_ROLE ) === array_values( $user->roles ) ? array( 'do_not_allow' ) : $needed;
}
