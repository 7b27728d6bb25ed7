/** The style sheet of a report. Colours are those of templates/styles/tokens.css, fonts those of the system. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbf7ef, #0b191b); --surface: light-dark(#fffdf9, #13282b); --line: light-dark(#ddd2bf, #2b4144);
  --ink: light-dark(#13282b, #eef2ea); --soft: light-dark(#475a5c, #abbcba);
  --accent: light-dark(#0b4f53, #8bd5cd); --wrong: light-dark(#a32a12, #ff9d85); --mark: #f4b13d;
}
@media print {
  :root { color-scheme: light; --paper: #fff; --surface: #fff; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
body {
  margin: 0 auto; max-width: 60rem; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; overflow-wrap: anywhere;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif;
}
h1, h2, h3 { line-height: 1.25; text-wrap: balance; }
h2 { margin-block-start: 2.5rem; }
h3, section > ul > li > p:first-child { font-size: 1.0625rem; font-weight: 700; }
h3, p, ul, dd { margin: 0 0 0.4rem; padding: 0; list-style: none; }
a, summary { color: var(--accent); }
summary { cursor: pointer; }
details { margin-block-end: 0.6rem; }
li li, details li, summary { padding-block: 0.3rem; }
.outcome, section > ul > li { border-inline-start: 0.3rem solid var(--edge, var(--accent)); padding: 0.75rem 1rem; background: var(--surface); }
.wrong, #problems { --edge: var(--wrong); }
#warnings { --edge: var(--mark); }
section > ul > li { margin-block-end: 0.75rem; }
.soft, dt, thead { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: 0.4rem 0.2rem; text-align: start; font-weight: inherit; }
td, th + th { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
