import { bundleClient, type ClientBundle } from './bundle-client.ts';
import { bundleTemplates, type TemplateBundle, type TemplateOptions } from './bundle-templates.ts';

/** The templates for the generator, and what the browser loads: bundled once. Throws BuildError `render`. */
export async function bundleAssets(
  options: TemplateOptions,
): Promise<{ readonly templates: TemplateBundle; readonly assets: ClientBundle }> {
  const templates = await bundleTemplates(options);
  return { templates, assets: await bundleClient(options.root, templates) };
}
