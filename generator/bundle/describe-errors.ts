import { SourceMap } from 'node:module';
import { once } from '../dependencies/once.ts';

/** The name of the template bundle in stack traces. */
export const bundleName = 'template-bundle.cjs';

/**
 * Formats an error's message after the place in a template: "templates/pages/HomePage.tsx:12:5: x
 * is undefined".
 */
export type DescribeError = (error: unknown) => string;

/** `sourceMap` is the bundle's, as JSON, parsed at the first error. */
export function describeErrors(sourceMap: string): DescribeError {
  const readMap = once(() => new SourceMap(JSON.parse(sourceMap)));
  return (error) => {
    if (!(error instanceof Error)) return String(error);
    const place = placesOf(error, readMap()).find((file) => !file.includes('node_modules/'));
    return place === undefined ? error.message : `${place}: ${error.message}`;
  };
}

const frame = /\btemplate-bundle\.cjs:(\d+):(\d+)/g;

/** Innermost first. */
function placesOf({ stack = '' }: Error, map: SourceMap): readonly string[] {
  return [...stack.matchAll(frame)].flatMap(([, line, column]) => {
    const origin = map.findOrigin(Number(line), Number(column));
    return 'fileName' in origin ? [`${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`] : [];
  });
}
