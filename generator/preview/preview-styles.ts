import type { ColourModes } from '../../config/brand/colours.ts';
import { readableOn } from '../../config/brand/contrast.ts';

/**
 * The styles of the bar and of messages. They are served by the preview server alone, and are no
 * part of the stylesheet of the site.
 */
export function previewStyles({ light, dark }: ColourModes): string {
  const link = readableOn(light.accent, paper.light);
  const darkLink = readableOn(dark.accent, paper.dark);
  return `
:root { --preview-paper: ${paper.light}; --preview-ink: #1f1a10; --preview-link: ${link}; --preview-edge: #b97708; --preview-stop: #9a1f10; }
@media (prefers-color-scheme: dark) {
  :root { --preview-paper: ${paper.dark}; --preview-ink: #f6ecd6; --preview-link: ${darkLink}; --preview-edge: ${dark.highlight}; --preview-stop: #ffb3a6; }
}
.boardwalk-preview {
  position: sticky; z-index: 2147483000; inset-block-end: 0; max-block-size: 45vh; overflow: auto; margin: 0; padding: .6rem 1rem;
  border-block-start: 3px solid var(--preview-edge); background: var(--preview-paper); color: var(--preview-ink);
  font: 400 1rem/1.4 system-ui, sans-serif; text-align: start; overflow-wrap: anywhere;
}
.boardwalk-preview :is(p, ul) { max-inline-size: 90rem; margin: 0 auto; color: inherit; font: inherit; }
.boardwalk-preview-facts { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; }
.boardwalk-preview-name { flex: 1 1 12rem; min-inline-size: 0; }
:is(.boardwalk-preview, .boardwalk-preview-message) a { padding-block: .2rem; color: var(--preview-link); font-weight: 600; text-decoration: underline; }
:is(.boardwalk-preview, .boardwalk-preview-message) details { max-inline-size: 90rem; margin: .4rem auto 0; }
:is(.boardwalk-preview, .boardwalk-preview-message) summary { cursor: pointer; padding-block: .2rem; font-weight: 600; }
:is(.boardwalk-preview, .boardwalk-preview-message) ul { padding-inline-start: 1.4rem; list-style: disc; }
:is(.boardwalk-preview, .boardwalk-preview-message) li { margin-block: .3rem; }
.boardwalk-preview-refused > summary { color: var(--preview-stop); }
.boardwalk-preview :focus-visible { outline: 3px solid var(--preview-link); outline-offset: 2px; }
.boardwalk-preview-message { margin: 0; padding: 12vh 1.5rem; background: var(--preview-paper); color: var(--preview-ink); font: 400 1.125rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
.boardwalk-preview-message main { max-inline-size: 40rem; margin: auto; }
.boardwalk-preview-message h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
@media print { .boardwalk-preview { display: none; } }
`.trimStart();
}

/** The colour of a note: it is no part of the site. */
const paper = { light: '#fff4d9', dark: '#2b2311' };

/** Addresses of the preview server itself. The site has no page there: slugs of WordPress begin with a letter or digit. */
export const previewPaths = { styles: '/_preview/preview.css' } as const;
