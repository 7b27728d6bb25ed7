import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { TemplateBundle } from '../../../generator/bundle/bundle-templates.ts';
import { once } from '../../../generator/dependencies/once.ts';
import { bundleTemplates } from '../../support/bundle-once.ts';
import { writeFiles } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';

/** Templates that do what a page's title says; any other title is shown. */
const notice = `import { Suspense, use } from 'react';
import { isMainThread } from 'node:worker_threads';
import { Island } from './Island.tsx';

export function Notice({ title }) {
  if (title === 'throws') throw new Error('no words');
  if (title === 'never ends') for (;;);
  if (title === 'takes 200 ms') for (const end = Date.now() + 200; Date.now() < end; );
  if (title === 'ends its thread' && !isMainThread) process.exit(3);
  if (title === 'throws a text') throw 'no error at all';
  if (title === 'throws in Suspense') return <Suspense fallback="…"><Frame><Broken /></Frame></Suspense>;
  if (title === 'waits') return <Frame><Waiting /></Frame>;
  if (title === 'waits in Suspense') return <Suspense fallback="…"><Waiting /></Suspense>;
  if (title === 'throws a promise') return <Suspense fallback="…"><Promising /></Suspense>;
  if (title === 'has a broken island') return <Island />;
  return <p>{title}</p>;
}

const Frame = ({ children }) => <div>{children}</div>;

function Broken() {
  throw new Error('out of paper');
}

function Waiting() {
  return use(Promise.resolve('late'));
}

function Promising() {
  throw new Promise(() => undefined);
}
`;

const island = `import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';

function Drawing() {
  throw new Error('no pencil');
}

export function Island() {
  const html = renderToString(<Suspense fallback="…"><Drawing /></Suspense>);
  return <div data-island="pier-map" dangerouslySetInnerHTML={{ __html: html }} />;
}
`;

const render = `import { renderToString } from 'react-dom/server';
import { Notice } from './Notice.tsx';

export const renderPage = (input) => '<!doctype html>' + renderToString(<Page {...input} />) + '\\n';
export const Page = ({ call, document }) => (
  <html lang={document.language}>
    <body data-path={document.layout.path}>
      <Notice title={call.props.title} />
    </body>
  </html>
);
`;

/** The place in "templates/Notice.tsx:6:34" of a text there. */
export function placeIn(text: string): string {
  const before = notice.slice(0, notice.indexOf(text));
  const lines = before.split('\n');
  return `templates/Notice.tsx:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Bundled once for all tests of a file. */
export const bundleFailingTemplates = once(async (): Promise<TemplateBundle> => {
  const root = await makeTemporaryFolder();
  try {
    const findFailures = await readFile(path.join(projectRoot, 'templates', 'find-failures.tsx'), 'utf8');
    await writeFiles(root, {
      'templates/render.tsx': render,
      'templates/render-popup.tsx': 'export const renderPopup = () => null;',
      'templates/find-failures.tsx': findFailures,
      'templates/component-names.ts': '',
      'templates/Notice.tsx': notice,
      'templates/Island.tsx': island,
    });
    await symlink(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
    return await bundleTemplates({ root });
  } finally {
    await removeFolder(root);
  }
});
