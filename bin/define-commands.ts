import { Argument, Command, Option } from 'commander';
import { version } from '../generator/util/version.ts';
import { hostNames } from '../hosts/names.ts';
import type { GenerateFlags } from './commands/generate.ts';
import type { WatchFlags } from './commands/watch/work.ts';
import { configureHelp } from './configure-help.ts';
import {
  addAllowedLoss,
  configOption,
  refuseWithout,
  reportToOption,
  runOption,
  storeOption,
  toCount,
  toPort,
} from './options.ts';

type Run = (command: () => Promise<number>) => Promise<void>;

/** Defines all commands with their options. Each is given to `run`, which may start it. */
export function defineCommands(root: string, run: Run): Command {
  const program = configureHelp(new Command('boardwalk'), root)
    .description(
      'build the public website of a pier from a headless WordPress: a folder of files, complete or not changed',
    )
    .version(version)
    .exitOverride();

  program
    .command('init')
    .description('make the folder of a new site')
    .argument('<folder>', 'the folder to make; its name is the name of the site for npm')
    .option('--endpoint <url>', 'the address of your WordPress (default: BOARDWALK_ENDPOINT)')
    .option('--site-url <url>', 'the public address of the site (default: BOARDWALK_SITE_URL)')
    .option('--boardwalk <file>', 'the package that it installs (default: npm packs this Boardwalk)')
    .action((folder, flags) =>
      run(async () => (await import('./commands/small-commands.ts')).init(folder, flags, root)),
    );

  program
    .command('eject')
    .description('copy a template into the folder of the site, where it takes the place of the original')
    .argument('[file]', 'the template, as templates/pages/EventPage.tsx')
    .option('--status', 'show which originals have changed since they were copied', false)
    .addOption(
      new Option('--accept', 'mark a copy as up to date with its original')
        .default(false)
        .conflicts('status'),
    )
    .addOption(configOption())
    .action((file, flags) =>
      run(async () => (await import('./commands/small-commands.ts')).eject(file, flags, root)),
    );

  program
    .command('generate')
    .description('crawl the CMS and write the whole site')
    .option('-o, --out <folder>', 'the folder of the site (default: dist)')
    .option('--endpoint <url>', "the CMS's GraphQL endpoint; without one the embedded demo pier is crawled")
    .option('--site-url <url>', 'the public address of the site')
    .option('--concurrency <n>', 'requests at the same time, 1 to 64 (default: 4)')
    .option('--now <moment>', 'the moment to build for, as 2026-06-13T14:00:00Z')
    .addOption(configOption())
    .option('--json <file>', 'write the report as JSON to a file: docs/report.schema.json')
    .option('--junit <file>', 'write the report as JUnit xml to a file')
    .option('--html <file>', 'write the report as a page to read, in one file')
    .option(
      '--allow-loss <measure=n>',
      'allow this much loss since the last build: pictures=40; a number alone counts entries; may be repeated',
      addAllowedLoss,
      {},
    )
    .option('--strict-blocks', 'refuse blocks that have no template', false)
    .option('--fresh', 'read all content again', false)
    .option('--content <file>', 'build from a saved content file, with no CMS')
    .option('--save-content <file>', 'save the content of this build to a file')
    .addOption(storeOption().conflicts(['drafts', 'verify', 'watch']))
    .addOption(runOption())
    .addOption(reportToOption().conflicts(['drafts', 'verify', 'watch']))
    .addOption(
      new Option('--verify', 'compare the folder with a clean build, byte by byte, and write nothing')
        .default(false)
        .conflicts(['json', 'junit', 'html']),
    )
    .addOption(
      new Option('--drafts', 'show drafts too, in a folder of their own; needs BOARDWALK_AUTHORIZATION')
        .default(false)
        .conflicts(['content', 'saveContent']),
    )
    .option('--wait', 'wait for another build of the same folder to end', false)
    .option('-q, --quiet', 'print problems only', false)
    .option('--verbose', 'print pages by template, requests, every change and times too', false)
    .addOption(
      new Option('-w, --watch', 'keep the site up to date and serve it, with live reload')
        .default(false)
        .conflicts(['verify', 'json', 'junit', 'html', 'saveContent']),
    )
    .option('-p, --port <n>', 'with --watch: the port to serve at', toPort, 4173)
    .option('--host <address>', 'with --watch: the address to listen on (default: 127.0.0.1)')
    .action((flags: GenerateFlags & WatchFlags & { readonly watch: boolean }, command: Command) => {
      refuseWithout('watch', ['port', 'host'], command);
      refuseWithout('store', ['run'], command);
      return run(async () =>
        flags.watch
          ? (await import('./commands/watch.ts')).watch(flags, root)
          : (await import('./commands/build-commands.ts')).generate(flags, root),
      );
    });

  program
    .command('crawl')
    .description('save the content of the CMS to a file, and make nothing of it')
    .option('--save-content <file>', 'the file, for work and for generate --content; required')
    .option('--endpoint <url>', "the CMS's GraphQL endpoint; without one the embedded demo pier is crawled")
    .option('--concurrency <n>', 'requests at the same time, 1 to 64 (default: 4)')
    .addOption(configOption())
    .option('--fresh', 'read all content again', false)
    .option('--wait', 'wait for another build of the same site to end', false)
    .option('-q, --quiet', 'print problems only', false)
    .action((flags) => run(async () => (await import('./commands/build-commands.ts')).crawl(flags, root)));

  program
    .command('work')
    .description('make the pictures and pages of one shard of a large site, and put them into a store')
    .option('--content <file>', 'the content that crawl --save-content has written; required')
    .addOption(storeOption())
    .option('--shard <i/n>', 'the shard, counted from 0, as 0/4; auto: the engine tells it', 'auto')
    .addOption(runOption())
    .option('--endpoint <url>', "the CMS's GraphQL endpoint: pictures are fetched from its host")
    .option('--site-url <url>', 'the public address of the site')
    .option('--now <moment>', 'the moment to make pages for, as 2026-06-13T14:00:00Z')
    .addOption(configOption())
    .option('--json <file>', 'write the report as JSON to a file: docs/shard-report.schema.json')
    .option('-q, --quiet', 'print problems only', false)
    .option('--print-public-key', 'print the key for builds that only read the store, and do nothing', false)
    .action((flags) => run(async () => (await import('./commands/build-commands.ts')).work(flags, root)));

  const report = program.command('report').description('read reports of several processes');
  report
    .command('merge')
    .description('show the reports of shards as one')
    .argument('<files...>', 'the files that work --json has written')
    .option('--json <file>', 'write the result as JSON to a file: docs/joined-report.schema.json')
    .action((files, flags) =>
      run(async () => (await import('./commands/build-commands.ts')).mergeReports(files, flags)),
    );

  program
    .command('check')
    .description('tell what the CMS offers to a build and what it lacks, each with its remedy')
    .option('--endpoint <url>', "the CMS's GraphQL endpoint; without one the embedded demo pier is checked")
    .option('--addresses <files...>', 'tell where the addresses of sitemaps or lists lead on the built site')
    .option('-o, --out <folder>', 'with --addresses: the folder of the site (default: dist)')
    .addOption(configOption())
    .action((flags, command) =>
      run(async () => {
        if (flags.addresses !== undefined)
          return (await import('./commands/small-commands.ts')).checkAddresses(flags.addresses, flags, root);
        refuseWithout('addresses', ['out'], command);
        return (await import('./commands/build-commands.ts')).checkCms(flags, root);
      }),
    );

  program
    .command('serve')
    .description('serve the site as object storage behind a CDN does')
    .option('-o, --out <folder>', 'the folder of the site (default: dist)')
    .option('-p, --port <n>', 'the port to serve at', toPort, 4173)
    .option('--host <address>', 'the address to listen on (default: 127.0.0.1)')
    .addOption(configOption())
    .action((flags) => run(async () => (await import('./commands/serve.ts')).serve(flags, root)));

  program
    .command('preview')
    .description('show editors the page of one entry as it will be; needs BOARDWALK_PREVIEW_SECRET')
    .option('--endpoint <url>', "the CMS's GraphQL endpoint")
    .option('--site-url <url>', 'the public address of the site')
    .option('--now <moment>', 'the moment to show pages for, as 2026-06-13T14:00:00Z')
    .option('-p, --port <n>', 'the port to serve at', toPort, 4174)
    .option('--host <address>', 'the address to listen on (default: 127.0.0.1)')
    .addOption(configOption())
    .action((flags) => run(async () => (await import('./commands/build-commands.ts')).preview(flags, root)));

  program
    .command('sync')
    .description('publish the built site: to s3://bucket/prefix, or to the folder of a web server')
    .argument('[target]', 'where to (default: the setting sync.target)')
    .option('-o, --out <folder>', 'the folder of the site (default: dist)')
    .option('--dry-run', 'print what would be done, and do nothing', false)
    .addOption(
      new Option('--rollback [deploy]', 'bring back the last deploy, or the one with this number').argParser(
        toCount,
      ),
    )
    .option('--check', 'read the whole site back, and write again what is wrong', false)
    .option('--allow-removals <n>', 'remove up to so many files, whatever the limits say', toCount)
    .option('--adopt', 'take over a place that has files of others or a damaged record', false)
    .option('--no-lock', 'go on where the store cannot keep a lock: run one at a time')
    .option('--wait', 'wait for another publish to end', false)
    .option('--json <file>', 'write the report as JSON to a file')
    .option('--junit <file>', 'write the report as JUnit xml to a file')
    .option('--html <file>', 'write the report as a page to read, in one file')
    .addOption(reportToOption())
    .option('-q, --quiet', 'print problems only', false)
    .addOption(configOption())
    .action((target, flags) =>
      run(async () => (await import('./commands/sync.ts')).runSync(target, flags, root)),
    );

  program
    .command('deploys')
    .description('list what was live when')
    .argument('[target]', 'where (default: the setting sync.target)')
    .option('--json <file>', 'write the list as JSON to a file')
    .addOption(configOption())
    .action((target, flags) =>
      run(async () => (await import('./commands/deploys.ts')).printDeploys(target, flags, root)),
    );

  program
    .command('host')
    .description('write the rules by which a web server or CDN serves the site')
    .addArgument(new Argument('<host>', 'the host').choices(hostNames))
    .option('-o, --out <folder>', 'the folder of the site (default: dist)')
    .option('--root <folder>', 'nginx, caddy: the folder of the site on the server', '/srv/www')
    .option('--to <file>', 'the file to write, or the folder for several (default: print)')
    .addOption(configOption())
    .action((name, flags) =>
      run(async () => (await import('./commands/small-commands.ts')).writeHostFiles(name, flags, root)),
    );

  const cache = program.command('cache').description('read what builds keep');
  cache
    .command('show')
    .description('print what the cache keeps under a key, such as the path of a page')
    .argument('[key]', 'the key (default: list all keys, with their sizes)')
    .addOption(configOption())
    .action((key, flags) =>
      run(async () => (await import('./commands/small-commands.ts')).showCache(key, flags, root)),
    );

  program
    .command('cms')
    .description('run only the demo CMS')
    .option('-p, --port <n>', 'port on the loopback address', toPort, 4000)
    .action((flags) => run(async () => (await import('./commands/cms.ts')).runCms(flags, root)));

  return program;
}
