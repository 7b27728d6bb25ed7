import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { editorStyles, makeEditorStyles } from '../../tools/editor-styles.ts';
import { projectRoot } from '../support/project-root.ts';

describe('the stylesheet of the blocks in the editor of WordPress', () => {
  let css: string;
  beforeAll(async () => {
    css = await readFile(path.join(projectRoot, editorStyles), 'utf8');
  });

  it('is as the styles of the site are: otherwise run `npm run editor-styles`', async () => {
    expect(css).toBe(await makeEditorStyles(projectRoot));
  });

  it('leaves everything alone but our blocks', () => {
    const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{}])\s*([^{}@]+)\{/g);
    const selectors = [...rules].flatMap(([, list = '']) => list.trim().split(/,\s*(?![^()]*\))/));
    expect(selectors.length).toBeGreaterThan(100);
    expect(selectors.filter((selector) => !selector.startsWith('.boardwalk-preview'))).toEqual([]);
  });
});
