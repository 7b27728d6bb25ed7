/** The style sheet of a report. Colours are those of templates/styles/tokens.css, fonts those of the system. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fbf7ef; --surface: #fffdf9; --sand: #f3eadb; --line: #ddd2bf;
  --ink: #13282b; --ink-soft: #475a5c; --accent: #0b4f53; --mark: #f4b13d; --wrong: #a32a12; --focus: #c8492a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0b191b; --surface: #13282b; --sand: #2b4144; --line: #2b4144;
    --ink: #eef2ea; --ink-soft: #abbcba; --accent: #8bd5cd; --wrong: #ff9d85; --focus: #f4b13d;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 72rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem;
  background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
h1, h2, h3, p, ul, dl, dd { margin: 0; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); line-height: 1.15; letter-spacing: -0.015em; }
h2 { font-size: 1.35rem; line-height: 1.25; margin-block-end: 0.5rem; }
h3 { font-size: 1.0625rem; line-height: 1.35; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible, summary:focus-visible, .scroller:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.25rem; }
code { font: 0.9em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; color: var(--ink); }
header { display: grid; gap: 0.6rem; }
section { margin-block-start: 2.75rem; }
section > p { color: var(--ink-soft); margin-block-end: 0.75rem; }
.outcome { border-inline-start: 0.3rem solid var(--accent); padding: 0.15rem 0 0.15rem 0.9rem; font-size: 1.125rem; }
.outcome.wrong { border-color: var(--wrong); }
.where, .more, .hint { font-size: 0.9375rem; color: var(--ink-soft); }
.where span:not(:last-child):not(.badge):not(.unseen) { margin-inline-end: 0.75rem; }
.hint { color: var(--ink); }
.more { margin-block-start: 0.75rem; }
ul { list-style: none; padding: 0; }
.cards { display: grid; gap: 0.75rem; }
.cards.short { grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr)); align-items: start; }
.card {
  background: var(--surface); border: 1px solid var(--line); border-inline-start: 0.3rem solid var(--line);
  border-radius: 0.6rem; padding: 0.85rem 1.1rem; display: grid; gap: 0.25rem; min-width: 0;
}
#warnings ~ .cards .card { border-inline-start-color: var(--mark); }
.card.wrong { border-inline-start-color: var(--wrong); }
.plain { display: grid; gap: 0.6rem; margin-block-start: 0.4rem; }
.plain > li { border-block-start: 1px solid var(--line); padding-block-start: 0.6rem; }
.badge { background: var(--sand); color: var(--ink); border-radius: 1rem; padding: 0.1rem 0.6rem; font-size: 0.875rem; }
summary { cursor: pointer; padding-block: 0.3rem; color: var(--accent); width: fit-content; }
.paths { columns: 22rem; column-gap: 2rem; }
.paths li { break-inside: avoid; padding-block: 0.2rem; min-height: 1.6rem; }
.scroller { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 0.6rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { padding: 0.5rem 1rem; text-align: start; font-weight: inherit; overflow-wrap: normal; }
tbody tr { border-block-start: 1px solid var(--line); }
thead th { color: var(--ink-soft); font-size: 0.875rem; white-space: nowrap; }
tbody th:not(.path) { white-space: nowrap; }
th.path { overflow-wrap: anywhere; min-width: 11rem; }
.figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
.bars { width: 55%; min-width: 7rem; }
.bar { display: block; width: 100%; height: 0.7rem; background: var(--sand); border-radius: 3px; }
.bar rect { fill: var(--accent); }
.line { display: block; width: 100%; height: 5.5rem; margin-block-end: 0.75rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.6rem; }
.line polyline { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.pair { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
.pair > div { min-width: 0; }
.pair h3 { margin-block-end: 0.4rem; }
dl > div { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); padding-block: 0.5rem; border-block-start: 1px solid var(--line); }
dt { color: var(--ink-soft); }
@media (max-width: 40rem) {
  dl > div { grid-template-columns: minmax(0, 1fr); }
  table { font-size: 0.875rem; }
  th, td { padding-inline: 0.35rem; }
  tbody th:not(.path) { white-space: normal; }
  tbody th:has(time) { min-width: 6.3rem; }
}
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print {
  :root {
    color-scheme: light; --paper: #fff; --surface: #fff; --sand: #eee; --line: #bbb;
    --ink: #000; --ink-soft: #333; --accent: #0b4f53; --wrong: #a32a12;
  }
  html { font-size: 10pt; }
  body { padding: 0; max-width: none; }
  section { margin-block-start: 1.5rem; }
  h2, h3 { break-after: avoid; }
  .card, tr, dl > div { break-inside: avoid; }
  .scroller { overflow: visible; }
  .bar, .bar rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
`;
