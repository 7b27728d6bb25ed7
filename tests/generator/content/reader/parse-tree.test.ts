import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { parseTree } from '../../../../generator/content/reader/parse-tree.ts';
import { isElement, type Node } from '../../../../generator/content/reader/tree.ts';

/** Words and attributes in their order, as our tree has them. */
function seenInTree(html: string): string {
  const { root } = parseTree(html, { isStructure: () => false, settle: (element) => element, losses: [] });
  const seen = (node: Node): string =>
    isElement(node)
      ? `<${node.tag} ${JSON.stringify(node.attributes)}>${node.children.map(seen).join('')}`
      : node;
  return root.children.map(seen).join('');
}

/** The same from a parser that decodes character references itself. */
function seenByParser(html: string): string {
  let seen = '';
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      seen += `<${tag} ${JSON.stringify(attributes)}>`;
    },
    ontext: (text) => {
      seen += text;
    },
  });
  parser.end(html);
  return seen;
}

const references = [
  ...['&amp;', '&ampb', '&amp=b', '&lt', '&#8217;', '&#x80;', '&#0;', '&notin;', '&notit;', '&', '&;', '&#'],
  ...['&nbsp', '&NotEqualTilde;', '&copy', '&&amp;', '&am<b>p;'],
];

it.each(references)('reads the character reference %s as the parser does, wherever it stands', (written) => {
  const html = `${written}<p title="a${written}b" class='${written}' lang=${written}>c${written}</p>d${written}`;
  const whole = `${html}<xmp>${written}</xmp><iframe src="${written}">${written}</iframe><textarea>${written}</textarea>${html}`;
  expect(seenInTree(whole)).toBe(seenByParser(whole));
});

it('reads no character reference of an attribute twice', () => {
  expect(seenInTree('<a href="?a=1&amp;lt;b" title="&amp;amp;">&amp;lt;</a>')).toBe(
    '<a {"href":"?a=1&lt;b","title":"&amp;"}>&lt;',
  );
});
