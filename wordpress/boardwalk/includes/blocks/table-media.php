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
			'Hero',
			'A large picture with words and links, for the opening of a page.',
			'cover-image',
			array( array( 'heading' ) ),
			array(
				attribute( 'kicker', 'text', 'Small line above the heading' ),
				headingAttribute(),
				attribute( 'text', 'lines', 'Text' ),
				attribute( 'image', 'picture', 'Picture', 'Without one, the words are on a plain background.' ),
				attribute( 'actions', 'rows', 'Links', '', array( 'one' => 'Link', 'columns' => linkColumns() ) ),
			)
		),
		'slideshow' => block(
			'Slideshow',
			'Pictures, one at a time.',
			'slides',
			array( array( 'slides' ) ),
			array(
				headingAttribute(),
				rowsOf(
					'slides',
					'Slides',
					'Slide',
					array(
						requiredColumn( 'image', 'picture', 'Picture' ),
						attribute( 'caption', 'text', 'Caption' ),
						attribute( 'url', 'url', 'Leads to' ),
					)
				),
			),
			$all
		),
		'video'     => block(
			'Film',
			'A film of the library, or one at YouTube or Vimeo, which is loaded on click.',
			'video-alt3',
			array( array( 'film', 'url' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', 'Text' ),
				attribute( 'film', 'film', 'Film of the library', '', array( 'setting' => 'url' ) ),
				attribute( 'url', 'url', 'Or its address', 'At YouTube or Vimeo. The film of the library comes first.' ),
				attribute( 'poster', 'picture', 'Picture before it plays' ),
			),
			$all
		),
		'team'      => block(
			'Team',
			'People with their roles and portraits.',
			'groups',
			array( array( 'members' ) ),
			array(
				headingAttribute(),
				rowsOf(
					'members',
					'People',
					'Person',
					array(
						requiredColumn( 'name', 'text', 'Name' ),
						attribute( 'role', 'text', 'Role' ),
						attribute( 'text', 'lines', 'Text' ),
						attribute( 'email', 'email', 'E-mail' ),
						attribute( 'image', 'picture', 'Portrait' ),
					)
				),
			)
		),
	);
}

/** Lists the columns of a row that is a link. */
function linkColumns(): array {
	return array( requiredColumn( 'label', 'text', 'Words of the link' ), requiredColumn( 'url', 'url', 'Leads to' ) );
}
