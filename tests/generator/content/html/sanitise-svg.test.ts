import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from '../../../../generator/content/html/sanitise-svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inner}</svg>`;

describe('sanitiseSvg', () => {
  it('keeps what draws', () => {
    const drawing = svg(
      '<defs><linearGradient id="sea"><stop offset="0" stop-color="#0a7d8c"></stop></linearGradient></defs>' +
        '<path d="M0 0h9v9z" fill="url(#sea)" style="stroke:red"></path><use href="#sea"></use><text>Pier &amp; co</text>',
    );
    expect(sanitiseSvg(drawing)).toBe(drawing);
  });

  it('keeps of a style what draws, with its functions and references within the drawing', () => {
    const kept = 'fill:url(#sea);stroke:rgb(1 2 3 / 50%);transform:rotate(45deg) translate(1px, 2px)';
    const drawing = svg(`<path d="M0 0" style="${kept}" aria-label="Pier (north)"></path>`);
    expect(sanitiseSvg(drawing)).toBe(drawing);
    const mixed = svg(
      `<path style="fill:red; cursor:pointer; position:fixed; stroke: image-set('x' 1x)"></path>`,
    );
    expect(sanitiseSvg(mixed)).toBe(svg('<path style="fill:red"></path>'));
  });

  it.each([
    ['scripts', svg('<script>alert(1)</script>')],
    ['scripts in upper case', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['event handlers', svg('', ' onload="alert(1)"')],
    ['html', svg('<foreignObject><body onload="alert(1)"></body></foreignObject>')],
    ['links', svg('<a href="javascript:alert(1)"><set attributeName="href"/></a>')],
    ['animations of links', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['styles', svg('<style>@import url(//evil.test/a.css)</style>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "alert(1)">]>${svg('')}`],
  ])('takes out %s (faults 84)', (_, drawing) => {
    expect(sanitiseSvg(drawing)).not.toMatch(/alert|evil|script|<a|animate|style|ENTITY|onload/i);
  });

  it.each([
    '<image href="file:///etc/passwd"/>',
    '<image xlink:href="https://evil.test/a.png"/>',
    '<use href="https://evil.test/a.svg#b"/>',
    '<use xlink:href="data:image/svg+xml;base64,AAAA#a"/>',
    '<path d="M0 0" fill="url(https://evil.test/a#b)"/>',
    `<path d="M0 0" style="fill:url('//evil.test/a#b')"/>`,
    String.raw`<path d="M0 0" style="fill:u\72l(//evil.test/a)"/>`,
    '<path d="M0 0" filter="url(#a) url(//evil.test)"/>',
    '<path d="M0 0" xml:base="https://evil.test/"/>',
    '<g xmlns:x="http://evil.test/"/>',
    `<path d="M0 0" style="background:image-set('https://evil.test/a.png' 1x)"/>`,
    `<path d="M0 0" style="background:-webkit-image-set(url(#a) 1x, '//evil.test/a' 2x)"/>`,
    `<path d="M0 0" style="fill:src('https://evil.test/a')"/>`,
    `<path d="M0 0" style="fill:SRC(var(--evil))"/>`,
    `<path d="M0 0" style="--evil:1"/>`,
    String.raw`<path d="M0 0" style="fill:\69mage-set('//evil.test/a' 1x)"/>`,
    `<path d="M0 0" style="cursor:url(#a),url(https://evil.test/c.cur)"/>`,
    `<path d="M0 0" style="font:12px/1 'evil'"/>`,
    `<path d="M0 0" style="@import 'https://evil.test/a.css'"/>`,
    `<path d="M0 0" style="fill:cross-fade(url(#a), 'https://evil.test/a')"/>`,
    `<path d="M0 0" style="behavior:evil;-moz-binding:evil"/>`,
    `<path d="M0 0" style="fill:/**/image-set('evil')"/>`,
    `<path d="M0 0" style="fill:url(&quot;#a&quot;) image('https://evil.test')"/>`,
    `<path d="M0 0" fill="image-set('https://evil.test/a.png' 1x)"/>`,
    `<path d="M0 0" cursor="src('https://evil.test')"/>`,
    `<path d="M0 0" mask-image="image(evil)"/>`,
  ])('takes out what leads elsewhere: %s (faults 84)', (inner) => {
    expect(sanitiseSvg(svg(inner))).not.toMatch(/evil|file:|data:|passwd/);
  });
});
