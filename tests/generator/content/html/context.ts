import { type EntryContext, entryContext } from '../../../../generator/content/html/context.ts';
import { cmsHosts } from '../../../../generator/content/html/links.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';

export const hosts = cmsHosts(['https://cms.example.org', 'http://127.0.0.1:8080/graphql']);

/** The context of a news post at /news/tides/, whose warnings are kept. */
export function testContext(): EntryContext & { readonly warnings: Problem[] } {
  const warnings: Problem[] = [];
  const entry = { kind: 'post', id: 7, title: 'Tides', uri: '/news/tides/' };
  return {
    ...entryContext(entry, {
      hosts,
      timeZone: 'America/New_York',
      warn: (problem) => warnings.push(problem),
    }),
    warnings,
  };
}
