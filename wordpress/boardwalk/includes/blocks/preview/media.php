<?php
/**
 * The pictures of the blocks of pictures and films, and of the map.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Makes the picture of a hero. */
function previewHero( array $settings ): string {
	$picture = picture( idOfPicture( $settings, 'image' ), 'HeroBanner_picture' );
	$actions = eachOf(
		isset( $settings['actions'] ) ? $settings['actions'] : array(),
		static fn( array $link, int $index ): string => actionLink( $link, 0 === $index ? 'primary' : 'quiet' )
	);
	$words = words( 'p', 'HeroBanner_kicker', settingOf( $settings, 'kicker' ) )
		. words( 'h2', 'HeroBanner_heading', settingOf( $settings, 'heading' ) )
		. words( 'p', 'HeroBanner_text', settingOf( $settings, 'text' ) )
		. around( 'div', 'ActionLink_row', $actions );
	return element( 'section', 'HeroBanner_hero' . ( '' === $picture ? ' HeroBanner_bare' : '' ), $picture . element( 'div', 'HeroBanner_words', $words ) );
}

/** Makes the picture of a slideshow: the strip of its slides, with the buttons. */
function previewSlideshow( array $settings ): string {
	$slides = eachOf(
		$settings['slides'],
		static fn( array $slide ): string => element(
			'div',
			'Slideshow_slide',
			element( 'figure', '', picture( idOfPicture( $slide, 'image' ) ) . words( 'figcaption', '', settingOf( $slide, 'caption' ) ) )
		)
	);
	$count    = count( $settings['slides'] );
	$controls = element( 'button', '', icon( 'M19 12H5M11 6l-6 6 6 6' ), array( 'type' => 'button' ) ) . words( 'p', '', "1 / $count" )
		. element( 'button', '', icon( 'M5 12h14M13 6l6 6-6 6' ), array( 'type' => 'button' ) );
	return section(
		$settings,
		element( 'div', 'Slideshow_viewport', element( 'div', 'Slideshow_strip', $slides ) ) . ( 1 === $count ? '' : element( 'div', 'Slideshow_controls', $controls ) )
	);
}

/** Makes the picture of a film: the film of the library, or the invitation to load a provider's player. */
function previewVideo( array $settings, array $attributes ): string {
	$poster = idOfPicture( $settings, 'poster' );
	if ( ! empty( $attributes['film'] ) ) {
		$film = element( 'video', '', '', array( 'src' => $settings['url'], 'controls' => '', 'preload' => $poster ? 'none' : 'metadata' ) + ( $poster ? array( 'poster' => wp_get_attachment_url( $poster ) ) : array() ) );
	} else {
		$title = settingOf( $settings, 'heading' );
		$play  = element( 'button', 'ClickToLoad_play', icon( 'M8 5l11 7-11 7z' ) . esc_html__( 'Play', 'boardwalk' ), array( 'type' => 'button' ) );
		$film  = element(
			'div',
			'ClickToLoad_poster',
			picture( $poster, 'ClickToLoad_picture' )
			. element( 'div', 'ClickToLoad_invitation', ( $poster ? '' : words( 'p', 'ClickToLoad_title', '' === $title ? __( 'Video', 'boardwalk' ) : $title ) ) . $play )
			. words( 'p', 'ClickToLoad_note', (string) wp_parse_url( $settings['url'], PHP_URL_HOST ) )
		);
	}
	return section( $settings, element( 'div', 'VideoFeature_frame', $film ), 'field' );
}

/** Makes the picture of a team. */
function previewTeam( array $settings ): string {
	$tag     = headingInside( $settings );
	$members = eachOf(
		$settings['members'],
		static function ( array $member ) use ( $tag ): string {
			$picture = picture( idOfPicture( $member, 'image' ), 'Team_picture' );
			return element(
				'li',
				'',
				( '' === $picture ? words( 'div', 'Team_initials', initialsOf( $member['name'] ) ) : $picture )
				. words( $tag, '', $member['name'] ) . words( 'p', 'Team_role', settingOf( $member, 'role' ) )
				. words( 'p', '', settingOf( $member, 'text' ) ) . around( 'p', '', words( 'a', '', settingOf( $member, 'email' ) ) )
				. words( 'p', '', settingOf( $member, 'phone' ) ) . around( 'p', '', actionLink( isset( $member['link'] ) ? $member['link'] : null, 'text' ) )
			);
		}
	);
	return section( $settings, element( 'ul', 'Team_team', $members ) );
}

/** Makes the picture of the press kit. */
function previewPressKit( array $settings ): string {
	$files    = eachOf( listIn( $settings, 'files' ), static fn( array $row ): string => element( 'li', '', words( 'a', '', $row['name'] ) . words( 'p', '', settingOf( $row, 'note' ) ) ) );
	$pictures = eachOf(
		listIn( $settings, 'pictures' ),
		static fn( array $row ): string => element( 'li', '', element( 'figure', '', picture( idOfPicture( $row, 'image' ) ) . element( 'figcaption', '', words( 'p', '', settingOf( $row, 'caption' ) ) . words( 'p', 'PressKit_credit', $row['credit'] ) ) ) )
	);
	$contact  = around( 'div', 'ActionLink_row', actionLink( isset( $settings['contact'] ) ? $settings['contact'] : null, 'primary' ) );
	return section( $settings, element( 'div', 'PressKit_parts', $contact . around( 'ul', 'PressKit_files', $files ) . around( 'ul', 'PressKit_pictures', $pictures ) ) );
}

/** Takes the first letters of the first and the last name. */
function initialsOf( string $name ): string {
	$names = preg_split( '/\s+/u', $name, -1, PREG_SPLIT_NO_EMPTY );
	$first = static fn( string $word ): string => mb_substr( $word, 0, 1 );
	return $first( $names[0] ) . ( count( $names ) > 1 ? $first( end( $names ) ) : '' );
}

/** Makes the picture of the map: the plan with a pin for each place on it, and the list of the places. */
function previewMap( array $settings, array $attributes ): string {
	$pins   = '';
	$places = '';
	$number = 0;
	foreach ( entriesOf( 'location', $attributes ) as $post ) {
		$latitude  = get_post_meta( $post->ID, 'boardwalk_latitude', true );
		$longitude = get_post_meta( $post->ID, 'boardwalk_longitude', true );
		if ( '' === $latitude || '' === $longitude ) {
			continue;
		}
		++$number;
		$pins   .= pin( $settings['bounds'], (float) $latitude, (float) $longitude, $number );
		$places .= element( 'li', '', words( 'a', '', plainOf( $post->post_title ) ), array( 'data-place' => (string) $number ) );
	}
	$id   = idOfPicture( $settings, 'plan' );
	$size = wp_get_attachment_image_src( (int) $id, 'full' );
	$map  = element( 'div', 'PierMap_map', element( 'div', 'PierMap_plan', picture( $id ) . $pins ), array( 'style' => '--plan-ratio:' . (int) $size[1] . '/' . (int) $size[2] ) );
	$isBeside = $number > 0 && $number <= 8;
	return section( $settings, element( 'div', 'PlanSection_layout' . ( $isBeside ? ' PlanSection_beside' : '' ), $map . around( 'ol', 'PlanSection_places', $places ) ) );
}

/** Makes the pin of a place; nothing where it is outside of the plan. */
function pin( array $bounds, float $latitude, float $longitude, int $number ): string {
	$width  = $bounds['east'] - $bounds['west'];
	$height = $bounds['north'] - $bounds['south'];
	if ( $width <= 0 || $height <= 0 ) {
		return '';
	}
	$x = ( $longitude - $bounds['west'] ) / $width;
	$y = ( $bounds['north'] - $latitude ) / $height;
	return $x < 0 || $x > 1 || $y < 0 || $y > 1 ? '' : element( 'span', 'PierMap_pin', (string) $number, array( 'style' => sprintf( 'left:%F%%;top:%F%%', 100 * $x, 100 * $y ) ) );
}

/** Reads the id of a picture in settings. */
function idOfPicture( array $settings, string $name ): ?int {
	return isset( $settings[ $name ]['id'] ) ? $settings[ $name ]['id'] : null;
}
