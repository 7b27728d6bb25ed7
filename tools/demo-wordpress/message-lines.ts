import { demoNow } from '../../demo/clock.ts';
import type { Plugins } from '../../tests/wordpress/server/find-plugins.ts';

/** Writes where WordPress is, how to log in, and how to build a site from it, or what a build lacks. */
export function messageLines(url: string, plugins: Plugins): readonly string[] {
  const found = [
    `WordPress is running at ${url}/ with the content of the demo.`,
    `Log in at ${url}/wp-admin/ as "admin" with the password "admin".`,
  ];
  const isLacking = plugins['wp-graphql'] === undefined;
  const command = `npx boardwalk generate --endpoint ${url}/graphql --now ${demoNow} --out dist-wordpress`;
  const build = isLacking
    ? [
        '"generate" needs the plugin WPGraphQL, which is missing here.',
        'Start again with a folder that holds it as "wp-graphql": BOARDWALK_WPGRAPHQL=FOLDER npm run demo:wordpress',
      ]
    : ['Build the site from it, in another terminal:', `  ${command}`];
  return [...found, ...build, 'Press Ctrl-C to end it.'];
}
