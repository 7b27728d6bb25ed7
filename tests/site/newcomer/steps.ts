/** A new file, or lines that are added to one. */
export interface Step {
  /** The heading of CONTRIBUTING.md that tells of it. */
  readonly section: string;
  /** Relative to the project. */
  readonly file: string;
  /** The text of a new file. */
  readonly text?: string;
  readonly lines?: readonly Line[];
}

/** Text to add before the first place where another stands, or in its place. */
interface Line {
  readonly add: string;
  readonly before?: string;
  readonly insteadOf?: string;
  /** Where to begin to look. Default: the beginning of the file. */
  readonly after?: string;
}

/** Guided tours: a kind `tour` with its page, a field `host` of events, the block `core/separator`, an island `CopyLink` and a setting `tourCopyLink`. */
export const steps: readonly Step[] = [
  {
    section: 'Add a kind of content',
    file: 'generator/content/kinds/tour.ts',
    text: `import type { KindDescription } from './description.ts';

export const tour = {
  connection: 'tours',
  plugin: { postType: 'boardwalk_tour', folder: 'tours', labels: ['Tour', 'Tours'], icon: 'dashicons-location-alt' },
  fields: { guide: { type: 'text', label: 'Guide', help: 'Who leads it.' } },
} as const satisfies KindDescription;
`,
  },
  {
    section: 'Add a kind of content',
    file: 'generator/content/kinds/descriptions.ts',
    lines: [
      {
        add: "import { tour } from './tour.ts';\n",
        before: '',
        after: "import { post } from './post.ts';\n",
      },
      { add: ', tour', before: ' } as const;' },
    ],
  },
  {
    section: 'Add a kind of content',
    file: 'demo/kinds.ts',
    lines: [{ add: "  tour: 'tours',\n", before: '};\n', after: 'const folders' }],
  },
  {
    section: 'Add a kind of content',
    file: 'demo/content/tours.ts',
    text: `import { ordinary } from '../blocks/ordinary.ts';
import { paragraph } from '../blocks/text.ts';
import type { Written } from './author.ts';

export const tours: readonly (Written & { readonly guide: string })[] = [
  {
    slug: 'under-the-deck',
    title: 'Under the Deck',
    guide: 'Ada Finch',
    date: '2026-05-02T09:00:00',
    excerpt: 'At low tide, between the piles.',
    blocks: [
      paragraph('Bring boots.'),
      ordinary('separator', '<hr class="wp-block-separator is-style-wide"/>'),
      paragraph('Back before the tide.'),
    ],
  },
  {
    slug: 'the-night-watch',
    title: 'The Night Watch',
    guide: '',
    date: '2026-05-03T09:00:00',
    status: 'draft',
    blocks: [paragraph('Not yet.')],
  },
];
`,
  },
  {
    section: 'Add a kind of content',
    file: 'demo/content/entries.ts',
    lines: [
      {
        add: "import { tours } from './tours.ts';\n",
        before: '',
        after: "import { pageId, pages } from './pages.ts';\n",
      },
      {
        add: "  ...tours.map((written, index): DemoEntry => ({ ...toBase(801 + index, written), kind: 'tour', ...fillFields('tour', written) })),\n",
        before: '];\n',
        after: 'export const demoEntries',
      },
    ],
  },
  {
    section: 'Add a kind of content',
    file: 'generator/routes/kind-folders.ts',
    lines: [{ add: "  tour: { segments: ['tours'] },\n", before: '} as const' }],
  },
  {
    section: 'Add a kind of content',
    file: 'config/settings.ts',
    lines: [{ add: '      tour: z.boolean().default(true),\n', before: '    })\n', after: '  kinds: z' }],
  },
  {
    section: 'Add a kind of content',
    file: 'docs/content.md',
    lines: [
      {
        add: '| tour | `tours` | `/tours/{slug}/` |\n',
        before: '',
        after: '| experience | `experiences` | `/experiences/{slug}/` |\n',
      },
      {
        add: `### Tours

\`\`\`graphql
query Tours {
  tours(first: 2) {
    pageInfo { hasNextPage endCursor }
    nodes {
      databaseId slug uri status hasPassword dateGmt modifiedGmt
      title excerpt content featuredImageDatabaseId menuOrder
    }
  }
}
\`\`\`

`,
        before: '## Settings\n',
      },
    ],
  },
  {
    section: 'Add a field',
    file: 'generator/content/kinds/event.ts',
    lines: [
      {
        add: "    host: { type: 'text', label: 'Host', help: 'Who welcomes the visitors.' },\n",
        before: '    isFree: ',
      },
    ],
  },
  {
    section: 'Add a field',
    file: 'generator/routes/page-types/events.ts',
    lines: [{ add: '        host: entry.fields.host,\n', before: '        venueHref: location' }],
  },
  {
    section: 'Add a field',
    file: 'templates/components/EventFacts.tsx',
    lines: [
      { add: '  readonly host?: string;\n', before: "  /** Tickets, or the event's own site. */" },
      { add: ', ...hostFacts(props)', before: '];\n', after: '...priceFacts(props)' },
      {
        add: "function hostFacts({ host }: EventFactsProps): Fact[] {\n  return isBlank(host) ? [] : [{ name: 'Host', value: host }];\n}\n\n",
        before: 'function LinkLine(',
      },
    ],
  },
  {
    section: 'Add a field',
    file: 'demo/content/events-june.ts',
    lines: [
      {
        add: "    host: 'The harbour choir',\n",
        before: '    isFree: true,',
        after: "slug: 'pier-birthday-weekend'",
      },
    ],
  },
  {
    section: 'Add a page type',
    file: 'templates/pages/TourPage.tsx',
    text: `import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import type { StandardPageProps } from './StandardPage.tsx';

export interface TourPageProps extends StandardPageProps {
  readonly guide: string;
}

/** A guided tour: what one sees, and who leads it. */
export function TourPage({ guide, ...page }: TourPageProps): ReactNode {
  return (
    <PageFrame {...page} kicker="Guided tour">
      <p>With {guide}</p>
    </PageFrame>
  );
}
`,
  },
  {
    section: 'Add a page type',
    file: 'templates/pages/index.ts',
    lines: [
      { add: "import { TourPage } from './TourPage.tsx';\n", before: 'import { VisitPage }' },
      { add: '  tour: TourPage,\n', before: '  admin: AdminPage' },
    ],
  },
  {
    section: 'Add a page type',
    file: 'generator/routes/page-types/tours.ts',
    text: `import type { Route } from '../route.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

/** \`/tours/{detail}/\`. */
export const tours: PageType = {
  name: 'tours',
  routes: (context) =>
    context.lists.tour.all().map(
      (entry): Route => ({
        ...entryRoute(entry, context.pathOf(entry), context),
        template: 'tour',
        props: () => ({
          ...standardProps(entry, context),
          guide: context.row(entry).fields.guide,
        }),
      }),
    ),
};
`,
  },
  {
    section: 'Add a page type',
    file: 'generator/routes/page-types/index.ts',
    lines: [
      {
        add: "import { tours } from './tours.ts';\n",
        before: '',
        after: "import type { PageType } from './page-type.ts';\n",
      },
      { add: '  tours,\n', before: '  admin,' },
    ],
  },
  {
    section: 'Add a block',
    file: 'templates/blocks/Separator.tsx',
    text: `import type { ReactNode } from 'react';

export interface SeparatorProps {
  readonly isWide: boolean;
}

export function Separator({ isWide }: SeparatorProps): ReactNode {
  return <hr data-width={isWide ? 'wide' : 'short'} />;
}
`,
  },
  {
    section: 'Add a block',
    file: 'templates/blocks/index.ts',
    lines: [
      { add: "import { Separator } from './Separator.tsx';\n", before: 'import { Spacer }' },
      { add: "  'core/separator': Separator,\n", before: "  'core/spacer'" },
    ],
  },
  {
    section: 'Add a block',
    file: 'tests/templates/sample-blocks.ts',
    lines: [
      { add: "  'core/separator': { isWide: true },\n", before: "  'core/spacer'" },
      { add: "  'core/separator': { isWide: false },\n", before: "  'core/spacer'", after: 'bareBlocks' },
    ],
  },
  {
    section: 'Add a block',
    file: 'generator/content/reader/class-facts.ts',
    lines: [{ add: "  'wp-block-separator',\n", before: "  'wp-block-spacer'" }],
  },
  {
    section: 'Add a block',
    file: 'generator/content/reader/structures/separator.ts',
    text: `import type { StoredBlock } from '../../stored-blocks.ts';
import { type Element, hasClass } from '../tree.ts';

/** Reads a line between two parts of a text. */
export function readSeparator(element: Element): readonly StoredBlock[] {
  return [{ block: 'core/separator', props: { isWide: hasClass(element, 'is-style-wide') } }];
}
`,
  },
  {
    section: 'Add a block',
    file: 'generator/content/reader/structures/index.ts',
    lines: [
      { add: "import { readSeparator } from './separator.ts';\n", before: 'import { readSpacer }' },
      { add: "  'wp-block-separator': readSeparator,\n", before: "  'wp-block-spacer'" },
    ],
  },
  {
    section: 'Add a block',
    file: 'docs/content.md',
    lines: [{ add: '| `core/separator` | `wp-block-separator` | width |\n', before: '| `core/spacer`' }],
  },
  {
    section: 'Add an island',
    file: 'templates/islands/CopyLink.tsx',
    text: `import { type ReactNode, useState } from 'react';

export interface CopyLinkProps {
  readonly label: string;
}

/** Copies the address of the page. */
export function Island({ label }: CopyLinkProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <button type="button" onClick={copy}>
      {isCopied ? 'Copied' : label}
    </button>
  );
}
`,
  },
  {
    section: 'Add an island',
    file: 'templates/islands/index.ts',
    lines: [
      {
        add: "import type { CopyLinkProps } from './CopyLink.tsx';\n",
        before: 'import type { GalleryIslandProps }',
      },
      { add: "  readonly 'copy-link': CopyLinkProps;\n", before: '  readonly gallery' },
    ],
  },
  {
    section: 'Add an island',
    file: 'templates/pages/TourPage.tsx',
    lines: [
      {
        add: `import { Island } from '../components/Island.tsx';\n`,
        before: 'import { PageFrame }',
      },
      {
        add: "import { Island as CopyLink } from '../islands/CopyLink.tsx';\n",
        before: 'import type { StandardPageProps }',
      },
      {
        add: `      <Island name="copy-link" id="copy-link" when="interaction" component={CopyLink} props={{ label: 'Copy the link' }} />\n`,
        before: '    </PageFrame>',
      },
    ],
  },
  {
    section: 'Add a setting',
    file: 'config/settings.ts',
    lines: [
      {
        add: "  /** The words of the button that copies the address of a tour. */\n  tourCopyLink: z.string().min(1).default('Copy the address'),\n",
        before: '});\n',
        after: '  organisation: organisationSchema.optional(),',
      },
    ],
  },
  {
    section: 'Add a setting',
    file: 'generator/routes/page-types/tours.ts',
    lines: [{ add: '          copyLink: context.config.tourCopyLink,\n', before: '        }),' }],
  },
  {
    section: 'Add a setting',
    file: 'templates/pages/TourPage.tsx',
    lines: [
      { add: '  readonly copyLink: string;\n', before: '}\n' },
      { add: '{ guide, copyLink, ...page }', insteadOf: '{ guide, ...page }' },
      { add: '{ label: copyLink }', insteadOf: "{ label: 'Copy the link' }" },
    ],
  },
];
