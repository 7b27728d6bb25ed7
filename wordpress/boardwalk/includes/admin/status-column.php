<?php
/**
 * Shows the state of each entry in the lists: from tables that are read once, without a query for a row.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

foreach ( publicTypes() as $type ) {
	add_filter( "manage_{$type}_posts_columns", __NAMESPACE__ . '\\addStatusColumn' );
	add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\printStatusColumn', 10, 2 );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueueStatusStyles' );

/** Adds the column at the end. */
function addStatusColumn( array $columns ): array {
	$columns['boardwalk_status'] = __( 'On the site', 'boardwalk' );
	return $columns;
}

/** Prints the state of an entry, for who may edit it. */
function printStatusColumn( string $column, int $id ): void {
	$post = 'boardwalk_status' === $column ? get_post( $id ) : null;
	if ( ! maySeeStatus( $post ) ) {
		return;
	}
	$view = statusView( $post );
	echo labelHtml( $view ) . problemsHtml( array_slice( $view['problems'], 0, 3 ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Both are escaped.
	if ( count( $view['problems'] ) > 3 ) {
		/* translators: %s: a number */
		echo '<p>' . esc_html( sprintf( _n( 'and %s more problem', 'and %s more problems', count( $view['problems'] ) - 3, 'boardwalk' ), number_format_i18n( count( $view['problems'] ) - 3 ) ) ) . '</p>';
	}
	if ( '' !== $view['url'] ) {
		echo '<br><a href="' . esc_url( $view['url'] ) . '">' . esc_html__( 'View on the site', 'boardwalk' ) . '<span class="screen-reader-text">: ' . esc_html( get_the_title( $post ) ) . '</span></a>';
	}
}

/** Loads the styles of the states in lists and forms. */
function enqueueStatusStyles(): void {
	$screen = get_current_screen();
	if ( $screen && in_array( $screen->base, array( 'edit', 'post' ), true ) && '' !== kindOf( $screen->post_type ) ) {
		wp_enqueue_style( 'boardwalk-status', plugins_url( 'assets/status.css', FILE ), array(), VERSION );
	}
}
