import { createHash } from 'node:crypto';
import { transform } from 'esbuild';
import type { OutputFile } from '../publish/output-file.ts';
import { assetFolder, browserTargets } from './build-settings.ts';
import type { TemplateBundle } from './bundle-templates.ts';

type Css = Pick<TemplateBundle, 'css'>;

/**
 * Makes the stylesheet of the site repeatedly, and returns the same file for the same css: most
 * edits of a template do not change it.
 */
export function openStylesheetBundler(): (templates: Css) => Promise<OutputFile> {
  let last: { readonly css: string; readonly file: OutputFile } | undefined;
  return async ({ css }) => {
    if (last?.css !== css) last = { css, file: await bundleStylesheet(css) };
    return last.file;
  };
}

/** Minifies the templates' css and lowers it for the supported browsers. */
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
