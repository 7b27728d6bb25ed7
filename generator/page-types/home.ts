import { absolute } from '../head.ts';
import { defaultSection } from '../nodes.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

/** `/`: the front page of the CMS; where it has no sections, what is on, what there is and what is new. */
export const home: PageType = {
  name: 'home',
  routes: (context) => {
    const { content, config, organisation } = context;
    const url = absolute(config.siteUrl, '/');
    const { props, plan } = fixedPage(context, {
      path: '/',
      title: content.settings.title,
      sections: () => [
        defaultSection(
          'pier/event-grid',
          { heading: "What's on", more: { label: 'All events', url: '/event/' } },
          context,
        ),
        defaultSection('pier/experience-grid', { heading: 'Experiences' }, context),
        defaultSection(
          'pier/news-grid',
          { heading: 'News', more: { label: 'All news', url: '/news/' } },
          context,
        ),
      ],
      head: () => ({
        title: null,
        jsonLd: [
          { '@context': 'https://schema.org', '@type': 'Organization', name: organisation.name, url },
          { '@context': 'https://schema.org', '@type': 'WebSite', name: content.settings.title, url },
        ],
      }),
    });
    return [
      {
        ...plan,
        template: 'home',
        props: () => {
          const { title, nodes } = props();
          return { title, nodes };
        },
      },
    ];
  },
};
