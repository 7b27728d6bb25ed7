<?php
/**
 * Reads the attributes of a block: from its comment, and from its saved html where the type of the block says so.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Collects the attributes of a block: those in its comment, those in its html, and the defaults of its type. */
function blockAttributes( string $name, array $block ): array {
	$type       = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$attributes = is_array( $block['attrs'] ) ? $block['attrs'] : array();
	$sourced    = array();
	foreach ( $type && is_array( $type->attributes ) ? $type->attributes : array() as $attribute => $schema ) {
		if ( array_key_exists( $attribute, $attributes ) ) {
			$attributes[ $attribute ] = castAttribute( $attributes[ $attribute ], $schema );
		} elseif ( isset( $schema['source'], $schema['selector'] ) ) {
			$sourced[ $attribute ] = $schema;
		} elseif ( isset( $schema['default'] ) ) {
			$attributes[ $attribute ] = $schema['default'];
		}
	}
	return array_filter(
		$attributes + sourcedAttributes( $sourced, $block['innerHTML'] ) + array( 'cssClassName' => firstClass( $block['innerHTML'] ) ),
		static function ( $value ): bool {
			return null !== $value;
		}
	);
}

/** Turns numbers into text where the type of the block wants a text: older editors stored a width as a number. */
function castAttribute( $value, array $schema ) {
	$types = isset( $schema['type'] ) ? (array) $schema['type'] : array();
	return is_numeric( $value ) && ! is_string( $value ) && in_array( 'string', $types, true ) ? (string) $value : $value;
}

/** Reads attributes from html, by the selectors of the type of the block. Those that are not found have their default. */
function sourcedAttributes( array $schemas, string $html ): array {
	if ( ! $schemas || '' === trim( $html ) ) {
		return array();
	}
	$document = new \DOMDocument();
	$before   = libxml_use_internal_errors( true );
	// The declaration makes it UTF-8; LIBXML_NOERROR alone does not silence every warning.
	$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>', LIBXML_NONET | LIBXML_COMPACT );
	libxml_clear_errors();
	libxml_use_internal_errors( $before );
	$path   = new \DOMXPath( $document );
	$values = array();
	foreach ( $schemas as $attribute => $schema ) {
		$xpath                = xpathOf( $schema['selector'] );
		$found                = '' === $xpath ? false : $path->query( $xpath );
		$element              = $found && $found->length > 0 ? $found->item( 0 ) : null;
		$value                = $element instanceof \DOMElement ? sourcedValue( $element, $schema ) : null;
		$values[ $attribute ] = null === $value && isset( $schema['default'] ) ? $schema['default'] : $value;
	}
	return $values;
}

/** Reads one attribute from its element; null for sources that the generator does not read. */
function sourcedValue( \DOMElement $element, array $schema ) {
	if ( 'attribute' === $schema['source'] && isset( $schema['attribute'] ) ) {
		$has = $element->hasAttribute( $schema['attribute'] );
		if ( isset( $schema['type'] ) && 'boolean' === $schema['type'] ) {
			return $has;
		}
		return $has ? $element->getAttribute( $schema['attribute'] ) : null;
	}
	if ( ! in_array( $schema['source'], array( 'html', 'rich-text', 'text' ), true ) ) {
		return null;
	}
	if ( 'text' === $schema['source'] ) {
		return $element->textContent;
	}
	$html = '';
	foreach ( $element->childNodes as $child ) {
		$html .= $element->ownerDocument->saveHTML( $child );
	}
	return $html;
}

/** Writes a selector of block types as XPath: tags, classes, "a > b", "a b", and lists of them; an empty text for others. */
function xpathOf( string $selector ): string {
	if ( preg_match( '/[^\w\s.,>*-]/', $selector ) ) {
		return '';
	}
	$paths = array();
	foreach ( explode( ',', $selector ) as $part ) {
		$path = '/';
		foreach ( (array) preg_split( '/\s+/', trim( str_replace( '>', ' > ', $part ) ) ) as $step ) {
			if ( '>' === $step ) {
				$path = rtrim( $path, '/' );
				continue;
			}
			list( $tag, $class ) = array_pad( explode( '.', (string) $step, 2 ), 2, '' );
			$has                 = '' === $class ? '' : '[contains(concat(" ", normalize-space(@class), " "), " ' . $class . ' ")]';
			$path               .= '/' . ( '' === $tag ? '*' : $tag ) . $has . '/';
		}
		$paths[] = rtrim( $path, '/' );
	}
	return implode( ' | ', $paths );
}

/** Reads the classes of the first element of html; null where it has none. */
function firstClass( string $html ): ?string {
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$class = $tags->next_tag() ? $tags->get_attribute( 'class' ) : null;
	return is_string( $class ) ? $class : null;
}
