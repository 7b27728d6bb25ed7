import { DomUtils, parseDocument } from 'htmlparser2';
import type { Wordpress } from '../server/start-wordpress.ts';
import { visit } from './form.ts';

/** The address of the page that proposes a mapping. */
export const mappingPage = '/wp-admin/admin.php?page=boardwalk-setup&view=mapping';

/** Reads the page: its text, the setting to copy, and the rows of its tables by their first cell. */
export async function readProposal(wordpress: Wordpress) {
  const { html, text } = await visit(await wordpress.login('admin'), mappingPage);
  const document = parseDocument(html);
  const area = DomUtils.getElementById('boardwalk-mapping', document);
  const cells = DomUtils.getElementsByTagName('tr', document).map((row) =>
    DomUtils.getElementsByTagName((name) => name === 'td' || name === 'th', row).map((cell) =>
      DomUtils.innerText(cell).trim(),
    ),
  );
  return {
    text,
    setting: area === null ? '' : DomUtils.textContent(area),
    rows: Object.fromEntries(cells.map(([name = '', ...rest]) => [name, rest])),
  };
}

/** The settings of somebody who has copied it. */
export async function copiedSetting(wordpress: Wordpress): Promise<string> {
  const { setting } = await readProposal(wordpress);
  return `import { defineConfig } from 'boardwalk';\n\nexport default defineConfig({\n  siteUrl: 'https://www.pier.example',\n${setting}});\n`;
}
