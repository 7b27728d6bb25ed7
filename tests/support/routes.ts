import type { Route } from '../../generator/routes/route.ts';

/** A route at a path that shows the error template: the smallest there is. */
export function makeErrorRoute(path: string): Route {
  return {
    path,
    status: 200,
    head: () => ({
      title: 'Title',
      canonical: `https://www.halyardpier.example${path}`,
      openGraph: { type: 'website' },
      jsonLd: [],
    }),
    template: 'error',
    props: () => ({ status: 404, message: 'Message' }),
  };
}
