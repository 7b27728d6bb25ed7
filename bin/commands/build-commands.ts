// The commands that read the content of a site, in one chunk of the bundle: the chunks of a command
// are opened at the same time, and a process may be allowed few open files.
export { checkCms } from './check.ts';
export { crawl } from './crawl.ts';
export { generate } from './generate.ts';
export { preview } from './preview.ts';
export { mergeReports } from './report-merge.ts';
export { work } from './work.ts';
