<?php
/**
 * The page "Boardwalk → Setup": checks with remedies, the fixed pages, and the account for reports.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the checks, the list of the fixed pages, and the account for reports. */
function printSetupPage(): void {
	forgetFirstSteps();
	echo '<div class="wrap"><h1>Setup</h1>';
	printOutcome();
	echo '<h2>Checks</h2><table class="widefat striped boardwalk-checks"><thead><tr><th scope="col">Check</th><th scope="col">State</th><th scope="col">Found</th><th scope="col">Remedy</th></tr></thead><tbody>';
	foreach ( setupChecks() as $check ) {
		echo '<tr><th scope="row">' . esc_html( $check['title'] ) . '</th><td>' . ( $check['isRight'] ? '<span class="boardwalk-right">In order</span>' : '<strong class="boardwalk-wrong">To do</strong>' ) . '</td><td>' . esc_html( $check['words'] ) . '</td><td>';
		if ( ! $check['isRight'] ) {
			printRemedy( $check['remedy'] );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table><h2>Fixed pages</h2><p>The site always has these pages. A page here with the same address gives it your words; while it is missing or a draft, a built-in page is shown.</p>';
	printFixedPages();
	printReportSection();
	echo '</div>';
}

/** Says what the last button did. */
function printOutcome(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a sentence.
	$done  = isset( $_GET['done'] ) ? sanitize_key( wp_unslash( $_GET['done'] ) ) : '';
	$count = isset( $_GET['count'] ) ? absint( $_GET['count'] ) : 0;
	$front = get_the_title( (int) get_option( 'page_on_front' ) );
	$words = array(
		'permalinks' => 'The permalinks are /%postname%/ now.',
		'addresses'  => 'The addresses are written.',
		'pages'      => 'The missing pages are created as drafts. Pages that existed are as they were.',
		'none'       => 'No page was missing: nothing is created.',
		'drafts'     => 1 === $count ? '1 page is published.' : "$count pages are published.",
		'front'      => "\"$front\" is published, and it is the front page.",
		'refused'    => 'WordPress did not publish the page: nothing is changed. Open it, and publish it there.',
	);
	if ( isset( $words[ $done ] ) ) {
		echo '<div class="notice notice-' . ( 'refused' === $done ? 'error' : 'success' ) . '"><p>' . esc_html( $words[ $done ] ) . '</p></div>';
	}
}

/** Prints a link, or a form with one button. */
function printRemedy( array $remedy ): void {
	if ( isset( $remedy['url'] ) ) {
		echo '<a class="button" href="' . esc_url( $remedy['url'] ) . '">' . esc_html( $remedy['label'] ) . '</a>';
	} elseif ( isset( $remedy['action'] ) ) {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="' . esc_attr( $remedy['action'] ) . '">';
		wp_nonce_field( $remedy['action'] );
		echo '<button class="button">' . esc_html( $remedy['label'] ) . '</button></form>';
	}
}

/** Prints the fixed pages with their state, and the button that creates the missing ones. */
function printFixedPages(): void {
	$isMissing = false;
	$drafts    = 0;
	echo '<table class="widefat striped boardwalk-pages"><thead><tr><th scope="col">Address</th><th scope="col">Title</th><th scope="col">State</th></tr></thead><tbody>';
	foreach ( fixedPages() as $page ) {
		$post      = findFixedPage( $page );
		$file      = $post ? null : findFileInTheWay( $page );
		$isMissing = $isMissing || ( ! $post && ! $file );
		$drafts   += $post && isDraftToPublish( $post ) ? 1 : 0;
		echo '<tr><td><code>' . esc_html( fixedPath( $page ) ) . '</code></td><td>' . esc_html( $post ? $post->post_title : $page['title'] ) . '</td><td>';
		printStateOf( $post ? $post : $file );
		echo '</td></tr>';
	}
	echo '</tbody></table><div class="boardwalk-buttons">';
	if ( $isMissing ) {
		printRemedy( action( 'boardwalk_pages', 'Create the missing pages as drafts' ) );
	}
	if ( $drafts > 0 ) {
		printRemedy( action( 'boardwalk_drafts', 1 === $drafts ? 'Publish the draft that has a text' : "Publish the $drafts drafts that have a text" ) );
	}
	echo '</div>';
}

/** Prints the state of a fixed page with a link to it. */
function printStateOf( ?\WP_Post $post ): void {
	if ( ! $post ) {
		echo 'Missing';
		return;
	}
	$link = static function ( string $url, string $label ): string {
		return ' <a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a>';
	};
	$edit = (string) get_edit_post_link( $post->ID, 'raw' );
	if ( 'attachment' === $post->post_type ) {
		echo 'A file of the library has this address: rename it first.' . $link( $edit, 'Edit the file' ); // phpcs:ignore WordPress.Security.EscapeOutput
	} elseif ( 'trash' === $post->post_status ) {
		echo 'In the trash: restore it, or delete it for good to create a new one.' . $link( admin_url( "edit.php?post_status=trash&post_type={$post->post_type}" ), 'Open the trash' ); // phpcs:ignore WordPress.Security.EscapeOutput
	} else {
		$state = get_post_status_object( $post->post_status );
		echo esc_html( $state ? $state->label : $post->post_status ) . $link( $edit, 'Edit' ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
}
