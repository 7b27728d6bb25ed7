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
	echo '<h2>Reports of builds</h2><p>Builds tell this WordPress what they have made, and editors see where their changes are. They send it to <code>' . esc_html( rest_url( 'boardwalk/v1/status' ) ) . '</code> as a user who may do nothing else. ';
	echo $account ? 'The user <code>' . esc_html( REPORT_USER ) . '</code> exists. A new password takes the place of the former one.' : 'There is no such user yet.';
	echo '</p>';
	printRemedy( action( 'boardwalk_account', $account ? 'Make a new password for reports' : 'Create the account for reports' ) );
	printRefusedReports();
}

/** Prints the reports that were refused. */
function printRefusedReports(): void {
	$log = refusedReports();
	if ( ! $log ) {
		return;
	}
	echo '<h3>Reports that were refused</h3><table class="widefat striped boardwalk-pages boardwalk-refused"><thead><tr><th scope="col">When</th><th scope="col">Times</th><th scope="col">User</th><th scope="col">Answer</th></tr></thead><tbody>';
	foreach ( $log as $line ) {
		echo '<tr><td>' . timeHtml( gmdate( 'Y-m-d\TH:i:s\Z', $line['at'] ) ) . '</td><td>' . (int) $line['count'] . '</td><td>' . esc_html( $line['user'] ? $line['user'] : 'Nobody' ) . '</td><td>' . esc_html( "{$line['status']}: {$line['words']}" ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- The moment is escaped.
	}
	echo '</tbody></table>';
}

/** Makes a password and shows it: in the answer itself, so that it is stored nowhere. */
function answerAccount(): void {
	$password = current_user_can( 'create_users' ) ? makeReportPassword() : new \WP_Error( 'boardwalk_account', 'You may not create users.' );
	$back     = '<p><a href="' . esc_url( admin_url( 'admin.php?page=boardwalk-setup' ) ) . '">Back to Setup</a></p>';
	if ( is_wp_error( $password ) ) {
		wp_die( '<main><h1>The account was not created</h1><p>' . esc_html( $password->get_error_message() ) . "</p>$back</main>", 'Account for reports', array( 'response' => 409 ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
	// The value of the variable as builds read it: nobody has to encode it.
	$value = 'Basic ' . base64_encode( REPORT_USER . ':' . str_replace( ' ', '', $password ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode
	$html  = '<main><h1>The account for reports</h1><p>This is shown once. Put both among the secrets of your builds, as environment variables.</p>';
	foreach ( array( 'BOARDWALK_REPORT_TO' => rest_url( 'boardwalk/v1/status' ), 'BOARDWALK_REPORT_AUTHORIZATION' => $value ) as $name => $text ) {
		$html .= '<p><label for="' . esc_attr( $name ) . '">' . esc_html( $name ) . '</label><br><input id="' . esc_attr( $name ) . '" type="text" readonly style="width:100%;box-sizing:border-box;padding:8px;font-family:Consolas,Monaco,monospace" autocomplete="off" value="' . esc_attr( $text ) . '"></p>';
	}
	wp_die( $html . '<p>User: <code>' . esc_html( REPORT_USER ) . '</code>, application password: <code id="boardwalk-password">' . esc_html( $password ) . "</code></p>$back</main>", 'Account for reports', array( 'response' => 200 ) ); // phpcs:ignore WordPress.Security.EscapeOutput
}
