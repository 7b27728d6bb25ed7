import { HtmlValidate, type Message } from 'html-validate';
import type { Finding } from './finding.ts';
import { fragmentRules, pageRules } from './html-rules.ts';
import type { BuiltSite } from './read-site.ts';

/** Validates every page, and every part of a page that is fetched by itself. */
export async function checkHtml({ pages, texts }: Pick<BuiltSite, 'pages' | 'texts'>): Promise<Finding[]> {
  const fragments = texts.filter(({ path }) => path.endsWith('.html'));
  const found = [
    ...(await validate(pages, new HtmlValidate(pageRules))),
    ...(await validate(
      fragments.map(({ path, text }) => ({ path, html: text })),
      new HtmlValidate(fragmentRules),
    )),
  ];
  return found;
}

async function validate(
  documents: readonly { readonly path: string; readonly html: string }[],
  validator: HtmlValidate,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { path, html } of documents) {
    const { results } = await validator.validateString(html, path);
    findings.push(...results.flatMap(({ messages }) => messages).map((message) => toFinding(path, message)));
  }
  return findings;
}

function toFinding(page: string, { ruleId, ruleUrl, message, selector }: Message): Finding {
  return {
    check: 'html',
    page,
    rule: ruleId,
    element: selector ?? '',
    message,
    hint: ruleUrl === undefined ? 'Fix the template that writes this element.' : `See ${ruleUrl}.`,
  };
}
