<?php
/**
 * The part of the page "Setup" about reports: the account for them, and those that were refused.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the state of the account with its button, and the log. */
function printReportSection(): void {
	$account = reportAccount();
	echo '<h2>' . esc_html__( 'Reports of builds', 'boardwalk' ) . '</h2><p>';
	/* translators: %s: an address */
	printf( esc_html__( 'Builds tell this WordPress what they have made, and editors see where their changes are. They send it to %s as a user who may do nothing else.', 'boardwalk' ), '<code>' . esc_html( rest_url( 'boardwalk/v1/status' ) ) . '</code>' );
	/* translators: %s: the name of a user */
	printf( ' ' . ( $account ? esc_html__( 'The user %s exists. A new password takes the place of the former one.', 'boardwalk' ) : esc_html__( 'There is no such user yet.', 'boardwalk' ) ), '<code>' . esc_html( REPORT_USER ) . '</code>' );
	echo '</p>';
	printRemedy( action( 'boardwalk_account', $account ? __( 'Make a new password for reports', 'boardwalk' ) : __( 'Create the account for reports', 'boardwalk' ) ) );
	printRefusedReports();
}

/** Prints the reports that were refused. */
function printRefusedReports(): void {
	$log = refusedReports();
	if ( ! $log ) {
		return;
	}
	echo '<h3>' . esc_html__( 'Reports that were refused', 'boardwalk' ) . '</h3><table class="widefat striped boardwalk-pages boardwalk-refused">';
	printHead( array( __( 'When', 'boardwalk' ), __( 'Times', 'boardwalk' ), __( 'User', 'boardwalk' ), __( 'Answer', 'boardwalk' ) ) );
	foreach ( $log as $line ) {
		echo '<tr><td>' . timeHtml( gmdate( 'Y-m-d\TH:i:s\Z', $line['at'] ) ) . '</td><td>' . (int) $line['count'] . '</td><td>' . esc_html( $line['user'] ? $line['user'] : __( 'Nobody', 'boardwalk' ) ) . '</td><td>' . esc_html( "{$line['status']}: {$line['words']}" ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- The moment is escaped.
	}
	echo '</tbody></table>';
}

/** Makes a password and shows it: in the answer itself, so that it is stored nowhere. */
function answerAccount(): void {
	$password = current_user_can( 'create_users' ) ? makeReportPassword() : new \WP_Error( 'boardwalk_account', __( 'You may not create users.', 'boardwalk' ) );
	$back     = '<p><a href="' . esc_url( admin_url( 'admin.php?page=boardwalk-setup' ) ) . '">' . esc_html__( 'Back to Setup', 'boardwalk' ) . '</a></p>';
	if ( is_wp_error( $password ) ) {
		wp_die( '<main><h1>' . esc_html__( 'The account was not created', 'boardwalk' ) . '</h1><p>' . esc_html( $password->get_error_message() ) . "</p>$back</main>", esc_html__( 'Account for reports', 'boardwalk' ), array( 'response' => 409 ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
	// The value of the variable as builds read it: nobody has to encode it.
	$value = 'Basic ' . base64_encode( REPORT_USER . ':' . str_replace( ' ', '', $password ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
	$html  = '<main><h1>' . esc_html__( 'The account for reports', 'boardwalk' ) . '</h1><p>' . esc_html__( 'This is shown once. Put both among the secrets of your builds, as environment variables.', 'boardwalk' ) . '</p>';
	foreach ( array( 'BOARDWALK_REPORT_TO' => rest_url( 'boardwalk/v1/status' ), 'BOARDWALK_REPORT_AUTHORIZATION' => $value ) as $name => $text ) {
		$html .= '<p><label for="' . esc_attr( $name ) . '">' . esc_html( $name ) . '</label><br><input id="' . esc_attr( $name ) . '" type="text" readonly style="width:100%;box-sizing:border-box;padding:8px;font-family:Consolas,Monaco,monospace" autocomplete="off" value="' . esc_attr( $text ) . '"></p>';
	}
	/* translators: 1: the name of a user, 2: a password */
	$both = sprintf( esc_html__( 'User: %1$s, application password: %2$s', 'boardwalk' ), '<code>' . esc_html( REPORT_USER ) . '</code>', '<code id="boardwalk-password">' . esc_html( $password ) . '</code>' );
	wp_die( "$html<p>$both</p>$back</main>", esc_html__( 'Account for reports', 'boardwalk' ), array( 'response' => 200 ) ); // phpcs:ignore WordPress.Security.EscapeOutput
}
