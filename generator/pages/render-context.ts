import { hostsToHide } from '../checks/host-leaks.ts';
import { listPrivateTexts } from '../checks/private-texts.ts';
import { contentSecurityPolicy } from '../files/content-security-policy.ts';
import type { BuildParts } from '../fill-stage.ts';
import { makeLayout } from '../routes/layout.ts';
import type { Site } from '../site/site.ts';
import type { RenderKit } from './render-batch.ts';
import { renderLimitMs } from './time-limit.ts';

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
