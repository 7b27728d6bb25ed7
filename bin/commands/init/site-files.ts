/** The facts by which one site's folder differs from another's. */
export interface NewSite {
  /** A name of npm. */
  readonly name: string;
  readonly endpoint: string;
  readonly siteUrl: string;
  /** The name of the file with Boardwalk's package, in the folder. */
  readonly packed: string;
  /** The text of docs/workflow.yml. */
  readonly workflow: string;
}

/** Makes the files of a new site, by their paths in its folder. */
export function siteFiles(site: NewSite): Readonly<Record<string, string>> {
  return {
    'package.json': `${JSON.stringify(packageOf(site), null, 2)}\n`,
    'site.config.ts': settingsOf(site),
    'tsconfig.json': `${JSON.stringify(compilerSettings, null, 2)}\n`,
    'README.md': readmeOf(site),
    '.gitignore': 'node_modules/\ndist/\ndist-drafts/\nreports/\n',
    '.github/workflows/publish.yml': site.workflow,
  };
}

function packageOf({ name, packed }: NewSite): object {
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      check: 'boardwalk check',
      generate: 'boardwalk generate',
      watch: 'boardwalk generate --watch',
      serve: 'boardwalk serve',
    },
    dependencies: { boardwalk: `file:${packed}` },
  };
}

/** For editors: settings and templates of the site are checked with the types of Boardwalk. */
const compilerSettings = {
  extends: 'boardwalk/tsconfig.site.json',
  include: ['**/*.ts', '**/*.tsx'],
};

function settingsOf({ endpoint, siteUrl }: NewSite): string {
  return `import { defineConfig } from 'boardwalk';

export default defineConfig({
  siteUrl: ${quote(siteUrl)},
  endpoint: ${quote(endpoint)},
});
`;
}

function quote(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

/** Some write a secret into the address. It is in the settings alone, where builds need it. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function readmeOf({ name, endpoint, siteUrl }: NewSite): string {
  return `# ${name}

The website at ${siteUrl}, made by Boardwalk from the WordPress at ${withoutQuery(endpoint)}.

    npm install
    npm run check       # what this WordPress offers, and what it lacks
    npm run generate    # the site, in dist/
    npm run serve       # shows it
    npm run watch       # shows it, and keeps it up to date

The plugin for WordPress is \`node_modules/boardwalk/wordpress/boardwalk.zip\`, to be uploaded there under Plugins.
The documents of Boardwalk are in \`node_modules/boardwalk/docs/\`.

Settings are in \`site.config.ts\`. Name, address and hours of the pier are filled in on the page
"Pier" of WordPress, or in the setting \`organisation\`.

\`.github/workflows/publish.yml\` builds and publishes the site from GitHub: its first lines say which variables it needs.

Boardwalk itself is the package in this folder. To update it, put the file of a newer one here, and install it by its name:

    npm install ./boardwalk-0.2.0.tgz
`;
}
