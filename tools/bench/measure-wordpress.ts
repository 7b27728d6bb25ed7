import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { findPlugins, pluginFiles } from '../../tests/wordpress/server/find-plugins.ts';
import { installWordpress } from '../../tests/wordpress/server/install-wordpress.ts';
import { packagesFolder } from '../../tests/wordpress/server/packages.ts';
import { startWordpress, type Wordpress } from '../../tests/wordpress/server/start-wordpress.ts';
import { installPackages } from '../packages/install-packages.ts';
import { chooseFolder, openCopy, type ProjectCopy } from './project-copy.ts';
import { runMeasured } from './run-measured.ts';

export const crawlCases = ['first', 'unchanged', 'edited'] as const;
export type CrawlCase = (typeof crawlCases)[number];

/** The work of the server for one build. */
export interface CrawlSample {
  readonly requests: number;
  /** The time that the server worked for them. */
  readonly serverMs: number;
}

type CrawlSamples = Readonly<Record<CrawlCase, CrawlSample>>;

export interface WordpressSamples {
  readonly entries: number;
  /** "WordPress 7.1.1, WPGraphQL 2.20.0, PHP 8.3.33". */
  readonly versions: string;
  readonly with: CrawlSamples;
  readonly without: CrawlSamples;
}

export interface WordpressBenchOptions {
  /** The project's folder, absolute. It is copied, and stays as it is. */
  readonly root: string;
  readonly entries: number;
  readonly onStep: (step: string) => void;
}

/** Builds from the same content of a real WordPress, with the plugin of this project and without it. */
export async function measureWordpress({
  root,
  entries,
  onStep,
}: WordpressBenchOptions): Promise<WordpressSamples> {
  await installPackages(packagesFolder);
  const folder = await mkdtemp(path.join(await chooseFolder(entries), 'boardwalk-bench-'));
  try {
    const copy = await openCopy(root, path.join(folder, 'project'));
    const plugins = await findPlugins();
    const content = path.join(folder, 'wordpress');
    onStep(`writing ${entries} entries`);
    const made = await startWordpress({ folder: content, plugins });
    await installWordpress(made, { plugins: pluginFiles(plugins) });
    const versions = await made.run<string>(writeEntries, { given: entries });
    await made.close();
    const measure = async (prepare: string): Promise<CrawlSamples> => {
      const wordpress = await startWordpress({ from: content, plugins });
      try {
        await wordpress.run(prepare, { inAdmin: true });
        return await measureCrawls({ wordpress, copy, out: path.join(folder, 'site') });
      } finally {
        await wordpress.close();
      }
    };
    onStep('with the plugin');
    const own = await measure('return true;');
    onStep('without the plugin');
    const without = await measure("deactivate_plugins( 'boardwalk/boardwalk.php' ); return true;");
    return { entries, versions, with: own, without };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureCrawls({
  wordpress,
  copy,
  out,
}: {
  readonly wordpress: Wordpress;
  readonly copy: ProjectCopy;
  readonly out: string;
}): Promise<CrawlSamples> {
  const build = async (): Promise<CrawlSample> => {
    const before = wordpress.answered().length;
    const flags = ['--endpoint', `${wordpress.url}/graphql`, '--out', out, '--quiet'];
    await runMeasured(copy, [...copy.command, ...flags]);
    const answered = wordpress.answered().slice(before);
    return {
      requests: answered.length,
      serverMs: answered.reduce((sum, { ms }) => sum + ms, 0),
    };
  };
  await copy.forgetBuilds();
  await rm(out, { recursive: true, force: true });
  const first = await build();
  const unchanged = await build();
  await wordpress.run(editEntry);
  return { first, unchanged, edited: await build() };
}

/** Posts and pages with some twenty blocks each; a third of them pages. Returns the versions of what runs here. */
const writeEntries = String.raw`$text = '';
for ( $part = 1; $part <= 6; $part++ ) {
	$text .= "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Part $part</h2>\n<!-- /wp:heading -->\n\n<!-- wp:paragraph -->\n<p>"
		. str_repeat( 'The tide comes in over the old timbers. ', 12 )
		. "</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:list -->\n<ul class=\"wp-block-list\"><!-- wp:list-item -->\n<li>One boat</li>\n<!-- /wp:list-item --></ul>\n<!-- /wp:list -->\n\n";
}
for ( $number = 1; $number <= $given; $number++ ) {
	wp_insert_post(
		array(
			'post_type'    => 0 === $number % 3 ? 'page' : 'post',
			'post_status'  => 'publish',
			'post_title'   => "Entry $number",
			'post_content' => wp_slash( $text ),
			'post_date'    => gmdate( 'Y-m-d H:i:s', 1700000000 + 3600 * $number ),
		)
	);
}
return 'WordPress ' . get_bloginfo( 'version' ) . ', WPGraphQL ' . WPGRAPHQL_VERSION . ', PHP ' . PHP_VERSION;`;

const editEntry = `$newest = get_posts( array( 'numberposts' => 1 ) )[0];
wp_update_post( array( 'ID' => $newest->ID, 'post_content' => wp_slash( $newest->post_content . '<!-- wp:paragraph --><p>New.</p><!-- /wp:paragraph -->' ) ) );
return true;`;
