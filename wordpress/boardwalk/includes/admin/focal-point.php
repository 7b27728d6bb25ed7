<?php
/**
 * Lets an editor choose the focal point of a picture, in percent from the left and from the top.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_filter( 'attachment_fields_to_edit', __NAMESPACE__ . '\\addFocalPoint', 10, 2 );
add_filter( 'attachment_fields_to_save', __NAMESPACE__ . '\\saveFocalPoint', 10, 2 );

/** Adds two numbers to the form of a picture. */
function addFocalPoint( array $fields, \WP_Post $post ): array {
	if ( ! wp_attachment_is_image( $post ) || ! current_user_can( 'edit_post', $post->ID ) ) {
		return $fields;
	}
	$refused = takeRefused( "focus_{$post->ID}" );
	$stored  = get_post_meta( $post->ID, 'boardwalk_focal_point', true );
	$html    = $refused ? '<p class="boardwalk-wrong">' . esc_html( $refused['focus']['message'] ) . '</p>' : '';
	// The library saves while an editor types and shows no answer: the style sheet shows the hint beside a wrong number.
	foreach ( array( 'x' => __( 'from the left', 'boardwalk' ), 'y' => __( 'from the top', 'boardwalk' ) ) as $part => $label ) {
		$percent = is_array( $stored ) && isset( $stored[ $part ] ) ? (string) round( 100 * $stored[ $part ], 1 ) : '';
		$html   .= sprintf(
			'<label>%1$s, %% <input type="text" inputmode="decimal" size="5" name="attachments[%2$d][boardwalk_focal_point][%3$s]" value="%4$s" pattern="\s*(100([.]0*)?|[0-9]{1,2}([.][0-9]*)?)?\s*%%?\s*" title="%5$s"><strong class="boardwalk-hint">%6$s</strong></label> ',
			esc_html( $label ),
			$post->ID,
			esc_attr( $part ),
			esc_textarea( $refused ? textOf( $refused['focus']['typed'], $part ) : $percent ),
			esc_attr__( 'From 0 to 100', 'boardwalk' ),
			esc_html__( 'Not stored: from 0 to 100.', 'boardwalk' )
		);
	}
	$fields['boardwalk_focal_point'] = array(
		'label' => __( 'Focal point', 'boardwalk' ),
		'input' => 'html',
		'html'  => $html,
		'helps' => __( 'The part of the picture that stays in sight when it is cropped. 50 is the middle, which is used where a number is missing.', 'boardwalk' ),
	);
	return $fields;
}

/** Stores the posted point, or remembers it with the reason where it makes no sense. WordPress has checked nonce and rights. */
function saveFocalPoint( array $post, array $attachment ): array {
	$id = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	if ( ! isset( $attachment['boardwalk_focal_point'] ) || ! current_user_can( 'edit_post', $id ) ) {
		return $post;
	}
	$typed = wp_unslash( $attachment['boardwalk_focal_point'] );
	$point = checkFocalPoint( $typed );
	if ( is_wp_error( $point ) ) {
		keepRefused( "focus_$id", array( 'focus' => array( 'typed' => $typed, 'message' => $point->get_error_message() ) ) );
	} elseif ( null === $point ) {
		delete_post_meta( $id, 'boardwalk_focal_point' );
	} else {
		update_post_meta( $id, 'boardwalk_focal_point', $point );
	}
	return $post;
}

/** Makes a point with numbers from 0 to 1 of two percentages; null where both are empty, else an error in words. */
function checkFocalPoint( $typed ) {
	$point = array();
	foreach ( array( 'x' => __( 'Focal point, from the left', 'boardwalk' ), 'y' => __( 'Focal point, from the top', 'boardwalk' ) ) as $part => $label ) {
		$point[ $part ] = checkValue( field( $part, $part, 'number', $label, '', '', array( 0, 100 ) ), rtrim( textOf( $typed, $part ), ' %' ) );
		if ( is_wp_error( $point[ $part ] ) ) {
			return $point[ $part ];
		}
	}
	if ( null === $point['x'] && null === $point['y'] ) {
		return null;
	}
	// The library saves after each number: the first one alone is no mistake.
	return array( 'x' => ( null === $point['x'] ? 50 : $point['x'] ) / 100, 'y' => ( null === $point['y'] ? 50 : $point['y'] ) / 100 );
}
