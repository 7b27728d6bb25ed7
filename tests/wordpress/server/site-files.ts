import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { studioFile } from './packages.ts';

/** The folder of WordPress in the file system of PHP. */
export const wordpressFolder = '/srv/wordpress';

/**
 * Writes the files of a new site into its `wp-content` folder: the driver for SQLite, and a plugin that keeps WordPress
 * from sending anything. It is added to what is there. `plugins` get an empty folder each, where PHP shows theirs.
 */
export async function writeSiteFiles(folder: string, plugins: readonly string[]): Promise<void> {
  const folders = [
    'themes',
    'mu-plugins',
    'database',
    'uploads',
    ...plugins.map((name) => `plugins/${name}`),
  ];
  for (const name of folders) await mkdir(path.join(folder, name), { recursive: true });
  const driver = await readFile(studioFile('sqlite-database-integration/db.copy'), 'utf8');
  await writeFile(path.join(folder, 'db.php'), driver);
  await writeFile(path.join(folder, 'mu-plugins/keep-inside.php'), keepInside);
}

/** A site that is not in WebAssembly: its folders, and its database in MariaDB. */
export interface NativeConfig {
  readonly folder: string;
  readonly content: string;
  readonly socket: string;
  readonly database: string;
}

/** Makes the text of `wp-config.php` for a site at this address. */
export function siteConfig(url: string, native?: NativeConfig): string {
  const secrets = ['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY'].flatMap((name) => [
    name,
    name.replace('KEY', 'SALT'),
  ]);
  const content = native?.content ?? `${wordpressFolder}/wp-content`;
  return `<?php
define( 'DB_NAME', '${native?.database ?? 'wordpress'}' );
define( 'DB_USER', '${native ? 'wordpress' : ''}' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '${native ? `localhost:${native.socket}` : ''}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
${native ? `define( 'WP_CONTENT_DIR', '${native.content}' );` : "define( 'DB_ENGINE', 'sqlite' );"}
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
${secrets.map((name) => `define( '${name}', '${randomBytes(32).toString('hex')}' );`).join('\n')}
$table_prefix = 'wp_';
// Settings of a test, such as those of a network.
is_file( '${content}/config.php' ) && require '${content}/config.php';
defined( 'ABSPATH' ) || define( 'ABSPATH', '${native?.folder ?? wordpressFolder}/' );
require_once ABSPATH . 'wp-settings.php';
`;
}

/**
 * Writes each request to another server into a file instead of sending it; it is answered by what `answer.json` says, or
 * by nothing. Questions for updates are not of interest:
 * they are answered by nothing new. Where nobody has WPGraphQL, plugins that require it are activated without it.
 */
const keepInside = `<?php
add_filter(
	'pre_http_request',
	static function ( $answer, $request, $url ) {
		if ( false !== strpos( $url, '.wordpress.org' ) || false !== strpos( $url, '.w.org' ) ) {
			return array( 'headers' => array(), 'body' => '{"themes":[],"plugins":[],"no_update":[],"translations":[],"upgrade":false}', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null );
		}
		$line = array( 'url' => $url, 'method' => $request['method'], 'headers' => $request['headers'], 'body' => $request['body'] );
		file_put_contents( WP_CONTENT_DIR . '/sent.jsonl', wp_json_encode( $line ) . "\\n", FILE_APPEND );
		$file   = WP_CONTENT_DIR . '/answer.json';
		$answer = file_exists( $file ) ? json_decode( file_get_contents( $file ), true ) : null;
		if ( is_array( $answer ) ) {
			return array( 'headers' => $answer['headers'] ?? array(), 'body' => $answer['body'] ?? '', 'response' => array( 'code' => $answer['status'], 'message' => '' ), 'cookies' => array(), 'filename' => null );
		}
		return new WP_Error( 'kept_inside', 'This WordPress sends nothing.' );
	},
	10,
	3
);
add_filter(
	'wp_plugin_dependencies_slug',
	static function ( $slug ) {
		return is_dir( WP_PLUGIN_DIR . "/$slug" ) ? $slug : '';
	}
);
add_filter(
	'pre_wp_mail',
	static function ( $answer, $mail ) {
		file_put_contents( WP_CONTENT_DIR . '/mails.jsonl', wp_json_encode( $mail ) . "\\n", FILE_APPEND );
		return 'broken@example.org' !== $mail['to'];
	},
	10,
	2
);
`;
