import { type ClientBundle, openClientBundler } from '../../generator/bundle/bundle-client.ts';
import { openTemplateBundler, type TemplateBundle } from '../../generator/bundle/bundle-templates.ts';

/** Bundles the templates once, as the first build of a process does. */
export async function bundleTemplates({ root }: { readonly root: string }): Promise<TemplateBundle> {
  const bundler = await openTemplateBundler({ root });
  try {
    return await bundler.bundle();
  } finally {
    await bundler.close();
  }
}

/** Bundles the scripts and the stylesheet of the browser once. */
export async function bundleClient(root: string, templates: TemplateBundle): Promise<ClientBundle> {
  const bundler = openClientBundler({ root });
  try {
    return await bundler.bundle(templates);
  } finally {
    await bundler.close();
  }
}
