<?php
/**
 * Tells which entries show what is stored outside of them: other entries, fields of others, options, tables of plugins. The
 * generator reads such an entry again after any change.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'graphql_register_types', __NAMESPACE__ . '\\registerShowsOthers' );

/** Blocks of WordPress that show others. Without any to show, some have no html by which the generator would know them. */
const LIVE_BLOCKS = array(
	'archives',
	'avatar',
	'breadcrumbs',
	'calendar',
	'categories',
	'comments',
	'home-link',
	'latest-comments',
	'latest-posts',
	'navigation',
	'page-list',
	'pattern',
	'post-author',
	'post-author-biography',
	'post-author-name',
	'post-comments-count',
	'post-featured-image',
	'post-navigation-link',
	'post-terms',
	'query',
	'rss',
	'site-logo',
	'tag-cloud',
	'template-part',
	'term-template',
	'terms-query',
);

/** How deep patterns may contain patterns. */
const DEEPEST_PATTERN = 10;

/** Registers the field of every entry that has a text. */
function registerShowsOthers(): void {
	register_graphql_field(
		'NodeWithContentEditor',
		'showsOthers',
		array(
			'type'        => 'Boolean',
			'description' => 'True when the text shows what is stored outside of the entry: it may change while the entry stays as it is.',
			'resolve'     => static function ( $node ): ?bool {
				$post = get_post( $node->databaseId );
				return ! $post || isRestricted( $post->post_type, $post->post_password ) ? null : textShowsOthers( $post->post_content );
			},
		)
	);
}

/** Tells if a text has a block or a shortcode that shows others. `patterns` are the synced patterns around it, by id. */
function textShowsOthers( string $text, array $patterns = array() ): bool {
	return has_blocks( $text ) ? anyShowsOthers( parse_blocks( $text ), $patterns ) : hasShortcode( $text );
}

/** Tells if one of some blocks, or one within them, shows others. */
function anyShowsOthers( array $blocks, array $patterns ): bool {
	foreach ( $blocks as $block ) {
		if ( blockShowsOthers( (string) $block['blockName'], $block ) || anyShowsOthers( $block['innerBlocks'], $patterns ) ) {
			return true;
		}
		if ( 'core/block' === $block['blockName'] && patternShowsOthers( $block, $patterns ) ) {
			return true;
		}
	}
	return false;
}

/** Tells if the text of a synced pattern shows others. WordPress shows no pattern within itself, and none that is not public. */
function patternShowsOthers( array $block, array $patterns ): bool {
	$id      = isset( $block['attrs']['ref'] ) && is_numeric( $block['attrs']['ref'] ) ? (int) $block['attrs']['ref'] : 0;
	$pattern = isset( $patterns[ $id ] ) || count( $patterns ) >= DEEPEST_PATTERN ? null : get_post( $id );
	if ( ! $pattern || 'wp_block' !== $pattern->post_type || 'publish' !== $pattern->post_status || '' !== $pattern->post_password ) {
		return false;
	}
	return textShowsOthers( $pattern->post_content, $patterns + array( $id => true ) );
}

/** Tells if a block by itself shows others: one of WordPress by its name, one of a plugin when it is made in each answer. */
function blockShowsOthers( string $name, array $block ): bool {
	if ( 0 === strpos( $name, 'core/' ) && in_array( substr( $name, 5 ), LIVE_BLOCKS, true ) ) {
		return true;
	}
	$type      = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$isForeign = $type && $type->is_dynamic() && ! preg_match( '/^(core|boardwalk|pier)\//', $name );
	return $isForeign || bindsOthers( $block['attrs'] ) || hasShortcode( (string) $block['innerHTML'] );
}

/** Tells if attributes are bound to something other than fields of the entry. */
function bindsOthers( array $attributes ): bool {
	$bindings = isset( $attributes['metadata']['bindings'] ) && is_array( $attributes['metadata']['bindings'] ) ? $attributes['metadata']['bindings'] : array();
	return (bool) array_diff( array_column( $bindings, 'source' ), array( 'core/post-meta', 'core/pattern-overrides' ) );
}

/** Tells if a text has a shortcode. Some of WordPress show what is written in them, and nothing else. */
function hasShortcode( string $html ): bool {
	global $shortcode_tags;
	if ( false === strpos( $html, '[' ) || ! preg_match_all( '@\[([^<>&/\[\]\x00-\x20=]++)@', $html, $found ) ) {
		return false;
	}
	$known = array_diff( array_keys( (array) $shortcode_tags ), array( 'caption', 'wp_caption', 'audio', 'video', 'embed' ) );
	return (bool) array_intersect( $found[1], $known );
}
