<?php
/**
 * Answers a form: the page that thanks, JSON for script, or a page that says what is wrong.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

// After WordPress, which lets every origin read.
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\\allowSiteOnly', 20, 3 );
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\\serveFormPage', 30, 3 );

/** Leads to the page that thanks, which has to be on the site. */
function thankFor( \WP_REST_Request $request, array $sent ): \WP_REST_Response {
	$next   = textOf( $sent, '_next' );
	$thanks = 0 === strpos( $next, siteOrigin() . '/' ) ? $next : siteOrigin() . '/thanks/';
	if ( wantsJson( $request ) ) {
		return new \WP_REST_Response( array( 'message' => formWord( 'formAnswers.thanks' ), 'next' => $thanks ) );
	}
	$answer = new \WP_REST_Response( null, 303 );
	$answer->header( 'Location', esc_url_raw( $thanks ) );
	return $answer;
}

/** Says what is wrong, in JSON or as a page from which Back leads to the form. */
function answerForm( \WP_REST_Request $request, int $status, string $message, array $errors = array() ): \WP_REST_Response {
	$answer = new \WP_REST_Response( array( 'message' => $message, 'errors' => $errors ), $status );
	if ( ! wantsJson( $request ) ) {
		$answer->header( 'Content-Type', 'text/html; charset=UTF-8' );
	}
	return $answer;
}

/** Tells if script asks. */
function wantsJson( \WP_REST_Request $request ): bool {
	return false !== strpos( (string) $request->get_header( 'accept' ), 'application/json' );
}

/** Tells if a request is for a form. */
function isForm( \WP_REST_Request $request ): bool {
	return 0 === strpos( $request->get_route(), '/boardwalk/v1/forms/' );
}

/** Lets script of the site read the answer, and no other, whoever is logged in. */
function allowSiteOnly( $isServed, $result, \WP_REST_Request $request ) {
	if ( isForm( $request ) && ! headers_sent() ) {
		header_remove( 'Access-Control-Allow-Credentials' );
		header( 'Access-Control-Allow-Origin: ' . siteOrigin() );
		header( 'Cache-Control: no-store' );
		header( 'X-Robots-Tag: noindex' );
	}
	return $isServed;
}

/** Writes the page for a visitor without script. */
function serveFormPage( $isServed, $result, \WP_REST_Request $request ) {
	if ( $isServed || ! isForm( $request ) || wantsJson( $request ) || ! is_array( $result->get_data() ) ) {
		return $isServed;
	}
	$data = $result->get_data();
	if ( ! isset( $data['errors'] ) ) {
		return $isServed;
	}
	echo '<!doctype html><html lang="' . esc_attr( formLanguage() ) . '"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';
	echo '<title>' . esc_html( $data['message'] ) . '</title><h1>' . esc_html( $data['message'] ) . '</h1><ul>';
	foreach ( $data['errors'] as $error ) {
		echo '<li>' . esc_html( $error['message'] ) . '</li>';
	}
	echo '</ul><p>' . esc_html( formWord( 'formAnswers.goBack' ) ) . '</p></html>';
	return true;
}
