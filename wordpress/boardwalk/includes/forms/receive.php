<?php
/**
 * Receives the forms of the site, and sends each as an e-mail to the pier. Nothing of it is stored.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** A form with its longest text is smaller: a browser sends nine bytes for a sign of Chinese. */
const MOST_FORM_BYTES = 65536;

add_action( 'rest_api_init', __NAMESPACE__ . '\\registerForms' );

/** Registers the address of each form. Visitors are not logged in: what they send is checked instead. */
function registerForms(): void {
	register_rest_route(
		'boardwalk/v1',
		'/forms/(?P<form>' . implode( '|', FORMS ) . ')',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\\receiveForm',
			'permission_callback' => '__return_true',
		)
	);
}

/** Checks a form and sends it. What a program has filled in gets the same answer, and is not sent. */
function receiveForm( \WP_REST_Request $request ): \WP_REST_Response {
	$refused = refuseForm( $request );
	if ( $refused ) {
		return $refused;
	}
	$form = (string) $request['form'];
	$sent = $request->get_body_params() + (array) $request->get_json_params();
	if ( '' !== textOf( $sent, '_gotcha' ) ) {
		return thankFor( $request, $sent );
	}
	$typed  = readForm( $form, $sent );
	$errors = formErrors( $form, $typed );
	if ( $errors ) {
		return answerForm( $request, 422, formWord( 'formAnswers.wrong' ), $errors );
	}
	if ( isOverFormLimit() ) {
		$answer = answerForm( $request, 429, formWord( 'formAnswers.tooMany' ) );
		$answer->header( 'Retry-After', (string) ( 10 * MINUTE_IN_SECONDS ) );
		return $answer;
	}
	if ( ! mailForm( $form, $typed ) ) {
		return answerForm( $request, 502, formWord( 'formAnswers.notDelivered' ) );
	}
	return thankFor( $request, $sent );
}

/** Refuses what does not come from the site, or is no form of it; null for all others. */
function refuseForm( \WP_REST_Request $request ): ?\WP_REST_Response {
	$origin = (string) $request->get_header( 'origin' );
	// A browser that hides where a form stands sends "null".
	if ( '' !== $origin && 'null' !== $origin && siteOrigin() !== $origin ) {
		return answerForm( $request, 403, formWord( 'formAnswers.notFromSite' ) );
	}
	$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
	if ( max( $length, strlen( $request->get_body() ) ) > MOST_FORM_BYTES || $request->get_file_params() ) {
		return answerForm( $request, 413, formWord( 'formAnswers.tooLarge' ) );
	}
	return null;
}

/** Sends a form to the pier, which can answer it. Tells if the mail was taken. */
function mailForm( string $form, array $typed ): bool {
	$pier    = (array) get_option( 'boardwalk_pier', array() );
	$subject = formWord( "forms.{$form}Subject" );
	$to      = (string) apply_filters( 'boardwalk_form_recipient', textOf( $pier, 'email' ) ? textOf( $pier, 'email' ) : get_option( 'admin_email' ), $form );
	$lines   = array();
	foreach ( formFields( $form ) as $name => $field ) {
		$lines[] = formWord( 'formAnswers.mailLabel', array( 'label' => $field['label'] ) ) . "\n" . ( '' === $typed[ $name ] ? '–' : $typed[ $name ] );
	}
	$lines[] = formWord( 'formAnswers.sentBy', array( 'subject' => $subject, 'site' => siteOrigin() ) );
	$title   = isset( $typed['name'] ) ? formWord( 'formAnswers.mailSubject', array( 'subject' => $subject, 'name' => $typed['name'] ) ) : $subject;
	return wp_mail( $to, $title, implode( "\n\n", $lines ), array( 'Reply-To: ' . $typed['email'] ) );
}
