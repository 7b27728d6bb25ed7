import { pluginsOf } from '../../graphql/plugins.ts';
import { type Finding, good, weak } from './finding.ts';

/** Tells which optional plugins the endpoint has, from the fields that it does not know. */
export function pluginFindings(unknown: ReadonlySet<string>): readonly Finding[] {
  const { seo, redirects, pier } = pluginsOf(unknown);
  return [
    seo
      ? good('Add WPGraphQL SEO is there: titles and descriptions for search engines are used.')
      : weak(
          'Add WPGraphQL SEO is missing: titles and descriptions come from the entries themselves.',
          'Install Yoast SEO and Add WPGraphQL SEO, if your editors write texts for search engines.',
        ),
    redirects || (pier && !unknown.has('RootQuery.boardwalk.redirects'))
      ? good('Redirects of the CMS are read.')
      : weak(
          'The CMS offers no redirects.',
          'Install the plugin wordpress/boardwalk, which keeps former addresses, or list them in the setting "redirects".',
        ),
  ];
}
