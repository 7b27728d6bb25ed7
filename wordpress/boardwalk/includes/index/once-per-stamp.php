<?php
/**
 * Keeps the index with its stamp: the list of everything public is the same as long as the stamp is, however often and by
 * whomever it is asked for.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The row of options with the index. Like a transient it may go at any time; it is read and written past the caches, some of which take no long values. */
const KEPT_INDEX = '_transient_boardwalk_index';

/** For how long a request waits while another one makes the same index. */
const INDEX_SECONDS = 10;

/** How many indexes an address may ask for in a minute. */
const MOST_INDEXES = 60;

/** Returns what is kept with a stamp, or makes it. One request makes it while others wait. */
function oncePerStamp( string $stamp, callable $make ): string {
	// Who is logged in may see more of entries with a password.
	if ( is_user_logged_in() || ! function_exists( 'gzcompress' ) ) {
		return $make();
	}
	// What filters of other plugins may change without another stamp.
	$key  = hashJson( array( $stamp, home_url(), offeredKinds(), publicKinds() ) );
	$kept = keptIndex( $key );
	if ( null !== $kept ) {
		return $kept;
	}
	$isMine = lockIndex();
	$kept   = $isMine ? keptIndex( $key ) : null;
	$text   = null === $kept ? $make() : $kept;
	if ( null === $kept ) {
		keepIndex( $key, $text );
	}
	unlockIndex( $isMine );
	return $text;
}

/** Reads what is kept with a key; null where it is missing or not whole. */
function keptIndex( string $key ): ?string {
	global $wpdb;
	$stored = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s AND option_value LIKE %s", KEPT_INDEX, "$key %" ) );
	$parts  = explode( ' ', $stored );
	if ( 3 !== count( $parts ) || md5( $parts[2] ) !== $parts[1] ) {
		return null;
	}
	$text = gzuncompress( (string) base64_decode( $parts[2], true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A column of text takes no bytes.
	return false === $text ? null : $text;
}

/** Keeps a text with its key, in the place of any other. The database may take no value so long: then it is made each time. */
function keepIndex( string $key, string $text ): void {
	global $wpdb;
	$packed = base64_encode( (string) gzcompress( $text, 1 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
	$most   = empty( $wpdb->is_mysql ) ? PHP_INT_MAX : (int) $wpdb->get_var( 'SELECT @@max_allowed_packet' );
	if ( strlen( $packed ) + 1000 > $most ) {
		return;
	}
	$wpdb->query(
		$wpdb->prepare(
			"INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
			KEPT_INDEX,
			"$key " . md5( $packed ) . " $packed"
		)
	);
}

/** Waits until no other request makes the index. Returns false where the database has no locks, or after too long a time. */
function lockIndex(): bool {
	global $wpdb;
	return ! empty( $wpdb->is_mysql ) && '1' === (string) $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK(%s, %d)', indexLock(), INDEX_SECONDS ) );
}

/** Lets others make the index. */
function unlockIndex( bool $isMine ): void {
	global $wpdb;
	if ( $isMine ) {
		$wpdb->get_var( $wpdb->prepare( 'SELECT RELEASE_LOCK(%s)', indexLock() ) );
	}
}

/** Names the lock of this site: locks are those of the whole server. */
function indexLock(): string {
	return 'boardwalk_' . md5( DB_NAME . $GLOBALS['wpdb']->prefix );
}

/** Refuses an address that asks for the index too often. Builds ask for it once or twice. */
function limitIndexes(): void {
	/** Filters how many indexes an address may ask for in a minute. */
	$most = (int) apply_filters( 'boardwalk_most_indexes', MOST_INDEXES );
	if ( countWithin( 'boardwalk_indexes_' . visitorKey(), MINUTE_IN_SECONDS ) > $most ) {
		/* translators: %d: a number */
		$words = sprintf( __( 'The index was asked for more than %d times in a minute from one address. Ask again in a minute.', 'boardwalk' ), $most );
		throw class_exists( '\\GraphQL\\Error\\UserError' ) ? new \GraphQL\Error\UserError( $words ) : new \RuntimeException( $words );
	}
}
