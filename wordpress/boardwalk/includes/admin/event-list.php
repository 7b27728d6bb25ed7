<?php
/**
 * Shows in the list of events when and where they take place, and sorts and filters by it.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'manage_' . eventType() . '_posts_columns', __NAMESPACE__ . '\\addEventColumns' );
add_filter( 'manage_edit-' . eventType() . '_sortable_columns', __NAMESPACE__ . '\\sortEventColumns' );
add_action( 'manage_' . eventType() . '_posts_custom_column', __NAMESPACE__ . '\\printEventColumn', 10, 2 );
add_action( 'restrict_manage_posts', __NAMESPACE__ . '\\printEventFilters' );
add_action( 'pre_get_posts', __NAMESPACE__ . '\\chooseEvents' );
add_filter( 'disable_months_dropdown', __NAMESPACE__ . '\\leaveMonthsAway', 10, 2 );

/** Adds the columns after the title. */
function addEventColumns( array $columns ): array {
	$own = array(
		'boardwalk_next'  => __( 'Next date', 'boardwalk' ),
		'boardwalk_venue' => __( 'Venue', 'boardwalk' ),
		'boardwalk_state' => __( 'State', 'boardwalk' ),
	);
	$at  = (int) array_search( 'title', array_keys( $columns ), true ) + 1;
	return array_slice( $columns, 0, $at ) + $own + array_slice( $columns, $at );
}

/** Lets the columns sort. Without a choice the next event comes first. */
function sortEventColumns( array $columns ): array {
	return array(
		'boardwalk_next'  => array( 'boardwalk_next', false, __( 'Next date', 'boardwalk' ), __( 'Sorted by the next date: what comes first is first.', 'boardwalk' ), 'asc' ),
		'boardwalk_venue' => 'boardwalk_venue',
		'boardwalk_state' => 'boardwalk_state',
	) + $columns;
}

/** Prints a cell. */
function printEventColumn( string $column, int $id ): void {
	if ( ! in_array( $column, array( 'boardwalk_next', 'boardwalk_venue', 'boardwalk_state' ), true ) ) {
		return;
	}
	$facts = listedFacts( $id );
	if ( 'boardwalk_next' === $column ) {
		printNextDate( $facts );
	} else {
		echo esc_html( 'boardwalk_venue' === $column ? venueText( $facts ) : stateText( $facts['state'] ) );
	}
}

/** Reads the facts of an event of the page that is shown: those of the whole page together. */
function listedFacts( int $id ): array {
	static $facts = array();
	if ( ! isset( $facts[ $id ] ) ) {
		global $wp_query;
		$ids    = $wp_query && $wp_query->posts ? array_map( 'intval', wp_list_pluck( $wp_query->posts, 'ID' ) ) : array();
		$facts += eventFacts( array_values( array_unique( array_merge( $ids, array( $id ) ) ) ) );
	}
	return $facts[ $id ];
}

/** Prints the date on the day that is asked for, or else the next one, or that there is none; and how the event repeats. */
function printNextDate( array $facts ): void {
	$day   = eventFilters()['day'];
	$onDay = '' === $day ? null : dateOnDay( $facts, $day );
	$shown = $onDay ?? $facts['next'] ?? $facts['last'];
	if ( ! $shown ) {
		echo '<strong>' . esc_html__( 'No date: no list shows it', 'boardwalk' ) . '</strong>';
		return;
	}
	if ( ! $onDay && 'over' === timeOf( $facts ) ) {
		echo esc_html__( 'Over:', 'boardwalk' ) . ' ';
	}
	echo '<time datetime="' . esc_attr( $shown['start'] ) . '">' . esc_html( dateText( $shown['start'] ) ) . '</time>';
	$more = array_filter( array( '' === $facts['repeats'] ? '' : dateWords()['ways'][ $facts['repeats'] ], stateText( $shown['state'] ) ) );
	if ( $more ) {
		echo '<br>' . esc_html( implode( ', ', $more ) );
	}
}

/** Writes a local time of the site in the language of the user. */
function dateText( string $local ): string {
	$moment = date_create_immutable( $local, wp_timezone() );
	$format = 'D, ' . get_option( 'date_format' ) . ( 'T00:00:00' === substr( $local, 10 ) ? '' : ', ' . get_option( 'time_format' ) );
	return $moment ? (string) wp_date( $format, $moment->getTimestamp() ) : $local;
}

/** Writes a state in words; an empty text where the event takes place as planned. */
function stateText( string $state ): string {
	$names = stateNames();
	return isset( $names[ $state ] ) ? $names[ $state ] : $state;
}

/** Lists the states by their stored values, in the language of the user. */
function stateNames(): array {
	static $names = null;
	if ( null === $names ) {
		$names = array_column( translatedFields( 'event' ), 'options', 'meta' )['boardwalk_state'];
	}
	return $names;
}

/** Reads what the list is filtered by; an empty text for each filter that is not set. */
function eventFilters(): array {
	$filters = array();
	foreach ( array( 'time', 'day', 'venue', 'state' ) as $name ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only chooses what is shown.
		$filters[ $name ] = isset( $_GET[ "boardwalk_$name" ] ) ? sanitize_text_field( scalar( wp_unslash( $_GET[ "boardwalk_$name" ] ) ) ) : '';
	}
	$filters['day'] = isDay( $filters['day'], 'Y-m-d' ) ? $filters['day'] : '';
	return $filters;
}

/** Prints the filters above the list. */
function printEventFilters( string $postType ): void {
	if ( eventType() !== $postType ) {
		return;
	}
	$chosen = eventFilters();
	$places = choices( 'location' );
	$lists  = array(
		'time'  => array( __( 'When', 'boardwalk' ), array( '' => __( 'All dates', 'boardwalk' ), 'coming' => __( 'Coming', 'boardwalk' ), 'over' => __( 'Over', 'boardwalk' ), 'none' => __( 'Without a date', 'boardwalk' ) ) ),
		'venue' => array( __( 'Venue', 'boardwalk' ), array( '' => __( 'All venues', 'boardwalk' ), 'none' => __( 'Without a venue', 'boardwalk' ) ) + ( count( $places ) > MOST_CHOICES ? array() : $places ) ),
		'state' => array( __( 'State', 'boardwalk' ), array( '' => __( 'All states', 'boardwalk' ), 'none' => __( 'As planned', 'boardwalk' ) ) + stateNames() ),
	);
	foreach ( $lists as $name => list( $label, $options ) ) {
		echo '<label class="screen-reader-text" for="' . esc_attr( "boardwalk_$name" ) . '">' . esc_html( $label ) . '</label>';
		printChoice( $options, "boardwalk_$name", $chosen[ $name ], '' );
	}
	printf(
		'<label for="boardwalk_day">%1$s</label> <input type="date" id="boardwalk_day" name="boardwalk_day" value="%2$s"> ',
		esc_html__( 'On the day', 'boardwalk' ),
		esc_attr( $chosen['day'] )
	);
}

/** Takes the filter by the month of publication away, which looks like one by the dates of the events. */
function leaveMonthsAway( bool $isAway, string $postType ): bool {
	return $isAway || eventType() === $postType;
}

/** Chooses and sorts the events of the list. WordPress pages through them, and keeps status, search and author. */
function chooseEvents( \WP_Query $query ): void {
	$screen = is_admin() && $query->is_main_query() && function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	if ( ! $screen || 'edit-' . eventType() !== $screen->id ) {
		return;
	}
	$order = (string) $query->get( 'orderby' );
	// WordPress itself sorts the list of a type with an order by it.
	$isOurs  = in_array( $order, array( '', 'menu_order title', 'boardwalk_next', 'boardwalk_venue', 'boardwalk_state' ), true );
	$filters = eventFilters();
	if ( ! $isOurs && ! array_filter( $filters ) ) {
		return;
	}
	$facts = array_filter(
		eventFacts(),
		static function ( array $one ) use ( $filters ): bool {
			return isChosen( $one, $filters );
		}
	);
	if ( $isOurs ) {
		$keys = array();
		foreach ( $facts as $id => $one ) {
			$keys[ $id ] = sortKeyOf( $one, $order );
		}
		asort( $keys, SORT_STRING );
		$isDown = 'desc' === strtolower( (string) $query->get( 'order' ) ) && 0 === strpos( $order, 'boardwalk_' );
		$ids    = array_keys( $isDown ? array_reverse( $keys, true ) : $keys );
		$query->set( 'orderby', 'post__in' );
	} else {
		$ids = array_keys( $facts );
	}
	$query->set( 'post__in', $ids ? $ids : array( 0 ) );
}

/** Tells if an event is one of those that the filters choose. */
function isChosen( array $facts, array $filters ): bool {
	$venue = $filters['venue'];
	$state = $filters['state'];
	return ( '' === $filters['time'] || timeOf( $facts ) === $filters['time'] )
		&& ( '' === $filters['day'] || null !== dateOnDay( $facts, $filters['day'] ) )
		&& ( '' === $venue || ( 'none' === $venue ? '' === $facts['venue'] && 0 === $facts['location'] : (string) $facts['location'] === $venue ) )
		&& ( '' === $state || ( 'none' === $state ? '' : $state ) === $facts['state'] );
}

/** Makes the text by which an event is sorted. What comes first is first; then what has no date, then what is over, the last of it first. */
function sortKeyOf( array $facts, string $order ): string {
	$last = $facts['last'] ? strtr( $facts['last']['start'], '0123456789', '9876543210' ) : '';
	$time = $facts['next'] ? '1' . $facts['next']['start'] : ( $facts['last'] ? "3$last" : '2' );
	if ( 'boardwalk_venue' === $order ) {
		return strtolower( remove_accents( venueText( $facts ) ) ) . "\t$time";
	}
	return 'boardwalk_state' === $order ? stateText( $facts['state'] ) . "\t$time" : $time;
}
