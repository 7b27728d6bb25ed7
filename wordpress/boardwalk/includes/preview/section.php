<?php
/**
 * Prints the section "Preview" of the page "Boardwalk → Publishing".
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

add_action( 'boardwalk_publishing_sections', __NAMESPACE__ . '\\printPreviewSection', 30 );

/** Prints address and secret of the preview server, for those who may change settings. */
function printPreviewSection(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<h2 id="boardwalk-preview">' . esc_html__( 'Preview', 'boardwalk' ) . '</h2><p>';
	/* translators: %s: a command */
	printf( esc_html__( 'With a preview server the button "Preview" shows an entry as the site would. Start it with %s and the same secret.', 'boardwalk' ), '<code>boardwalk preview</code>' );
	echo '</p>';
	printPreviewOutcome();
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="boardwalk_preview">';
	wp_nonce_field( 'boardwalk_preview' );
	echo '<table class="form-table boardwalk-publishing" role="presentation"><tr><th scope="row"><label for="boardwalk-preview-url">' . esc_html__( 'Address of the preview server', 'boardwalk' ) . '</label></th><td>';
	if ( defined( 'BOARDWALK_PREVIEW_URL' ) ) {
		echo '<code>' . esc_html( previewUrl() ) . '</code><p class="description">' . esc_html( '' === previewUrl() ? __( 'BOARDWALK_PREVIEW_URL of wp-config.php is no address.', 'boardwalk' ) : __( 'Set by BOARDWALK_PREVIEW_URL in wp-config.php.', 'boardwalk' ) ) . '</p>';
	} else {
		echo '<input type="url" class="regular-text code" id="boardwalk-preview-url" name="url" value="' . esc_attr( previewOption( 'url' ) ) . '" placeholder="https://preview.yourpier.org"><p class="description">' . esc_html__( 'Empty: WordPress shows previews itself.', 'boardwalk' ) . '</p>';
	}
	echo '</td></tr><tr><th scope="row">' . esc_html__( 'Secret', 'boardwalk' ) . '</th><td>' . esc_html( '' === previewSecret() ? __( 'There is none yet.', 'boardwalk' ) : __( 'There is one. It is not shown again.', 'boardwalk' ) );
	if ( defined( 'BOARDWALK_PREVIEW_SECRET' ) ) {
		echo '<p class="description">' . esc_html__( 'Set by BOARDWALK_PREVIEW_SECRET in wp-config.php.', 'boardwalk' ) . '</p>';
	} else {
		echo '<p><label><input type="checkbox" name="renew" value="1"> ' . esc_html__( 'Make a new secret. The old one ends at once.', 'boardwalk' ) . '</label></p>';
	}
	echo '</td></tr></table><p><button class="button button-primary">' . esc_html__( 'Save', 'boardwalk' ) . '</button></p></form>';
}

/** Says what was saved; shows a new secret this once. */
function printPreviewOutcome(): void {
	$key   = 'boardwalk_preview_saved_' . get_current_user_id();
	$saved = get_transient( $key );
	if ( ! is_array( $saved ) ) {
		return;
	}
	delete_transient( $key );
	if ( $saved['isWrong'] ) {
		echo '<div class="notice notice-error inline"><p>' . esc_html__( 'This is no address of a server, such as https://preview.yourpier.org: nothing is saved.', 'boardwalk' ) . '</p></div>';
		return;
	}
	echo '<div class="notice notice-success inline"><p>' . esc_html__( 'Saved.', 'boardwalk' ) . '</p>';
	if ( '' !== $saved['secret'] ) {
		echo '<p>' . esc_html__( 'The new secret, for BOARDWALK_PREVIEW_SECRET of the preview server. It is shown only now:', 'boardwalk' ) . '<br><code>' . esc_html( $saved['secret'] ) . '</code></p>';
	}
	echo '</div>';
}
