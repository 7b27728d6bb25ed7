<?php
/**
 * The blocks of pictures and films.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists the hero, the slideshow, the video, the team and the press kit. */
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
						attribute( 'phone', 'text', __( 'Phone', 'boardwalk' ) ),
						attribute( 'link', 'link', __( 'Link', 'boardwalk' ), __( 'Such as a page about them.', 'boardwalk' ) ),
						attribute( 'image', 'picture', __( 'Portrait', 'boardwalk' ) ),
					)
				),
			)
		),
		'press-kit' => block(
			__( 'Press kit', 'boardwalk' ),
			__( 'Files to load, pictures with their credits, and whom to ask.', 'boardwalk' ),
			'download',
			array( array( 'files', 'pictures', 'contact' ) ),
			array(
				headingAttribute(),
				attribute( 'text', 'lines', __( 'Text', 'boardwalk' ) ),
				attribute( 'contact', 'link', __( 'Contact', 'boardwalk' ) ),
				rowsOf(
					'files',
					__( 'Files', 'boardwalk' ),
					__( 'file', 'boardwalk' ),
					array(
						requiredColumn( 'name', 'text', __( 'Name', 'boardwalk' ), __( 'The site adds type and size: "Brochure (PDF, 3 MB)".', 'boardwalk' ) ),
						requiredColumn( 'file', 'file', __( 'File', 'boardwalk' ) ),
						attribute( 'note', 'text', __( 'Note', 'boardwalk' ) ),
					)
				),
				rowsOf(
					'pictures',
					__( 'Pictures', 'boardwalk' ),
					__( 'picture', 'boardwalk' ),
					array(
						requiredColumn( 'image', 'picture', __( 'Picture', 'boardwalk' ) ),
						requiredColumn( 'credit', 'text', __( 'Credit', 'boardwalk' ), __( 'Such as "Photograph: Ada Quay". It is free to print with it.', 'boardwalk' ) ),
						attribute( 'caption', 'text', __( 'Caption', 'boardwalk' ) ),
					)
				),
			),
			array( 'page', 'experience', 'post' )
		),
	);
}

/** Lists the columns of a row that is a link. */
function linkColumns(): array {
	return array( requiredColumn( 'label', 'text', __( 'Words of the link', 'boardwalk' ) ), requiredColumn( 'url', 'url', __( 'Leads to', 'boardwalk' ) ) );
}
