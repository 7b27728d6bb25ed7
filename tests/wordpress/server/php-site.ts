import path from 'node:path';
import {
  coreFolder,
  loadPhp,
  type MountHandler,
  type Php,
  projectFolder,
  type RequestHandler,
  studioFile,
} from './packages.ts';
import { siteConfig, wordpressFolder } from './site-files.ts';

/** The plugins that every site has: names with absolute folders. */
export const ownPlugins: Readonly<Record<string, string>> = {
  boardwalk: path.join(projectFolder, 'wordpress/boardwalk'),
  'sqlite-database-integration': studioFile('sqlite-database-integration'),
};

/** PHP with a WordPress in its file system. */
export interface PhpSite {
  /** The folder of WordPress, as PHP sees it. */
  readonly folder: string;
  readonly php: Pick<Php, 'run' | 'exit'>;
  readonly handler: RequestHandler;
}

export interface PhpSiteOptions {
  /** The address that WordPress is to have. */
  readonly url: string;
  /** The folder `wp-content` of the site, absolute. */
  readonly content: string;
  /** All plugins: names with absolute folders. */
  readonly plugins: Readonly<Record<string, string>>;
}

/** Starts PHP and shows it the files of WordPress, the site's own folder and the plugins. Nothing is copied. */
export async function startPhpSite({ url, content, plugins }: PhpSiteOptions): Promise<PhpSite> {
  const { start, PHPRequestHandler } = await loadPhp();
  const php = await start();
  // PHP keeps compiled files for the servers that it knows by name: a request takes a third of the time.
  php.setSapiName('fpm-fcgi');
  const core = coreFolder();
  const mounts = {
    '': core,
    '/wp-content': content,
    '/wp-content/themes': path.join(core, 'wp-content/themes'),
    ...Object.fromEntries(
      Object.entries(plugins).map(([name, folder]) => [`/wp-content/plugins/${name}`, folder]),
    ),
  };
  php.mkdir(wordpressFolder);
  for (const [at, folder] of Object.entries(mounts))
    await php.mount(`${wordpressFolder}${at}`, mountFolder(folder));
  // WordPress looks for it beside its own folder, too, which stays as it was installed.
  php.writeFile(path.join(path.dirname(wordpressFolder), 'wp-config.php'), siteConfig(url));
  const handler = new PHPRequestHandler({
    php,
    documentRoot: wordpressFolder,
    absoluteUrl: url,
    cookieStore: false,
    getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
  });
  return { folder: wordpressFolder, php, handler };
}

function mountFolder(root: string): MountHandler {
  return (_php, fs, at) => {
    fs.mount(fs.filesystems.NODEFS, { root }, at);
    return () => fs.unmount(at);
  };
}
