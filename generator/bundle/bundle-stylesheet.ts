import { createHash } from 'node:crypto';
import { transform } from 'esbuild';
import type { OutputFile } from '../publish/output-file.ts';
import { assetFolder, browserTargets } from './build-settings.ts';
import type { TemplateBundle } from './bundle-templates.ts';

type Css = Pick<TemplateBundle, 'css'>;

/**
 * Makes the one stylesheet of the site as often as asked, and gives the same file again for the same css: most edits of a
 * template leave it alone.
 */
export function openStylesheetBundler(): (templates: Css) => Promise<OutputFile> {
  let last: { readonly css: string; readonly file: OutputFile } | undefined;
  return async ({ css }) => {
    if (last?.css !== css) last = { css, file: await bundleStylesheet(css) };
    return last.file;
  };
}

/** The templates' css, minified and lowered for the browsers we serve. */
async function bundleStylesheet(css: string): Promise<OutputFile> {
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
