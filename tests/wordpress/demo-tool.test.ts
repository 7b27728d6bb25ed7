import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageLines } from '../../tools/demo-wordpress/message-lines.ts';
import { prepareSite } from '../../tools/demo-wordpress/prepare-site.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { projectFolder } from './server/packages.ts';
import { startWordpress, type Wordpress } from './server/start-wordpress.ts';

const parts = { plugins: {}, demo: path.join(projectFolder, 'demo') };

describe('npm run demo:wordpress', () => {
  let folder: string;
  let former: string;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    former = await start(async ({ run, url }) => {
      await run(`wp_update_post( array( 'ID' => 210, 'post_title' => 'All about the pier' ) );`);
      return url;
    });
  });
  afterAll(() => removeFolder(folder));

  async function start<Result>(use: (wordpress: Wordpress) => Promise<Result>): Promise<Result> {
    const wordpress = await startWordpress({ folder });
    try {
      await prepareSite(wordpress, parts);
      return await use(wordpress);
    } finally {
      await wordpress.close();
    }
  }

  it('keeps what was edited in the folder, and uses the address of each start', async () => {
    await start(async ({ run, url }) => {
      expect(url).not.toBe(former);
      const [title, texts, links] = await run<[string, readonly string[], readonly string[]]>(
        `global $wpdb;
        return array(
          get_the_title( 210 ),
          $wpdb->get_col( "SELECT CONCAT( post_content, post_excerpt, guid ) FROM {$wpdb->posts}" ),
          $wpdb->get_col( "SELECT meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_menu_item_url' AND meta_value <> ''" ),
        );`,
      );
      expect(title).toBe('All about the pier');
      const all = [...texts, ...links].join('\n');
      expect(all).toContain(`${url}/visit/#parking`);
      expect(all).not.toContain(new URL(former).host);
    });
  });

  it('prints how to log in and how to build, and ends at Ctrl-C', async () => {
    const { BOARDWALK_WPGRAPHQL: _, ...env } = process.env;
    const args = ['tools/run.mjs', 'demo-wordpress', '--folder', folder];
    const child = spawn(process.execPath, args, { cwd: projectFolder, env });
    let printed = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      printed += chunk;
      if (!printed.includes('Ctrl-C')) continue;
      const url = /http:\S+:\d+/.exec(printed)?.[0] ?? '';
      expect(printed).toBe(`${messageLines(url, {}).join('\n')}\n`);
      expect((await fetch(`${url}/wp-login.php`)).status).toBe(200);
      child.kill('SIGINT');
      break;
    }
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('says that a build needs WPGraphQL where it is missing, and the command where it is not', () => {
    const url = 'http://127.0.0.1:8080';
    expect(messageLines(url, {}).join('\n')).toContain('BOARDWALK_WPGRAPHQL=FOLDER npm run demo:wordpress');
    expect(messageLines(url, { 'wp-graphql': '/plugins/wp-graphql' }).join('\n')).toContain(
      `npx boardwalk generate --endpoint ${url}/graphql --now 2026-06-13T14:00:00Z`,
    );
  });

  it('refuses a folder whose import did not come to its end', async () => {
    await start(({ run }) => run(`delete_option( 'boardwalk_demo_address' );`));
    await expect(start(async () => undefined)).rejects.toThrow('is not complete: remove the folder');
  });
});
