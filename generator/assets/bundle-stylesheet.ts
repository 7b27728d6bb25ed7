import { createHash } from 'node:crypto';
import { transform } from 'esbuild';
import type { OutputFile } from '../output-file.ts';
import { assetFolder, browserTargets } from './build-settings.ts';
import type { TemplateBundle } from './bundle-templates.ts';

/** The one stylesheet of the site: the templates' css, minified and lowered for the browsers we serve. */
export async function bundleStylesheet({ css }: Pick<TemplateBundle, 'css'>): Promise<OutputFile> {
  const { code } = await transform(css, {
    loader: 'css',
    minifyWhitespace: true,
    minifySyntax: true,
    target: browserTargets,
    legalComments: 'none',
    charset: 'utf8',
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { path: `${assetFolder}/site-${hash}.css`, class: 'asset', contents: code };
}
