import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { defaultLanguage, findLanguage } from '../../words/languages.ts';
import type { Bundles } from '../bundle/open-bundler.ts';
import { hostsToHide } from '../checks/check-file.ts';
import { listPrivateTexts, type PrivateTextInput } from '../checks/private-texts.ts';
import type { Settings } from '../content/content.ts';
import type { FetchedMedia } from '../media/assign-media-paths.ts';
import { makeLayout } from '../routes/layout.ts';
import type { SiteRoutes } from '../routes/site-routes.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { formAddresses } from './form-sources.ts';
import type { RenderContext } from './render-batch.ts';
import { renderLimitMs } from './time-limit.ts';

interface RenderParts {
  readonly bundles: Pick<Bundles, 'render' | 'assets'>;
  readonly contentAndMedia: {
    readonly cmsHosts: readonly string[];
    readonly media: Pick<FetchedMedia, 'linkedHosts'>;
  };
  readonly siteRoutes: () => Pick<SiteRoutes, 'context'>;
}

interface RenderSettings {
  readonly config: ResolvedConfig;
  readonly source: Pick<PrivateTextInput, 'authorization' | 'reportAuthorization'>;
}

/**
 * Makes what all pages of a build are rendered with: the templates, and what surrounds every page
 * alike.
 */
export function makeRenderContext(
  { bundles, contentAndMedia, siteRoutes }: RenderParts,
  { config, source }: RenderSettings,
): RenderContext {
  const { context } = siteRoutes();
  const { cmsHosts, media } = contentAndMedia;
  const hidden = hostsToHide(cmsHosts, { siteUrl: config.siteUrl, linked: media.linkedHosts });
  return {
    render: bundles.render,
    document: {
      ...documentLanguages(context.content.settings),
      layout: makeLayout(context)(''),
      assets: bundles.assets.urls,
      policy: contentSecurityPolicy(config),
    },
    cmsHosts: hidden,
    formAddresses: formAddresses(config.forms).filter((address) =>
      hidden.some((host) => address.includes(host)),
    ),
    privateTexts: listPrivateTexts({ ...source, config }),
    limitMs: renderLimitMs,
  };
}

/** The language of a site without words of Boardwalk's is that of its content alone. */
function documentLanguages({
  language,
}: Settings): Pick<RenderContext['document'], 'language' | 'contentLanguage'> {
  if (findLanguage(language) !== undefined) return { language };
  return { language: defaultLanguage, contentLanguage: language };
}
