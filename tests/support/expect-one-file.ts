import { expect } from 'vitest';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { addressesOf } from './html-words.ts';

/** Expects valid html of a report: without foreign parts, script and styles of texts, with links into the web only. */
export async function expectOneFile(html: string): Promise<void> {
  const pages = [{ path: '/report.html', kind: 'report', html }];
  expect(await checkHtml({ pages, texts: [] })).toEqual([]);
  expect(html.match(/<(script|img|link|iframe|object|form|base)\b/gi)).toBeNull();
  expect(html.match(/<[a-z][^<>]* (?:style|on[a-z]+)=/gi)).toBeNull();
  expect(html.match(/<(meta|style|main|h1)\b/g)).toHaveLength(9);
  for (const to of addressesOf(html)) expect(to).toMatch(/^(https?:\/\/|#(problems|warnings)$)/);
}
