/** A tag, a text or a comment, as our templates and writers write them, or one other character. */
const token =
  /<!--([^<>]*?)-->|<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z][a-zA-Z-]*(?:="(?:[^"<>&]|&(?:amp|lt|gt|quot|#x27);)*")?)*)\/?>|((?:[^<>&]|&(?:amp|lt|gt|quot|#x27);)+)|(.)/gsu;
const attribute = / ([a-zA-Z-]+)(?:="([^"]*)")?/g;
const voidTags = new Set(['br', 'hr', 'col', 'wbr', 'img', 'source', 'track', 'input']);
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
]);

/**
 * Tells the tree that html says by its tags alone, without a parser's rules: each tag has its own end tag, each quote and angle bracket
 * of a text is an entity. Throws for html that is not written so. `outlineInPage` tells the tree of a browser in the same way.
 */
export function writtenOutline(html: string): string {
  const open: string[] = [];
  let outline = '';
  let text = '';
  let isAfterPre = false;
  const endText = (): void => {
    // A browser leaves out a line end directly after this tag: who means one writes two.
    const words = isAfterPre ? text.replace(/^\n/, '') : text;
    if (words !== '') outline += JSON.stringify(words);
    isAfterPre = false;
    text = '';
  };
  for (const [all, comment, slash, tag = '', attributes = '', words, other] of html.matchAll(token)) {
    if (other !== undefined) throw new Error(`a stray ${JSON.stringify(other)}`);
    if (words !== undefined) {
      text += decode(words);
      continue;
    }
    endText();
    if (comment !== undefined) outline += `<!${comment}>`;
    else if (slash === '/') {
      const last = open.pop();
      if (last !== tag) throw new Error(`${all} where ${last} is open`);
      outline += '</>';
    } else {
      const isDrawing = tag === 'svg' || open.includes('svg');
      outline += `<${isDrawing ? 'svg:' : ''}${tag}${listed(attributes, isDrawing)}>`;
      if (voidTags.has(tag)) outline += '</>';
      else open.push(tag);
      isAfterPre = tag === 'pre';
    }
  }
  endText();
  if (open.length > 0) throw new Error(`${open.join(' ')} is open at the end`);
  return outline;
}

/** Names have capital letters in drawings only. */
function listed(attributes: string, isDrawing: boolean): string {
  return [...attributes.matchAll(attribute)]
    .map(
      ([, name = '', value = '']) =>
        ` ${isDrawing ? name : name.toLowerCase()}=${JSON.stringify(decode(value))}`,
    )
    .join('');
}

/** A parser reads each line end as "\n". */
function decode(text: string): string {
  return text.replace(/&[#a-z0-9]+;/g, (entity) => entities.get(entity) ?? entity).replace(/\r\n?/g, '\n');
}
