/** A project with one page, two css modules, one island with css of its own, and the browser's entries. */
export const smallProject = {
  'templates/render.tsx': `
import { renderToString } from 'react-dom/server';
import '@fontsource-variable/figtree';
import './styles/base.css';
import styles from './pages/Label.module.css';
import { Card } from './sections/Card.tsx';
import { PierMap } from './islands/PierMap.tsx';
export const renderPage = () => renderToString(<p className={styles.title}><Card /><PierMap /></p>);
`,
  'templates/render-popup.tsx': 'export const renderPopup = () => null;',
  'templates/find-failures.tsx': 'export const findFailures = async () => [];',
  'templates/component-names.ts':
    'export const componentNames = {}; export const blockNames = {}; export const ourNames = {};',
  'templates/styles/base.css': 'body { & p { color: red; } }',
  'templates/pages/Label.module.css': '.title { color: green; }',
  'templates/sections/Card.tsx': `
import styles from './Card.module.css';
export const Card = () => <b className={styles.title}>card</b>;
`,
  'templates/sections/Card.module.css': '.title { color: blue; }',
  'templates/islands/PierMap.tsx': `
import 'leaflet/dist/leaflet.css';
import { useEffect } from 'react';
import { Card } from '../sections/Card.tsx';
import { grow } from './grow.ts';
export function PierMap() {
  useEffect(() => { import('leaflet').then(grow); }, []);
  return <Card />;
}
`,
  'templates/islands/grow.ts': 'export const grow = (leaflet: object) => Object.keys(leaflet).length;',
  'client-runtime/main.ts': "document.title = 'runtime';",
  'client-runtime/hydrate.ts': `
import { hydrateRoot } from 'react-dom/client';
export const hydrate = async (root: Element, url: string) => hydrateRoot(root, (await import(url)).default);
`,
};
