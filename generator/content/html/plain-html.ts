import sanitize, { type Attributes } from 'sanitize-html';
import { allowedAttributes, allowedTags } from './html-policy.ts';
import { transforms } from './html-transforms.ts';
import { keepApart } from './keep-apart.ts';
import { type PlainToken, plainTokens } from './plain-tokens.ts';
import type { SanitiseInput } from './sanitise-html.ts';
import { voidTags, writeOut } from './write-out.ts';

/**
 * Sanitises plain html without the sanitiser, with the same result: a test over hostile input
 * compares both. Undefined, with no mark added, for html that is not plain.
 */
export function sanitisePlain(html: string, { policy, marks, context }: SanitiseInput): string | undefined {
  const allowed = allowedTags[policy];
  const tokens = tokensOf(html, allowed);
  if (tokens === undefined) return undefined;

  const { transformTags, exclusiveFilter, ...changes } = transforms({ marks, context, allowed });
  const open: { readonly tag: string; readonly attribs: Attributes; readonly from: number }[] = [];
  let written = '';
  const start = ({ value, attributes }: PlainToken): void => {
    changes.onOpenTag(value);
    const own = transformTags[value]?.(value, attributes) ?? { tagName: value, attribs: attributes };
    const { tagName: tag, attribs } = transformTags['*'](own.tagName, own.attribs);
    open.push({ tag, attribs, from: written.length });
    if (allowed.has(tag)) written += `<${tag}${writeAttributes(tag, attribs)}>`;
    if (own.text) written += escapeText(own.text);
  };
  const end = (): void => {
    changes.onCloseTag();
    const frame = open.pop();
    if (frame === undefined || !allowed.has(frame.tag)) return;
    if (exclusiveFilter(frame)) written = written.slice(0, frame.from);
    else if (!voidTags.has(frame.tag)) written += `</${frame.tag}>`;
  };
  for (const token of tokens) {
    if (token.type === 'text') written += escapeText(token.value);
    if (token.type === 'start' || token.type === 'void') start(token);
    if (token.type === 'end' || token.type === 'void') end();
  }
  return changes.hasChangedTags() ? writeOut(written) : written;
}

/** With a space where only a tag to be removed separates two words. */
function tokensOf(html: string, allowed: ReadonlySet<string>): readonly PlainToken[] | undefined {
  const tokens = plainTokens(html);
  const isAllowed = tokens?.every(({ type, value }) => type === 'text' || allowed.has(value));
  return isAllowed === false ? plainTokens(keepApart(html, allowed)) : tokens;
}

const needValues: ReadonlySet<string> = new Set(sanitize.defaults.nonBooleanAttributes);

function writeAttributes(tag: string, attributes: Attributes): string {
  let written = '';
  for (const name of Object.keys(attributes)) {
    const typed = attributes[name] ?? '';
    const values = allowedValues(tag, name);
    if (values === undefined || (typed === '' && name !== 'alt' && needValues.has(name))) continue;
    const value = values === 'any' || values.includes(typed) ? typed : '';
    written += ` ${name}`;
    if (value !== '' || name === 'alt') written += `="${escapeText(value).replaceAll('"', '&quot;')}"`;
  }
  return written;
}

/** Returns undefined for an attribute to be removed. */
function allowedValues(tag: string, name: string): 'any' | readonly string[] | undefined {
  const own = Object.hasOwn(allowedAttributes, tag) ? allowedAttributes[tag] : undefined;
  if (own?.includes(name) || allowedAttributes['*']?.includes(name)) return 'any';
  const rule = own?.find((other) => typeof other === 'object' && other.name === name);
  return typeof rule === 'object' ? rule.values : undefined;
}

function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : text;
}
