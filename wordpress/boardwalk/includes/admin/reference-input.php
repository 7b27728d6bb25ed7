<?php
/**
 * Prints the choice of an entry.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** The longest list that is offered as a choice; beyond it, the number of the entry is typed. */
const MOST_CHOICES = 200;

/** Prints a list of the public entries of the kind that a field refers to. */
function printReference( array $field, string $name, $value ): void {
	$chosen  = is_numeric( $value ) ? (int) $value : 0;
	$entries = choices( $field['of'] );
	if ( count( $entries ) > MOST_CHOICES ) {
		printNumberOf( $name, scalar( $value ), __( 'The number of the entry, from the address of its editor.', 'boardwalk' ) );
		return;
	}
	echo '<select id="' . esc_attr( idOf( $name ) ) . '" name="' . esc_attr( $name ) . '"><option value="">—</option>';
	if ( $chosen > 0 && ! isset( $entries[ $chosen ] ) ) {
		echo '<option value="' . esc_attr( (string) $chosen ) . '" selected>' . esc_html( titleOf( $chosen ) ) . '</option>';
	}
	foreach ( $entries as $id => $title ) {
		echo '<option value="' . esc_attr( (string) $id ) . '"' . selected( $id, $chosen, false ) . '>' . esc_html( $title ) . '</option>';
	}
	echo '</select>';
}

/** Prints a text field for the number of an entry or a file, and the title of the chosen one; without one, where it is to be found. */
function printNumberOf( string $name, string $typed, string $where ): void {
	$chosen = (int) $typed;
	printf(
		'<input type="text" inputmode="numeric" id="%1$s" name="%2$s" value="%3$s" class="small-text boardwalk-number"> <span>%4$s</span>',
		esc_attr( idOf( $name ) ),
		esc_attr( $name ),
		esc_textarea( '0' === $typed ? '' : $typed ),
		esc_html( $chosen > 0 ? titleOf( $chosen ) : $where )
	);
}

/** Lists the titles of the public entries of a kind by id, in order; one more than can be offered. */
function choices( string $kind ): array {
	$posts  = get_posts(
		array(
			'post_type'      => kinds()[ $kind ]['postType'],
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => MOST_CHOICES + 1,
			'orderby'        => 'title',
			'order'          => 'ASC',
		)
	);
	$titles = array();
	foreach ( $posts as $post ) {
		$titles[ $post->ID ] = '' === $post->post_title ? /* translators: %d: the number of an entry */ sprintf( __( '(without a title, %d)', 'boardwalk' ), $post->ID ) : $post->post_title;
	}
	return $titles;
}

/** Names an entry by its title, and says where visitors do not see it. */
function titleOf( int $id ): string {
	$post = get_post( $id );
	if ( ! $post ) {
		/* translators: %d: the number of an entry */
		return sprintf( __( 'Entry %d, which does not exist', 'boardwalk' ), $id );
	}
	return $post->post_title . ( in_array( get_post_status( $post ), array( 'publish', 'inherit' ), true ) ? '' : ' ' . __( '(not public)', 'boardwalk' ) );
}
