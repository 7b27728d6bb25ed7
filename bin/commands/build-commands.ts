// The commands that build a site or a part of it, in one chunk of the bundle: the chunks of a command
// are opened at the same time, and a process may be allowed few open files.
export { crawl } from './crawl.ts';
export { generate } from './generate.ts';
export { mergeReports } from './report-merge.ts';
export { work } from './work.ts';
