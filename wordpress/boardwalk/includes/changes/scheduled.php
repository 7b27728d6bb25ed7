<?php
/**
 * Publishes scheduled entries when the generator asks: a WordPress without visitors runs no cron.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** How many entries one request publishes; the next request publishes more. */
const MOST_DUE = 100;

/** Publishes the entries of public kinds that are due, as the cron of WordPress would. */
function publishDue(): void {
	global $wpdb;
	$types = publicTypes();
	$due   = $wpdb->get_col(
		$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			"SELECT ID FROM {$wpdb->posts} WHERE post_status = 'future' AND post_type IN (" . placeholders( $types, '%s' ) . ') AND post_date_gmt <= %s ORDER BY post_date_gmt LIMIT %d', // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			array_merge( $types, array( gmdate( 'Y-m-d H:i:s' ), MOST_DUE ) )
		)
	);
	foreach ( $due as $id ) {
		// Another request or the cron may have published it meanwhile.
		clean_post_cache( (int) $id );
		check_and_publish_future_post( (int) $id );
	}
}

/** Finds the moment in UTC when the next scheduled entry is due; null for none. */
function nextChange(): ?string {
	global $wpdb;
	$types = publicTypes();
	$next  = $wpdb->get_var(
		$wpdb->prepare( // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			"SELECT MIN(post_date_gmt) FROM {$wpdb->posts} WHERE post_status = 'future' AND post_type IN (" . placeholders( $types, '%s' ) . ') AND post_date_gmt > %s', // phpcs:ignore WordPress.DB -- placeholders() makes one for each value.
			array_merge( $types, array( gmdate( 'Y-m-d H:i:s' ) ) )
		)
	);
	return $next ? str_replace( ' ', 'T', $next ) . 'Z' : null;
}

/** Lists the post types of the public kinds. */
function publicTypes(): array {
	return array_values( array_column( publicKinds(), 'postType' ) );
}

/** Writes a placeholder of a prepared query for each value. */
function placeholders( array $values, string $placeholder ): string {
	return implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
}
