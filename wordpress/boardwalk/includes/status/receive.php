<?php
/**
 * Receives the reports of builds at `boardwalk/v1/status`. What is refused changes nothing but the log.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The only thing that the account of a build may do: WordPress keeps this right as a capability. */
const REPORT = 'boardwalk_report';

/** A report of 60,000 entries is smaller. */
const MOST_REPORT_BYTES = 8 * 1024 * 1024;

/** How many reports are taken in ten minutes. */
const MOST_REPORTS = 60;

add_action( 'rest_api_init', __NAMESPACE__ . '\\registerReports' );
add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\\logRefusedReport', 10, 3 );

/** Registers the address to which builds report. */
function registerReports(): void {
	register_rest_route(
		'boardwalk/v1',
		'/status',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\\receiveReport',
			'permission_callback' => __NAMESPACE__ . '\\mayReport',
		)
	);
}

/** Lets the account of a build in. A wrong password is as none, where WordPress has not refused it before. */
function mayReport() {
	if ( ! is_user_logged_in() ) {
		return refusal( 401, __( 'A report needs the application password of the account for reports.', 'boardwalk' ) );
	}
	return current_user_can( REPORT ) ? true : refusal( 403, __( 'This user may not report what a build did: use the account for reports.', 'boardwalk' ) );
}

/** Takes a report, or says why not. */
function receiveReport( \WP_REST_Request $request ) {
	if ( countWithin( 'boardwalk_reports', 10 * MINUTE_IN_SECONDS ) > MOST_REPORTS ) {
		return refusal( 429, /* translators: %d: a number */ sprintf( __( 'More than %d reports came in ten minutes.', 'boardwalk' ), MOST_REPORTS ) );
	}
	$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
	if ( max( $length, strlen( $request->get_body() ) ) > MOST_REPORT_BYTES ) {
		return refusal( 413, __( 'This is more than a report can be: 8 MB.', 'boardwalk' ) );
	}
	wp_raise_memory_limit( 'admin' );
	$report = checkReport( $request->get_json_params() );
	$wrong  = is_wp_error( $report ) ? $report : findConflict( $report );
	if ( $wrong ) {
		return $wrong;
	}
	takeReport( $report );
	return array( 'status' => 'taken' );
}

/** Makes a refusal. */
function refusal( int $status, string $words ): \WP_Error {
	return new \WP_Error( 'boardwalk_report_refused', $words, array( 'status' => $status ) );
}

/** Logs a refused report, whoever has refused it: WordPress itself does not let wrong passwords in. */
function logRefusedReport( $answer, $server, \WP_REST_Request $request ) {
	if ( 'POST' !== $request->get_method() || '/boardwalk/v1/status' !== untrailingslashit( $request->get_route() ) || ! $answer instanceof \WP_REST_Response || $answer->get_status() < 400 ) {
		return $answer;
	}
	if ( 429 === $answer->get_status() ) {
		$answer->header( 'Retry-After', (string) secondsUntilReports() );
	}
	$data = $answer->get_data();
	logRefusal( $answer->get_status(), is_array( $data ) ? textOf( $data, 'message' ) : '' );
	return $answer;
}

/** Counts the seconds until reports are taken again. */
function secondsUntilReports(): int {
	$known = get_transient( 'boardwalk_reports' );
	return is_array( $known ) ? max( 1, $known['until'] - time() ) : 1;
}
