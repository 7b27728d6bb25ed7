import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from '../../config/config-error.ts';
import { loadConfigFile } from '../../config/load-config-file.ts';
import { resolveConfig } from '../../config/resolve-config.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

function problemsOf(mapping: unknown): readonly string[] {
  const file = { siteUrl: 'https://www.pier.example', mapping };
  try {
    resolveConfig({ root: projectRoot, file, fileName: 'site.config.ts', env: {}, flags: {} });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
}

const at = (rest: string) => `site.config.ts: setting "mapping.${rest}`;
const date = (place: unknown) => ({ event: { fields: { startDate: place } } });

it.each<[string, unknown, readonly string[]]>([
  [
    'another kind',
    { evnet: { fields: {} } },
    ['site.config.ts: unknown setting "mapping.evnet"; did you mean "event"?'],
  ],
  [
    'another field',
    { event: { fields: { startDat: 'start' } } },
    ['site.config.ts: unknown setting "mapping.event.fields.startDat"; did you mean "startDate"?'],
  ],
  [
    'a field with parts',
    { event: { fields: { eventDates: 'dates' } } },
    [at('event.fields.eventDates": has parts, which no path names')],
  ],
  [
    'no path',
    date({ format: 'Ymd' }),
    [at('event.fields.startDate.path": must be a path of GraphQL fields, as eventDetails.start')],
  ],
  [
    'a path that is none',
    date('event details'),
    [
      at(
        'event.fields.startDate.path": must be a path of GraphQL fields, as eventDetails.start; a step with a capital is a type',
      ),
    ],
  ],
  [
    'a type at its end',
    date('venue.Hall'),
    [at('event.fields.startDate.path": must end with a field: a step with a capital is a type')],
  ],
  [
    'an unknown letter',
    date({ path: 'a', format: 'Y-m-d e' }),
    [
      at(
        'event.fields.startDate.format": has letters that are not known of PHP\'s date(): e. A backslash before a letter keeps it as it is',
      ),
    ],
  ],
  [
    'a date without a year',
    date({ path: 'a', format: 'd.m.' }),
    [at('event.fields.startDate.format": must have year, month and day, each once, as Y-m-d H:i:s, or be U')],
  ],
  [
    'an unknown zone',
    date({ path: 'a', zone: 'Mars/Base' }),
    [at('event.fields.startDate.zone": must be a time zone, as UTC or America/New_York')],
  ],
  [
    'two zones',
    date({ path: 'a', zone: 'UTC', zoneField: 'zone' }),
    [at('event.fields.startDate": has zone and zoneField: name one')],
  ],
  [
    'a form of a time that is not named',
    date({ path: 'a', timeFormat: 'g:i a' }),
    [at('event.fields.startDate": has timeFormat without timeField')],
  ],
  [
    'two times',
    date({ path: 'a', format: 'Y-m-d H:i', timeField: 'time' }),
    [at('event.fields.startDate": has timeField and a format with hours: name one')],
  ],
  [
    'a form of what has none',
    { event: { fields: { venue: { path: 'a', format: 'Y' } } } },
    ['site.config.ts: unknown setting "mapping.event.fields.venue.format"'],
  ],
  [
    'one list for two kinds',
    { artwork: { list: 'works' }, experience: { list: 'works' } },
    [at('experience.list": "works" is the list of artwork and of experience: an entry has one kind')],
  ],
  [
    'the list of another kind',
    { event: { list: 'posts' } },
    [at('event.list": "posts" is the list of post and of event: an entry has one kind')],
  ],
  [
    'several at once',
    { event: { list: 'my events', fields: { startDate: 'a b' } }, location: { fields: { latitude: 7 } } },
    [
      at('event.list": must be a list of the CMS in GraphQL, as tribeEvents'),
      at(
        'event.fields.startDate.path": must be a path of GraphQL fields, as eventDetails.start; a step with a capital is a type',
      ),
      at('location.fields.latitude": Invalid input: expected object, received number'),
    ],
  ],
])('a mapping with %s is refused', (_, mapping, problems) => {
  expect(problemsOf(mapping)).toEqual(problems);
});

it('two mappings of one kind, as any setting that is written twice, are named with their line', async () => {
  const file = path.join(await temporaryFolder(), 'site.config.ts');
  await writeFile(
    file,
    `export default { mapping: {\n  event: { list: 'gigs' },\n  event: { list: 'tribeEvents' },\n} };\n`,
  );
  await expect(loadConfigFile({ file, name: 'site.config.ts', boardwalk: projectRoot })).rejects.toThrow(
    'site.config.ts:3: Duplicate key "event" in object literal: the last one alone would count',
  );
});
