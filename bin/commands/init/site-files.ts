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
    'site.config.ts': settingsOf(site),
    'brand/mark.svg': mark,
    // Git keeps no empty folder.
    'public/.gitkeep': '',
    'tsconfig.json': `${JSON.stringify(compilerSettings, null, 2)}\n`,
    'README.md': readmeOf(site),
    '.gitignore': 'node_modules/\ndist/\ndist-drafts/\nreports/\n',
    '.github/workflows/publish.yml': site.workflow,
    // The last, since one may be there.
    'package.json': `${JSON.stringify(packageOf(site), null, 2)}\n`,
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
    // For npm, which asks about scripts that run at an install. That of esbuild looks whether it starts: a build does, too.
    allowScripts: { esbuild: false },
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
  brand: {
    // The colour of large areas, and a bright one for few things. All other colours are derived from them.
    colours: { field: '#1d4e89', highlight: '#ffd166' },
    mark: 'brand/mark.svg',
  },
});
`;
}

/** The deck of a pier on its piles, until the site has a mark of its own. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <path d="M3 11h26v4H3zM7 15h3v11H7zM14.5 15h3v11h-3zM22 15h3v11h-3z" fill="currentColor"/>
</svg>
`;

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

Colours are in the setting \`brand\`: \`paper\`, \`accent\`, \`action\` and others may be given beside \`field\`, and \`darkColours\` for dark mode. The
mark is \`brand/mark.svg\`. Fonts are files in \`brand/\`, too:

    fonts: { display: { family: 'Fraunces', file: 'brand/fraunces.woff2', weights: [300, 900] } },

Files in \`public/\` are published as they are. What else a site may have of its own, such as templates, pages and kinds of entries, is in
\`node_modules/boardwalk/docs/extend.md\`.

\`.github/workflows/publish.yml\` builds and publishes the site from GitHub: its first lines say which variables it needs.

Boardwalk itself is the package in this folder. To update it, put the file of a newer one here, and install it by its name:

    npm install ./boardwalk-0.2.0.tgz
`;
}
