import type { DemoRedirect } from '../store-types.ts';

/** The redirects that editors keep in the SEO plugin. */
export const demoRedirects: readonly DemoRedirect[] = [
  // A renamed slug: the post of the 22 horses once had a working title.
  { origin: 'news/horses-wip', target: 'news/the-twenty-two-are-home/', type: 301, format: 'plain' },
  { origin: 'parking', target: 'visit/#parking', type: 301, format: 'plain' },
  { origin: 'tickets', target: 'https://tickets.example.com/halyard-pier', type: 302, format: 'plain' },
  { origin: 'wedding-fair-2019', target: '', type: 410, format: 'plain' },
  { origin: '^blog/(.*)$', target: '/news/$1', type: 301, format: 'regex' },
];
