import type { TemplateName } from '../../templates/pages/index.ts';
import type { renderPage } from '../../templates/render.tsx';
import { mapValues } from '../map-values.ts';
import { type ClientBundle, openClientBundler } from './bundle-client.ts';
import { openTemplateBundler, type TemplateBundle, type TemplateOptions } from './bundle-templates.ts';
import { hashTemplates } from './template-hashes.ts';

/** What the templates' bundle gives. */
export type Render = typeof renderPage;

/** All that is made from the project's own code. */
export interface Bundles {
  readonly templates: TemplateBundle;
  readonly assets: ClientBundle;
  readonly render: Render;
  /** By template: equal hash, equal html from equal props. */
  readonly templateHashes: Readonly<Record<TemplateName, string>>;
}

/** Bundles as often as asked, each time only what changed. */
export interface Bundler {
  readonly bundle: () => Promise<Bundles>;
  readonly close: () => Promise<void>;
}

/** Bundles the templates for the generator, and what the browser loads. Throws BuildError `render`. */
export async function openBundler({ root }: TemplateOptions): Promise<Bundler> {
  const templateBundler = await openTemplateBundler({ root });
  const clientBundler = openClientBundler(root);
  return {
    bundle: async () => {
      const templates = await templateBundler.bundle();
      const [assets, templateHashes] = await Promise.all([
        clientBundler.bundle(templates),
        hashTemplates({
          root,
          metafile: templates.metafile,
          files: mapValues(
            templates.module.componentNames,
            (component) => `templates/pages/${component}.tsx`,
          ),
          commonHash: templates.reactHash,
          bundleHash: templates.hash,
        }),
      ]);
      return { templates, assets, render: nameTemplates(templates), templateHashes };
    },
    close: async () => {
      await Promise.all([templateBundler.close(), clientBundler.close()]);
    },
  };
}

/** Renders; what a template throws names its file and line. */
function nameTemplates({ module, describeError }: TemplateBundle): Render {
  return (input) => {
    try {
      return module.renderPage(input);
    } catch (error) {
      throw new Error(describeError(error), { cause: error });
    }
  };
}
