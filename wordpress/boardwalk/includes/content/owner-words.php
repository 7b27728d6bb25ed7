<?php
/**
 * Says what others have of the plugin's names, for the page Setup and for `boardwalk check`.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Lists what was found as sentences. `isSettled`: nothing is to be done. Where `isAdmin`, they name the plugin. */
function ownerFindings( bool $isAdmin ): array {
	$findings = array();
	foreach ( foundOwners() as $owner ) {
		$from       = $isAdmin && isset( noteRegistrar()[ $owner['owner'] ] ) ? ', ' . noteRegistrar()[ $owner['owner'] ] : '';
		$text       = ownerText( $owner['what'] );
		$row        = kinds()[ kindOf( $owner['postType'] ) ];
		$ours       = array( 'graphql' => implode( ', ', graphqlNames( $row ) ) );
		$findings[] = array(
			'text'      => sprintf( $text, $owner['name'], "\"{$owner['label']}\" ({$owner['owner']}$from)", isset( $ours[ $owner['what'] ] ) ? $ours[ $owner['what'] ] : $owner['postType'] ),
			'isSettled' => ! in_array( $owner['what'], array( 'type', 'graphql' ), true ),
		);
	}
	foreach ( placesOfOthers() as $name => $label ) {
		/* translators: 1: name of a place for menus, 2: words of the theme for it */
		$findings[] = array( 'text' => sprintf( __( 'The theme has the menu place "%1$s", too ("%2$s"): the site shows the menu that is chosen for it.', 'boardwalk' ), $name, $label ), 'isSettled' => true );
	}
	return $findings;
}

/** Chooses the sentence for what is shared. */
function ownerText( string $what ): string {
	switch ( $what ) {
		case 'type':
			/* translators: 1: name of a post type, 2: what has it */
			return __( 'The post type "%1$s" is registered by %2$s, so that Boardwalk does not register its own: these entries are not on the site. Switch that plugin off, or give its type another name.', 'boardwalk' );
		case 'bare':
			/* translators: 1: name of a post type, 2: what has it, 3: name of our post type */
			return __( 'The post type "%1$s" belongs to %2$s, and stays as it is. That of Boardwalk is "%3$s".', 'boardwalk' );
		case 'rest':
			/* translators: 1: end of an address, 2: what has it, 3: end of our address */
			return __( 'The address /wp-json/wp/v2/%1$s belongs to %2$s, and stays so. That of Boardwalk is /wp-json/wp/v2/%3$s.', 'boardwalk' );
		case 'graphql':
			/* translators: 1: name in GraphQL, 2: what has it, 3: our names */
			return __( 'The GraphQL name "%1$s" belongs to %2$s, and stays so. The entries of Boardwalk are "%3$s" there, which builds do not read: give the other one another name in GraphQL.', 'boardwalk' );
		default:
			/* translators: 1: folder of addresses, 2: what has it */
			return __( 'In this WordPress the addresses /%1$s/ belong to %2$s, and lead there. Those of the public site are as before.', 'boardwalk' );
	}
}

/** Gives the findings to `boardwalk check`, in its language. It is public: which plugins run here is nobody's business. */
function ownersForCheck(): array {
	$isSwitched = switch_to_locale( 'en_US' );
	$findings   = ownerFindings( false );
	if ( $isSwitched ) {
		restore_previous_locale();
	}
	return $findings;
}
