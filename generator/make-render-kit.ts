import type { BuildParts } from './fill-stage.ts';
import { listPrivateTexts } from './gates/private-texts.ts';
import { hostsToHide } from './host-leaks.ts';
import { makeLayout } from './layout.ts';
import { contentSecurityPolicy } from './output/content-security-policy.ts';
import type { RenderKit } from './render/render-batch.ts';
import { renderLimitMs } from './render/time-limit.ts';
import type { Site } from './site.ts';

/** Makes what all pages of a build are rendered with: the templates, and what surrounds every page alike. */
export function makeRenderKit(
  { bundles, gathered, plan }: BuildParts,
  { config, source }: Pick<Site, 'config' | 'source'>,
): RenderKit {
  const { context } = plan();
  const { cmsHosts, media } = gathered;
  const hidden = hostsToHide(cmsHosts, { siteUrl: config.siteUrl, linked: media.linkedHosts });
  return {
    render: bundles.render,
    document: {
      language: context.content.settings.language,
      layout: makeLayout(context)(''),
      assets: bundles.assets.urls,
      policy: contentSecurityPolicy(config),
    },
    cmsHosts: hidden,
    privateTexts: listPrivateTexts({ config, authorization: source.authorization }),
    limitMs: renderLimitMs,
  };
}
