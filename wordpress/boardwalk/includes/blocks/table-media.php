<?php
/**
 * The blocks of pictures and films.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the hero, the slideshow, the video and the team. */
function mediaBlocks(): array {
	$all = array( 'page', 'experience', 'post', 'event', 'location', 'artwork' );
	return array(
		'hero'      => block(
			__( 'Hero', 'boardwalk' ),
			__( 'A large picture with words and links, for the opening of a page.', 'boardwalk' ),
			'cover-image',
			array( array( 'heading' ) ),
			array(
				attribute( 'kicker', 'text', __( 'Small line above the heading', 'boardwalk' ) ),
				headingAttribute(),
				attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
				attribute( 'image', 'picture', __( 'Picture', 'boardwalk' ), __( 'Without one, the words are on a plain background.', 'boardwalk' ) ),
				attribute( 'actions', 'rows', __( 'Links', 'boardwalk' ), '', array( 'one' => __( 'link', 'boardwalk' ), 'columns' => linkColumns() ) ),
			)
		),
		'slideshow' => block(
			__( 'Slideshow', 'boardwalk' ),
			__( 'Pictures, one at a time.', 'boardwalk' ),
			'slides',
			array( array( 'slides' ) ),
			array(
				headingAttribute(),
				rowsOf(
					'slides',
					__( 'Slides', 'boardwalk' ),
					__( 'slide', 'boardwalk' ),
					array(
						requiredColumn( 'image', 'picture', __( 'Picture', 'boardwalk' ) ),
						attribute( 'caption', 'text', __( 'Caption', 'boardwalk' ) ),
						attribute( 'url', 'url', __( 'Leads to', 'boardwalk' ) ),
					)
				),
			),
			$all
		),
		'video'     => block(
			__( 'Film', 'boardwalk' ),
			__( 'A film of the library, or one at YouTube or Vimeo, which is loaded on click.', 'boardwalk' ),
			'video-alt3',
			array( array( 'film', 'url' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
				attribute( 'film', 'film', __( 'Film of the library', 'boardwalk' ), '', array( 'setting' => 'url' ) ),
				attribute( 'url', 'url', __( 'Or its address', 'boardwalk' ), __( 'At YouTube or Vimeo. The film of the library comes first.', 'boardwalk' ) ),
				attribute( 'poster', 'picture', __( 'Picture before it plays', 'boardwalk' ) ),
			),
			$all
		),
		'team'      => block(
			__( 'Team', 'boardwalk' ),
			__( 'People with their roles and portraits.', 'boardwalk' ),
			'groups',
			array( array( 'members' ) ),
			array(
				headingAttribute(),
				rowsOf(
					'members',
					__( 'People', 'boardwalk' ),
					__( 'person', 'boardwalk' ),
					array(
						requiredColumn( 'name', 'text', __( 'Name', 'boardwalk' ) ),
						attribute( 'role', 'text', __( 'Role', 'boardwalk' ) ),
						attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
						attribute( 'email', 'email', __( 'E-mail', 'boardwalk' ) ),
						attribute( 'image', 'picture', __( 'Portrait', 'boardwalk' ) ),
					)
				),
			)
		),
	);
}

/** Lists the columns of a row that is a link. */
function linkColumns(): array {
	return array( requiredColumn( 'label', 'text', __( 'Words of the link', 'boardwalk' ) ), requiredColumn( 'url', 'url', __( 'Leads to', 'boardwalk' ) ) );
}
