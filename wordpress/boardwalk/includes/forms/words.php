<?php
/**
 * The words of forms, in the language of this WordPress.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Regions whose English is that of the United States, as the site has them (`words/languages.ts`). */
const AMERICAN_REGIONS = array( 'US', 'AS', 'GU', 'MH', 'MP', 'PR', 'UM', 'VI' );

/** Says a word, such as "forms.name", with these values in place of its placeholders. It is a text, not html. */
function formWord( string $word, array $values = array() ): string {
	$language = formLanguage();
	/** A site that replaces words of its forms replaces them here, too. */
	$text   = (string) apply_filters( 'boardwalk_form_word', formTable()[ $language ][ $word ], $word, $language );
	$filled = array();
	foreach ( $values as $name => $value ) {
		$filled[ '{' . $name . '}' ] = (string) $value;
	}
	return strtr( $text, $filled );
}

/** Finds the nearest language of the table, as the site does: "de_AT" is "de", "en_AU" is "en-GB". */
function formLanguage(): string {
	preg_match( '/^([a-z]+)(?:[_-]([A-Z]{2}))?/', get_locale(), $found );
	$language = isset( $found[1] ) ? $found[1] : '';
	if ( 'en' === $language && isset( $found[2] ) && ! in_array( $found[2], AMERICAN_REGIONS, true ) ) {
		return 'en-GB';
	}
	return isset( formTable()[ $language ] ) ? $language : 'en-US';
}

/** Lists the words by language, from the table that `npm run form-words` makes of `words/tables/`. */
function formTable(): array {
	static $table = null;
	if ( null === $table ) {
		$table = wp_json_file_decode( __DIR__ . '/words.json', array( 'associative' => true ) );
	}
	return $table;
}
