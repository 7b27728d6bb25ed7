import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as z from 'zod';
import { projectRoot } from './project-root.ts';

const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true, validateFormats: false });
const reportSchema = readSchema('report.schema.json');
const isReport = ajv.compile(reportSchema);
// Its problems are those of the report of a build.
const isShardReport = ajv
  .addSchema(reportSchema, 'report.schema.json')
  .compile(readSchema('shard-report.schema.json'));
const isJoinedReport = ajv.compile(readSchema('joined-report.schema.json'));

/** Validates a report of a build with the published schema; empty when it is valid. */
export function faultsOfReport(report: unknown): readonly string[] {
  return faultsBy(isReport, report);
}

/** Does the same for the report of a shard. */
export function faultsOfShardReport(report: unknown): readonly string[] {
  return faultsBy(isShardReport, report);
}

/** Does the same for the report of all shards. */
export function faultsOfJoinedReport(report: unknown): readonly string[] {
  return faultsBy(isJoinedReport, report);
}

function readSchema(name: string): AnySchemaObject {
  return JSON.parse(readFileSync(path.join(projectRoot, 'docs', name), 'utf8'));
}

function faultsBy(isValid: ValidateFunction, report: unknown): readonly string[] {
  // As it is written: its long lists are made on reading.
  return isValid(JSON.parse(JSON.stringify(report)))
    ? []
    : (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const text = z.object({ '#text': z.string().default('') }).or(z.string());
const count = z.coerce.number().int().min(0);
const failure = z.strictObject({ '@message': z.string().min(1), '#text': z.string() });
const testCase = z.strictObject({
  '@classname': z.string().regex(/^boardwalk\.\w+$/),
  '@name': z.string().min(1),
  failure: failure.optional(),
  skipped: z.strictObject({ '@message': z.string() }).optional(),
  'system-out': text.optional(),
});
const figures = { '@tests': count, '@failures': count, '@errors': count, '@skipped': count };
const document = z.strictObject({
  testsuites: z.strictObject({
    '@name': z.literal('boardwalk'),
    '@time': z.string().regex(/^\d+\.\d{3}$/),
    ...figures,
    testsuite: z.array(
      z.strictObject({ '@name': z.string(), ...figures, testcase: z.array(testCase).min(1) }),
    ),
  }),
});

/** The shape of the JUnit xml that the README promises. Throws for xml that is not well-formed or of another shape. */
export function parseJunit(xml: string) {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new Error(validity.err.msg);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    ignoreDeclaration: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    isArray: (name) => name === 'testsuite' || name === 'testcase',
  });
  const parsed: unknown = parser.parse(xml);
  return document.parse(withoutBlanks(parsed)).testsuites;
}

/** Removes white space between tags. */
function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name, item]) => name !== '#text' || String(item).trim() !== '');
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutBlanks(item)]));
}
