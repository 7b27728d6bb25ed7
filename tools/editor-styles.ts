import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { defaultBrand } from '../config/brand/default-brand.ts';
import { brandModules } from '../generator/bundle/brand-modules.ts';
import { browserTargets } from '../generator/bundle/build-settings.ts';
import { replaceModules } from '../generator/bundle/site-modules.ts';

export const editorStyles = 'wordpress/boardwalk/assets/blocks.css';

/** The styles of the sections and of what they are made of, in the order of the site's stylesheet. */
const sources = [
  'styles/brand',
  'styles/tokens',
  'styles/base',
  'styles/prose',
  'components/Section.module',
  'components/ActionLink.module',
  'components/HeroBanner.module',
  'components/Pressable.module',
  'components/Card.module',
  'components/Tile.module',
  'components/DateBadge.module',
  'components/FigureList.module',
  'components/HoursTable.module',
  'charts/Charts.module',
  'islands/ClickToLoad.module',
  'islands/PierMap.module',
  'islands/Slideshow.module',
  'sections/AccessGuide.module',
  'sections/FreeSpaces.module',
  'sections/LeasingStatistics.module',
  'sections/Parking.module',
  'sections/PlanSection.module',
  'sections/PressKit.module',
  'sections/Schedule.module',
  'sections/Sustainability.module',
  'sections/Team.module',
  'sections/Timeline.module',
  'sections/VideoFeature.module',
];

/** The box of a block in the editor (wordpress/boardwalk/includes/blocks/preview). */
const box = '.boardwalk-preview';

const introduction = '/* Made from the styles of the site (templates/) by `npm run editor-styles`. */\n';

/** Makes the stylesheet of the blocks in the editor of WordPress. `root` is the project's folder. */
export async function makeEditorStyles(root: string): Promise<string> {
  const imports = sources.map((name) => `@import "./templates/${name}.css";`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: root, loader: 'css' },
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    plugins: [...replaceModules(root, new Map(brandModules(defaultBrand)))],
    write: false,
    minifyWhitespace: true,
    logLevel: 'silent',
  });
  const css = outputFiles[0]?.text ?? '';
  const { code } = await transform(`${box}{${inBox(css)}}`, { loader: 'css', target: browserTargets });
  return introduction + code;
}

/** Puts the rules of whole pages into the box; the editor is light, and never on paper. */
function inBox(css: string): string {
  return css
    .replaceAll(/@media ?(?:print|\(prefers-color-scheme: ?dark\))\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replaceAll(/(?<=^|\}|\{):root(?=\{)/g, '&')
    .replaceAll(/(?<=^|\})body(?=\{)/g, '&')
    .replaceAll('color-scheme:light dark', 'color-scheme:light')
    .replaceAll('min-height:100dvh;', '')
    .replaceAll(/(?<=\})html\{[^{}]*\}/g, '');
}

export async function main(root: string): Promise<void> {
  await writeFile(path.join(root, editorStyles), await makeEditorStyles(root));
}
