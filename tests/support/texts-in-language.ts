import { parseDocument } from 'htmlparser2';

/** A text of a page, with the language and the direction that a browser gives it. */
export interface TextInLanguage {
  readonly text: string;
  /** The element that it stands in. */
  readonly of: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

type Nodes = ReturnType<typeof parseDocument>['children'];

/** Lists every text of a page with letters. */
export function textsInLanguage(html: string): readonly TextInLanguage[] {
  return textsIn(parseDocument(html).children, { of: '', lang: '', dir: 'ltr' });
}

const silent = new Set(['script', 'style', 'desc']);

function textsIn(nodes: Nodes, around: Omit<TextInLanguage, 'text'>): readonly TextInLanguage[] {
  return nodes.flatMap((node): readonly TextInLanguage[] => {
    if ('data' in node && node.type === 'text')
      return /\p{L}/u.test(node.data) ? [{ text: node.data.replace(/\s+/g, ' ').trim(), ...around }] : [];
    if (!('attribs' in node) || silent.has(node.name)) return [];
    const { lang = around.lang, dir } = node.attribs;
    return textsIn(node.children, { of: node.name, lang, dir: dirOf(dir, node.children) ?? around.dir });
  });
}

/** `auto` follows the first strong letter, of text that has no direction of its own. */
function dirOf(dir: string | undefined, children: Nodes): 'ltr' | 'rtl' | undefined {
  if (dir !== 'auto') return dir === 'ltr' || dir === 'rtl' ? dir : undefined;
  const first = /\p{L}/u.exec(ownText(children))?.[0];
  return first !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
}

function ownText(nodes: Nodes): string {
  return nodes
    .map((node) => {
      if ('data' in node) return node.type === 'text' ? node.data : '';
      return 'attribs' in node && node.attribs.dir === undefined ? ownText(node.children) : '';
    })
    .join('');
}
