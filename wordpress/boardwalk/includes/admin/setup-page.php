<?php
/**
 * The page "Boardwalk → Setup": checks with remedies, the fixed pages, and the account for reports.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the checks, the list of the fixed pages, and the account for reports; or, where its link was followed, the proposed mapping. */
function printSetupPage(): void {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses a page.
	if ( isset( $_GET['view'] ) && 'mapping' === $_GET['view'] ) {
		printMappingPage();
		return;
	}
	forgetFirstSteps();
	echo '<div class="wrap"><h1>' . esc_html__( 'Setup', 'boardwalk' ) . '</h1>';
	printOutcome();
	echo '<h2>' . esc_html__( 'Checks', 'boardwalk' ) . '</h2><table class="widefat striped boardwalk-checks">';
	printHead( array( __( 'Check', 'boardwalk' ), __( 'State', 'boardwalk' ), __( 'Found', 'boardwalk' ), __( 'Remedy', 'boardwalk' ) ) );
	foreach ( setupChecks() as $check ) {
		echo '<tr><th scope="row">' . esc_html( $check['title'] ) . '</th><td>' . ( $check['isRight'] ? '<span class="boardwalk-right">' . esc_html__( 'In order', 'boardwalk' ) . '</span>' : '<strong class="boardwalk-wrong">' . esc_html__( 'To do', 'boardwalk' ) . '</strong>' ) . '</td><td>' . esc_html( $check['words'] ) . '</td><td>';
		if ( ! $check['isRight'] ) {
			printRemedy( $check['remedy'] );
		}
		echo '</td></tr>';
	}
	echo '</tbody></table><h2>' . esc_html__( 'Fixed pages', 'boardwalk' ) . '</h2><p>' . esc_html__( 'The site always has these pages. A page here with the same address gives it your words; while it is missing or a draft, a built-in page is shown.', 'boardwalk' ) . '</p>';
	printFixedPages();
	printMappingSection();
	printNamesSection();
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
		'permalinks' => __( 'The permalinks are /%postname%/ now.', 'boardwalk' ),
		'addresses'  => __( 'The addresses are written.', 'boardwalk' ),
		'pages'      => __( 'The missing pages are created as drafts. Pages that existed are as they were.', 'boardwalk' ),
		'none'       => __( 'No page was missing: nothing is created.', 'boardwalk' ),
		'drafts'     => /* translators: %s: a number */ sprintf( _n( '%s page is published.', '%s pages are published.', $count, 'boardwalk' ), number_format_i18n( $count ) ),
		'front'      => /* translators: %s: the title of a page */ sprintf( __( '"%s" is published, and it is the front page.', 'boardwalk' ), $front ),
		'refused'    => __( 'WordPress did not publish the page: nothing is changed. Open it, and publish it there.', 'boardwalk' ),
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
	echo '<table class="widefat striped boardwalk-pages">';
	printHead( array( __( 'Address', 'boardwalk' ), __( 'Title', 'boardwalk' ), __( 'State', 'boardwalk' ) ) );
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
		printRemedy( action( 'boardwalk_pages', __( 'Create the missing pages as drafts', 'boardwalk' ) ) );
	}
	if ( $drafts > 0 ) {
		printRemedy( action( 'boardwalk_drafts', /* translators: %s: a number */ sprintf( _n( 'Publish the %s draft that has a text', 'Publish the %s drafts that have a text', $drafts, 'boardwalk' ), number_format_i18n( $drafts ) ) ) );
	}
	echo '</div>';
}

/** Prints the state of a fixed page with a link to it. */
function printStateOf( ?\WP_Post $post ): void {
	if ( ! $post ) {
		esc_html_e( 'Missing', 'boardwalk' );
		return;
	}
	$link = static function ( string $url, string $label ): string {
		return ' <a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a>';
	};
	$edit = (string) get_edit_post_link( $post->ID, 'raw' );
	if ( 'attachment' === $post->post_type ) {
		echo esc_html__( 'A file of the library has this address: rename it first.', 'boardwalk' ) . $link( $edit, __( 'Edit the file', 'boardwalk' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	} elseif ( 'trash' === $post->post_status ) {
		echo esc_html__( 'In the trash: restore it, or delete it for good to create a new one.', 'boardwalk' ) . $link( admin_url( "edit.php?post_status=trash&post_type={$post->post_type}" ), __( 'Open the trash', 'boardwalk' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	} else {
		$state = get_post_status_object( $post->post_status );
		echo esc_html( $state ? $state->label : $post->post_status ) . $link( $edit, __( 'Edit', 'boardwalk' ) ); // phpcs:ignore WordPress.Security.EscapeOutput
	}
}
