import { describe, expect, it } from 'vitest';
import { nothingStale } from '../../../generator/rebuild/stale.ts';
import { classifyFile, classifyFiles } from '../../../generator/watch/classify-file.ts';

const project = {
  root: '/pier',
  site: '/elsewhere',
  configFiles: ['/elsewhere/site.config.ts', '/elsewhere/hours/summer.ts'],
};
const templates = { action: 'rebuild', stale: { ...nothingStale, templates: true, client: true } };
const client = { action: 'rebuild', stale: { ...nothingStale, client: true } };
const files = { action: 'rebuild', stale: { ...nothingStale, files: true } };
const restart = { action: 'restart' };
const ignore = { action: 'ignore' };

describe('a changed file', () => {
  it.each([
    ['/pier/templates/pages/HomePage.tsx', templates],
    ['/pier/templates/components/Card.module.css', templates],
    ['/pier/templates/islands/pier.svg', templates],
    ['/pier/client-runtime/main.ts', client],
    ['/pier/client-runtime/words/text-language.ts', restart],
    ['/pier/client-runtime/search/words/fold-words.ts', restart],
    ['/pier/config/site.config.ts', restart],
    ['/elsewhere/site.config.ts', restart],
    ['/elsewhere/public/.well-known/security.txt', files],
    ['/elsewhere/public/.htaccess', files],
    ['/elsewhere/templates/pages/EventPage.tsx', templates],
    ['/elsewhere/templates/pages/.EventPage.tsx.swp', ignore],
    ['/elsewhere/brand/mark.svg', restart],
    ['/elsewhere/kinds/tour.ts', restart],
    ['/elsewhere/lib/prices/list.mts', restart],
    ['/elsewhere/lib/data.json', restart],
    ['/elsewhere/lib/.data.json.swp', ignore],
    ['/elsewhere/brand/fonts/own.woff2', restart],
    ['/elsewhere/brand/.mark.svg.swp', ignore],
    ['/elsewhere/brand/sketch.psd', ignore],
    ['/pier/public/robots.txt', ignore],
    ['/elsewhere/hours/summer.ts', restart],
    ['/elsewhere/hours/winter.ts', ignore],
    ['/pier/generator/build.ts', restart],
    ['/pier/generator/content/queries/post.graphql', restart],
    ['/pier/bin/boardwalk.mjs', restart],
    ['/pier/demo/content/events.ts', restart],
    ['/pier/demo/pictures/pier.jpg', ignore],
    ['/pier/dist/index.html', ignore],
    ['/pier/tests/build.test.ts', ignore],
    ['/templates/other.tsx', ignore],
  ])('decides what is done: %s', (file, change) => expect(classifyFile(file, project)).toEqual(change));

  it.each([
    '.HomePage.tsx.swp',
    '.#HomePage.tsx',
    '4913',
    'HomePage.tsx~',
    '#HomePage.tsx#',
    'HomePage.tsx.tmp.17',
  ])('is ignored when an editor leaves it while it saves: %s', (name) => {
    for (const folder of ['/pier/templates/pages', '/elsewhere/public'])
      expect(classifyFile(`${folder}/${name}`, project), folder).toEqual(ignore);
  });

  it('adds to what the others make stale', () => {
    expect(classifyFiles(['/pier/client-runtime/main.ts', '/pier/README.md'], project)).toEqual({
      stale: client.stale,
      isRestart: false,
    });
    expect(classifyFiles(['/pier/templates/Layout.tsx', '/pier/bin/cli.ts'], project)).toEqual({
      stale: templates.stale,
      isRestart: true,
    });
  });
});
