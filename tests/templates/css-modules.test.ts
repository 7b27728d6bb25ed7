import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import { brandCss } from '../../generator/bundle/brand-css.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the css modules', () => {
  it('have a base name each of their own, for the class names are made from it', async () => {
    const names = (await list('.module.css')).map((file) => path.basename(file));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('hold every class that a template names', async () => {
    const missing: string[] = [];
    for (const file of await list('.ts', '.tsx')) {
      const source = await readFile(path.join(root, file), 'utf8');
      for (const [, name = '', module = ''] of source.matchAll(/import (\w+) from '(.+\.module\.css)'/g)) {
        const css = await readFile(path.join(root, path.dirname(file), module), 'utf8');
        for (const [, used] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
          if (!new RegExp(`\\.${used}\\b`).test(css)) missing.push(`${file}: ${used}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  it('underline in a way that WebKit knows: it takes no colour or thickness in the shorthand', async () => {
    const wrong: string[] = [];
    for (const file of await list('.css')) {
      const css = await readFile(path.join(root, file), 'utf8');
      for (const [declaration] of css.matchAll(/text-decoration:\s*\w+\s[^;]+;/g))
        wrong.push(`${file}: ${declaration}`);
    }
    expect(wrong).toEqual([]);
  });

  // So a sweep over all pages in light (tests/browser/every-kind-of-page.test.ts) holds for dark as well.
  it('change nothing but colours, their brightness and shadows where it is dark: no box moves', async () => {
    const declarations: string[] = [];
    const written = await Promise.all(
      (await list('.css')).map((file) => readFile(path.join(root, file), 'utf8')),
    );
    for (const text of [...written, ...Object.values(brandCss(defaultBrand))]) {
      const css = text.replace(/\/\*.*?\*\//gs, '');
      for (const [, block = ''] of css.matchAll(/@media[^{]*prefers-color-scheme[^{]*\{(.*?)\n\}/gs))
        declarations.push(...(block.match(/[\w-]+\s*:[^;{}]+;/g) ?? []));
    }
    expect(declarations.length).toBeGreaterThan(10);
    const colour =
      /^(--[\w-]+: (#[0-9a-f]{3,8}|rgb\([^)]+\)|var\(--[\w-]+\));|--shadow:.*|color-scheme:.*|filter: brightness\([\d.]+\);)$/;
    expect(declarations.filter((declaration) => !colour.test(declaration))).toEqual([]);
  });

  it('are each named by a template', async () => {
    const sources = await Promise.all(
      (await list('.ts', '.tsx')).map((file) => readFile(path.join(root, file), 'utf8')),
    );
    const modules = await list('.module.css');
    const unused = modules.filter(
      (file) => !sources.some((source) => source.includes(`/${path.basename(file)}'`)),
    );
    expect(unused).toEqual([]);
  });
});

/** The files of the templates with one of these endings, relative to the project. */
async function list(...endings: readonly string[]): Promise<string[]> {
  const files = await readdir(path.join(root, 'templates'), { recursive: true });
  return files
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => path.join('templates', file));
}
