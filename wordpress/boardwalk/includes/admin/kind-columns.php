<?php
/**
 * Shows in the lists of locations, art, jobs and spaces what editors look for, and sorts by it.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

foreach ( array_keys( listedFields() ) as $kind ) {
	$type = kinds()[ $kind ]['postType'];
	add_filter( "manage_{$type}_posts_columns", __NAMESPACE__ . '\\addKindColumns' );
	add_filter( "manage_edit-{$type}_sortable_columns", __NAMESPACE__ . '\\sortKindColumns' );
	add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\printKindColumn', 10, 2 );
}
add_action( 'pre_get_posts', __NAMESPACE__ . '\\sortByField' );

/** Lists the fields that the list of a kind shows. */
function listedFields(): array {
	return array(
		'location' => array( 'boardwalk_address', 'boardwalk_opening_hours', 'boardwalk_latitude' ),
		'artwork'  => array( 'boardwalk_artist', 'boardwalk_year', 'boardwalk_location' ),
		'job'      => array( 'boardwalk_closes', 'boardwalk_employer' ),
		'space'    => array( 'boardwalk_area', 'boardwalk_rent', 'boardwalk_available_from' ),
	);
}

/** Lists the fields of the list that is shown, with their labels; none in other lists. */
function columnsOfList(): array {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	$kind   = $screen && 'edit' === $screen->base ? kindOf( $screen->post_type ) : '';
	$listed = isset( listedFields()[ $kind ] ) ? listedFields()[ $kind ] : array();
	$labels = array_column( translatedFields( $kind ), 'label', 'meta' );
	// A position is two numbers, of which the list shows none.
	$labels['boardwalk_latitude'] = __( 'On the map', 'boardwalk' );
	return array_intersect_key( array_merge( array_flip( $listed ), $labels ), array_flip( $listed ) );
}

/** Adds the columns after the title. */
function addKindColumns( array $columns ): array {
	$at = (int) array_search( 'title', array_keys( $columns ), true ) + 1;
	return array_slice( $columns, 0, $at ) + columnsOfList() + array_slice( $columns, $at );
}

/** Lets the columns of texts and numbers sort. */
function sortKindColumns( array $columns ): array {
	$names = array_diff( array_keys( columnsOfList() ), array( 'boardwalk_opening_hours', 'boardwalk_location' ) );
	return $columns + array_combine( $names, $names );
}

/** Prints a cell. WordPress has read the fields of all rows at once. */
function printKindColumn( string $column, int $id ): void {
	if ( ! isset( columnsOfList()[ $column ] ) ) {
		return;
	}
	$value = get_post_meta( $id, $column, true );
	if ( 'boardwalk_latitude' === $column ) {
		$isOnMap = '' !== scalar( $value ) && '' !== scalar( get_post_meta( $id, 'boardwalk_longitude', true ) );
		echo $isOnMap ? esc_html__( 'Yes', 'boardwalk' ) : '<strong>' . esc_html__( 'No position: no map shows it', 'boardwalk' ) . '</strong>';
	} elseif ( 'boardwalk_opening_hours' === $column ) {
		$days = count( array_unique( array_column( rows( $value, 'week' ), 'day' ) ) );
		/* translators: %s: a number */
		echo esc_html( $days > 0 ? sprintf( _n( '%s day a week', '%s days a week', $days, 'boardwalk' ), number_format_i18n( $days ) ) : '—' );
	} elseif ( 'boardwalk_location' === $column ) {
		echo esc_html( is_numeric( $value ) && (int) $value > 0 ? titleOf( (int) $value ) : '—' );
	} else {
		echo esc_html( '' === scalar( $value ) ? '—' : scalar( $value ) );
	}
}

/** Sorts a list by a field. Entries without it stay in the list. */
function sortByField( \WP_Query $query ): void {
	$field = is_admin() && $query->is_main_query() ? (string) $query->get( 'orderby' ) : '';
	if ( ! isset( columnsOfList()[ $field ] ) ) {
		return;
	}
	$query->set(
		'meta_query',
		array(
			'relation' => 'OR',
			'boardwalk' => array( 'key' => $field, 'type' => in_array( $field, array( 'boardwalk_area', 'boardwalk_year', 'boardwalk_latitude' ), true ) ? 'SIGNED' : 'CHAR' ),
			array( 'key' => $field, 'compare' => 'NOT EXISTS' ),
		)
	);
	$query->set( 'orderby', array( 'boardwalk' => 'desc' === strtolower( (string) $query->get( 'order' ) ) ? 'DESC' : 'ASC', 'title' => 'ASC' ) );
}
