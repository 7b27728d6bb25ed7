/** The files of docs/extend.md: guided tours in the folder of a site. */
export const guidedTours: Readonly<Record<string, string>> = {
  'kinds/tour.ts': `import { defineKind } from 'boardwalk';

export default defineKind({
  name: 'tour',
  connection: 'tours',
  folder: 'tours',
  fields: { guide: { type: 'text' }, minutes: { type: 'integer' } },
});
`,
  'page-types/tours.ts': `import { entryPages, templateOf } from 'boardwalk/pages';
import tour from '../kinds/tour.ts';
import type { TourPage } from '../templates/pages/TourPage.tsx';

export default entryPages(tour, {
  template: templateOf<typeof TourPage>('tour'),
  props: ({ entry, standard }) => ({ ...standard, guide: entry.fields.guide, minutes: entry.fields.minutes ?? 60 }),
});
`,
  'page-types/tour-list.ts': `import { definePageType, entriesOf, makeHead, templateOf } from 'boardwalk/pages';
import tour from '../kinds/tour.ts';
import type { TourListPage } from '../templates/pages/TourListPage.tsx';

const template = templateOf<typeof TourListPage>('tour-list');

export default definePageType({
  name: 'tour-list',
  paths: { '/tours/': 'Tours' },
  routes: (context) => {
    const { list, row } = entriesOf(tour, context);
    const title = 'Guided tours';
    return [
      {
        path: '/tours/',
        status: 200,
        head: () => makeHead(context, { path: '/tours/', title, description: 'Walks with our guides' }),
        template,
        props: () => ({
          title,
          nodes: [],
          tours: list.all().map((place) => ({ label: row(place).title, href: context.pathOf(place) })),
        }),
      },
    ];
  },
});
`,
  'sections/tour-call.ts': `import { defineSection, fields } from 'boardwalk';

const { object, requiredText } = fields;

export default defineSection({
  settings: object({ words: requiredText }),
  fill: ({ words }) => ({ words }),
});
`,
  'blocks/separator.ts': `import { defineBlock, hasClass } from 'boardwalk';

export default defineBlock({
  className: 'wp-block-separator',
  read: (element) => ({ isWide: hasClass(element, 'is-style-wide') }),
});
`,
  'templates/pages/TourPage.tsx': `import type { ReactNode } from 'react';
import { Island } from '../components/Island.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Island as CopyLink } from '../islands/CopyLink.tsx';
import type { StandardPageProps } from './StandardPage.tsx';

export interface TourPageProps extends StandardPageProps {
  readonly guide: string;
  readonly minutes: number;
}

/** A guided tour: what one sees, and who leads it. */
export function TourPage({ guide, minutes, ...page }: TourPageProps): ReactNode {
  return (
    <PageFrame {...page} kicker="Guided tour">
      <p>With {guide}, {minutes} minutes</p>
      <Island name="copy-link" id="copy-link" when="interaction" component={CopyLink} props={{ label: 'Copy the link' }} />
    </PageFrame>
  );
}
`,
  'templates/pages/TourListPage.tsx': `import type { ReactNode } from 'react';
import { useEnhancement } from '../components/use-enhancement.ts';
import { PageFrame } from '../components/PageFrame.tsx';
import type { StandardPageProps } from './StandardPage.tsx';

export interface TourListPageProps extends StandardPageProps {
  readonly tours: readonly { readonly label: string; readonly href: string }[];
}

export function TourListPage({ tours, ...page }: TourListPageProps): ReactNode {
  return (
    <PageFrame {...page} kicker="On foot">
      <ul {...useEnhancement('own/count', 'visible')}>
        {tours.map(({ label, href }) => <li key={href}><a href={href}>{label}</a></li>)}
      </ul>
    </PageFrame>
  );
}
`,
  'templates/sections/TourCall.tsx': `import type { ReactNode } from 'react';

export function TourCall({ words }: { readonly words: string }): ReactNode {
  return <aside className="tour-call">{words}</aside>;
}
`,
  'templates/blocks/Separator.tsx': `import type { ReactNode } from 'react';

export function Separator({ isWide }: { readonly isWide: boolean }): ReactNode {
  return <hr data-width={isWide ? 'wide' : 'short'} />;
}
`,
  'templates/islands/CopyLink.tsx': `import { type ReactNode, useState } from 'react';

export interface CopyLinkProps {
  readonly label: string;
}

declare module 'boardwalk/templates/islands/index.ts' {
  interface Islands {
    readonly 'copy-link': CopyLinkProps;
  }
}

/** Copies the address of the page. */
export function Island({ label }: CopyLinkProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return <button type="button" onClick={copy}>{isCopied ? 'Copied' : label}</button>;
}
`,
  'templates/enhancements/count.ts': `/** Tells how many tours there are. */
export function start(element: HTMLElement): undefined {
  element.dataset.count = String(element.children.length);
}
`,
};
