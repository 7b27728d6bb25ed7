<?php
/**
 * The part of the page "Publishing" that says where messages go.
 *
 * @package Boardwalk
 */

namespace Boardwalk;

defined( 'ABSPATH' ) || exit;

/** Prints the form of the settings, and the button that tests them. A secret is taken, and never shown. */
function printWebhookForm(): void {
	$refused = takeRefused( 'publishing' );
	$values  = $refused ? $refused['webhook']['typed'] : webhookSettings();
	$wrong   = $refused ? $refused['webhook']['message'] : '';
	echo '<h2>' . esc_html__( 'Messages', 'boardwalk' ) . '</h2><p>' . esc_html__( 'When something of the public site changes, a message to this address asks for a build. Changes that follow one another become one message.', 'boardwalk' ) . '</p>';
	if ( '' !== $wrong ) {
		echo '<div class="notice notice-error inline" role="alert"><p>' . esc_html( "$wrong " . __( 'Nothing is stored.', 'boardwalk' ) ) . '</p></div>';
	}
	echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="boardwalk_webhook">';
	wp_nonce_field( 'boardwalk_webhook', '_wpnonce', true );
	echo '<table class="form-table boardwalk-form boardwalk-publishing" role="presentation"><tr><th scope="row"><label for="boardwalk-format">' . esc_html__( 'Format', 'boardwalk' ) . '</label></th><td><select id="boardwalk-format" name="boardwalk_webhook[format]">';
	foreach ( messageFormats() as $name => $label ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $name ), selected( $values['format'], $name, false ), esc_html( $label ) );
	}
	echo '</select></td></tr>';
	$addresses = __( 'Plain: of the receiver, such as https://build.example/_boardwalk/refresh. GitHub: https://api.github.com/repos/OWNER/NAME/dispatches. GitLab: https://gitlab.com/api/v4/projects/NUMBER/trigger/pipeline. Without an address nothing is sent.', 'boardwalk' );
	printRow( field( 'url', 'url', 'url', __( 'Address', 'boardwalk' ), $addresses ), 'boardwalk_webhook[url]', $values['url'] );
	printSecretRow( 'secret', __( 'Secret', 'boardwalk' ), 'BOARDWALK_WEBHOOK_SECRET', /* translators: %d: a number */ sprintf( __( 'Signs messages of the format Plain; the receiver has the same one. At least %d characters, such as those of "openssl rand -hex 32".', 'boardwalk' ), LEAST_SECRET ) );
	printSecretRow( 'token', __( 'Token', 'boardwalk' ), 'BOARDWALK_WEBHOOK_TOKEN', __( 'Of GitHub (it may write the contents of this one repository) or GitLab (a trigger token).', 'boardwalk' ) );
	printRow( field( 'ref', 'ref', 'text', __( 'Branch', 'boardwalk' ), __( 'For GitLab, such as main.', 'boardwalk' ) ), 'boardwalk_webhook[ref]', $values['ref'] );
	echo '</table>';
	submit_button( __( 'Save settings', 'boardwalk' ) );
	echo '</form>';
	if ( isWebhookSetUp() ) {
		echo '<p>' . esc_html__( 'A test asks for no build where the receiver looks at the reason, as ours do.', 'boardwalk' ) . '</p>';
		printRemedy( action( 'boardwalk_test', __( 'Send a test message', 'boardwalk' ) ) );
	}
}

/** Prints the field of a secret: empty, with what is known about the stored one. */
function printSecretRow( string $name, string $label, string $constant, string $help ): void {
	$id       = "boardwalk-$name";
	$isStored = '' !== textOf( (array) get_option( WEBHOOK, array() ), $name );
	echo '<tr><th scope="row"><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label></th><td>';
	if ( '' !== secretConstant( $constant ) ) {
		printf( '<input type="text" id="%s" class="regular-text" value="%s" disabled>', esc_attr( $id ), esc_attr__( 'Set in wp-config.php', 'boardwalk' ) );
	} else {
		printf( '<input type="password" id="%1$s" name="boardwalk_webhook[%2$s]" class="regular-text" autocomplete="new-password" aria-describedby="%1$s-help" value="">', esc_attr( $id ), esc_attr( $name ) );
		echo $isStored ? '<p>' . esc_html__( 'One is stored; leave this empty to keep it.', 'boardwalk' ) . ' <label><input type="checkbox" name="boardwalk_webhook[forget_' . esc_attr( $name ) . ']" value="1"> ' . esc_html( 'secret' === $name ? __( 'Forget the stored secret', 'boardwalk' ) : __( 'Forget the stored token', 'boardwalk' ) ) . '</label></p>' : '';
	}
	/* translators: %s: the name of a constant */
	$or = sprintf( __( 'Or %s in wp-config.php.', 'boardwalk' ), $constant );
	echo '<p class="description" id="' . esc_attr( $id ) . '-help">' . esc_html( "$help $or" ) . '</p></td></tr>';
}

/** Prints how a cron of the server is set up, and if one was seen. */
function printCronHelp(): void {
	echo '<h2 id="cron">' . esc_html__( 'Cron', 'boardwalk' ) . '</h2><p>' . esc_html( cronWords() ) . '</p><p>' . esc_html__( 'Without visitors WordPress does nothing at a set time: scheduled entries stay unpublished, and messages that were not taken are not sent again. Add this line to the crontab of any server:', 'boardwalk' ) . '</p>';
	printf( '<p class="boardwalk-scroll" tabindex="0" role="region" aria-label="%1$s"><code>*/5 * * * * curl -fsS -m 60 %2$s &gt; /dev/null</code></p>', esc_attr__( 'The line of the crontab', 'boardwalk' ), esc_html( site_url( 'wp-cron.php' ) ) );
}
