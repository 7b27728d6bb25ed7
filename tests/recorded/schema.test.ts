import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { demoKindNames, demoKinds } from '../../demo/kinds.ts';
import { languageSchema, wholeSchema } from '../../demo/schema.ts';
import { strangersIn } from '../demo/strangers-in.ts';
import { looks, ownDocuments, refusedBy } from '../support/asked-documents.ts';
import { projectRoot } from '../support/project-root.ts';
import { readRecordedSchema } from './samples.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const real = [readRecordedSchema(), likeExperience('Space'), likeExperience('Job')].join('\n');
// The plugin of the recorded site named its types of content without a prefix.
const types = demoKindNames.map((kind) => demoKinds[kind].postType.toUpperCase());
const renamed = `extend enum ContentTypeEnum { ${types.filter((name) => name.startsWith('BOARDWALK_')).join(' ')} }`;
const withPlugin = [real, read('wordpress/boardwalk.graphql'), renamed].join('\n');

it('the demo has nothing that a real server lacks', async () => {
  const demo = buildSchema(await wholeSchema(path.join(projectRoot, 'demo')));
  expect(strangersIn(demo, buildSchema(withPlugin, { assumeValid: true }))).toEqual([]);
});

it('a crawl asks for nothing that a real server lacks', () => {
  const whole = [withPlugin, languageSchema('Polylang'), languageSchema('WPML')].join('\n');
  expect(refusedBy(buildSchema(whole), ownDocuments())).toEqual([]);
});

it('a look for new edits asks for nothing that a real server without our plugin lacks', () => {
  expect(refusedBy(buildSchema(real), looks())).toEqual([]);
});

/** Writes a kind that the plugin of the recorded site had not yet as its experiences are. */
function likeExperience(name: string): string {
  const { definitions } = parse(readRecordedSchema());
  const written = definitions.flatMap((definition) => {
    if (definition.kind === 'ObjectTypeDefinition' && definition.name.value === 'RootQuery') {
      const fields = (definition.fields ?? []).filter((field) => /^experiences?$/.test(field.name.value));
      return [`extend type RootQuery {\n${fields.map(print).join('\n')}\n}`];
    }
    return 'name' in definition && definition.name?.value.includes('Experience') ? [print(definition)] : [];
  });
  return written.join('\n').replaceAll('Experience', name).replaceAll('experience', name.toLowerCase());
}
