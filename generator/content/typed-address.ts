import { dial } from './dial.ts';

/**
 * Completes an address that somebody typed into a field: one without a scheme leads to its host, a
 * mail address to a mail. Null for anything else: it would lead to a page of the site that
 * does not exist.
 */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  const [, scheme, rest = ''] = /^(https?):[/\\]*(.*)$/is.exec(text) ?? [];
  if (scheme !== undefined) return rest === '' ? null : `${scheme.toLowerCase()}://${rest}`;
  if (/^\/\/[^/]/.test(text)) return `https:${text}`;
  if (/^([/#?]|mailto:|tel:)/i.test(text)) return text;
  if (mail.test(text)) return `mailto:${text}`;
  const [, ending = ''] = host.exec(text) ?? [];
  if (ending !== '' && !files.has(ending.toLowerCase())) return `https://${text}`;
  return dial(text) ?? null;
}

const mail = /^[^\s@/:?#<>"]+@[^\s@/:?#<>"]+\.[^\s@/:?#<>"]+$/;

/** "tickets.example.org/e1", with a port, path, query or hash. */
const host =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z0-9-]+)\.?(?::\d{1,5})?(?:[/?#].*)?$/iu;

/** Endings of files, not of hosts. */
const files = new Set('html htm php asp aspx jsp pdf doc docx jpg jpeg png gif webp svg txt'.split(' '));
