import { Parser } from 'htmlparser2';

/** An element of an answer. Attributes are not needed. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** The text within it, without that of its children. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** Reads an XML document and returns its root. Null for a torn one, and for anything but XML. */
export function parseXml(text: string): XmlElement | null {
  const document: OpenElement = { name: '', children: [], text: '' };
  const open = [document];
  const parser = new Parser(
    {
      onopentag: (name) => {
        const element: OpenElement = { name, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (part) => {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.write(text);
  // The parser closes by itself what is still open at the end.
  const isTorn = open.length > 1;
  parser.end();
  const [root, second] = document.children;
  return isTorn || root === undefined || second || document.text.trim() !== '' ? null : root;
}

/** Returns the children of this name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Returns the first child of this name; undefined without one. */
export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** Returns the text of the first child of this name; undefined without one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return childOf(element, name)?.text;
}

/** Escapes text for an element. A parser would turn a plain carriage return into a line feed. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Returns true for text that XML 1.0 can hold: no other control characters, no half pairs. */
export function fitsXml(text: string): boolean {
  return !unfit.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unfit = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u;
