<?php
/**
 * The pictures of the blocks that show other entries.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the picture of the events. */
function previewEvents( array $settings, array $attributes ): string {
	$limit = isset( $settings['limit'] ) ? $settings['limit'] : 6;
	$posts = entriesOf(
		'event',
		$attributes,
		array(
			'numberposts' => $limit,
			'meta_key'    => 'boardwalk_start',
			'orderby'     => 'meta_value',
			'order'       => 'ASC',
			'meta_query'  => array(
				'relation' => 'OR',
				array( 'key' => 'boardwalk_start', 'value' => current_time( 'Y-m-d\T00:00:00' ), 'compare' => '>=' ),
				array( 'key' => 'boardwalk_end', 'value' => current_time( 'Y-m-d\TH:i:s' ), 'compare' => '>=' ),
			),
		)
	);
	return cardGrid( $settings, $posts, 'even', __NAMESPACE__ . '\\eventCard' );
}

/** Makes the picture of the news. */
function previewNews( array $settings ): string {
	$query = array( 'numberposts' => isset( $settings['limit'] ) ? $settings['limit'] : 3 );
	if ( isset( $settings['category'] ) ) {
		$query['category_name'] = $settings['category'];
	}
	return cardGrid(
		$settings,
		entriesOf( 'post', array(), $query ),
		'even',
		static fn( \WP_Post $post, string $tag ): string => card( $post, $tag, 'plain', array( 'kicker' => get_the_date( '', $post ) . namesOf( $post, 'category', ' · ' ) ) )
	);
}

/** Makes the picture of the experiences. */
function previewExperiences( array $settings, array $attributes ): string {
	$posts = array_filter( entriesOf( 'experience', $attributes ), static fn( \WP_Post $post ): bool => get_the_ID() !== $post->ID );
	return cardGrid( $settings, array_values( $posts ), 'mosaic', static fn( \WP_Post $post, string $tag ): string => card( $post, $tag, 'tile' ) );
}

/** Makes the picture of the locations. */
function previewLocations( array $settings, array $attributes ): string {
	$posts = entriesOf( 'location', $attributes );
	$posts = isset( $settings['limit'] ) ? array_slice( $posts, 0, $settings['limit'] ) : $posts;
	return cardGrid(
		$settings,
		$posts,
		'even',
		static fn( \WP_Post $post, string $tag ): string => card( $post, $tag, 'plain', array( 'detail' => (string) get_post_meta( $post->ID, 'boardwalk_address', true ) ) )
	);
}

/** Finds the chosen entries; without a choice, those of a query, or all in the order of the site. */
function entriesOf( string $kind, array $attributes, array $query = array() ): array {
	$ids = idsOf( isset( $attributes['entries'] ) ? $attributes['entries'] : null );
	if ( $ids ) {
		return publicEntries( $kind, $ids );
	}
	$all = array( 'numberposts' => 12, 'orderby' => array( 'menu_order' => 'ASC', 'title' => 'ASC' ) );
	return get_posts( ( $query ? $query : $all ) + array( 'post_type' => publicKinds()[ $kind ]['postType'], 'post_status' => 'publish', 'has_password' => false ) );
}

/** Makes cards side by side; nothing without entries. */
function cardGrid( array $settings, array $posts, string $look, callable $card ): string {
	$tag = headingInside( $settings );
	return $posts ? section( $settings, element( 'ul', 'mosaic' === $look ? 'Card_grid Tile_mosaic' : 'Card_grid', eachOf( $posts, static fn( \WP_Post $post ): string => element( 'li', '', $card( $post, $tag ) ) ) ) ) : '';
}

/** Makes the card of an event, with its day on the picture. */
function eventCard( \WP_Post $post, string $tag ): string {
	$start = (string) get_post_meta( $post->ID, 'boardwalk_start', true );
	$time  = '' === $start ? false : \DateTimeImmutable::createFromFormat( 'Y-m-d\TH:i:s', $start, wp_timezone() );
	if ( ! $time ) {
		return card( $post, $tag, 'plain' );
	}
	$day = static fn( string $format ): string => (string) wp_date( $format, $time->getTimestamp() );
	return card(
		$post,
		$tag,
		'plain',
		array(
			'badge'  => element( 'span', 'DateBadge_badge', words( 'span', 'DateBadge_month', $day( 'M' ) ) . words( 'span', 'DateBadge_day', $day( 'j' ) ) ),
			'detail' => $day( /* translators: the day and time of an event, in the letters of PHP's date() */ __( 'D, M j, g:i a', 'boardwalk' ) ),
		)
	);
}

/** Makes the card of an entry. `more` may have a badge, which is html, and a small line above and below the title. */
function card( \WP_Post $post, string $tag, string $look, array $more = array() ): string {
	$picture = picture( (int) get_post_thumbnail_id( $post ) );
	$part    = static fn( string $name ): string => "Card_$name" . ( 'tile' === $look ? " Tile_$name" : '' );
	$title   = element( $tag, $part( 'title' ) . ' Pressable_title', words( 'a', '', '' === $post->post_title ? __( 'Untitled', 'boardwalk' ) : plainOf( $post->post_title ) ) );
	return element(
		'article',
		'Card_card Pressable_pressable ' . ( 'tile' === $look ? 'Tile_tile' : "Card_$look" ),
		element( 'div', $part( 'media' ) . ' Pressable_picture' . ( '' === $picture ? ' Card_bare' : '' ), $picture . ( isset( $more['badge'] ) ? $more['badge'] : '' ) )
		. element(
			'div',
			$part( 'body' ),
			words( 'p', 'Card_line', settingOf( $more, 'kicker' ) ) . $title
			. words( 'p', 'Card_line', settingOf( $more, 'detail' ) ) . words( 'p', $part( 'excerpt' ), plainOf( $post->post_excerpt ) )
		)
	);
}

/** Writes the names of an entry's terms. */
function namesOf( \WP_Post $post, string $taxonomy, string $before ): string {
	$terms = get_the_terms( $post, $taxonomy );
	return is_array( $terms ) ? implode( '', array_map( static fn( \WP_Term $term ): string => $before . plainOf( $term->name ), $terms ) ) : '';
}

/** Makes the picture of the access guide: a line for each location of which something is known. */
function previewAccessGuide( array $settings ): string {
	$access = array_column( translatedFields( 'location' ), null, 'meta' )['boardwalk_access'];
	$rows   = '';
	foreach ( entriesOf( 'location', array() ) as $post ) {
		$known = checkChoices( $access, get_post_meta( $post->ID, 'boardwalk_access', true ) );
		$rows .= is_array( $known ) ? element( 'tr', '', words( 'th', '', plainOf( $post->post_title ) ) . words( 'td', '', implode( ', ', array_intersect_key( $access['options'], array_flip( $known ) ) ) ) ) : '';
	}
	return '' === $rows ? '' : section( $settings, around( 'table', 'AccessGuide_guide', around( 'tbody', '', $rows ) ) );
}
