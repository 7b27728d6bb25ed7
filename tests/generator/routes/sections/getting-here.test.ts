import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../../../config/settings.ts';
import { defaultSection } from '../../../../generator/routes/resolve-blocks.ts';
import { openContext } from '../../../support/route-context.ts';

const siteUrl = 'https://pier.example';
const position = { latitude: 43.65, longitude: -70.25 };

function waysOf(ways: readonly object[], organisation?: object) {
  const settings = settingsSchema.parse({ siteUrl, organisation: { name: 'Pier', ...organisation } });
  const { context, warnings } = openContext([], {}, settings);
  const node = defaultSection('pier/getting-here', { heading: 'Getting here', ways }, context);
  return { props: node?.block === 'pier/getting-here' ? node.props : null, warnings };
}

describe('the ways to the pier', () => {
  it('lead to its position, or to the place that the editor names', () => {
    const { props } = waysOf(
      [
        { way: 'transit', title: 'By tram', text: 'Line 4' },
        { way: 'car', to: '40 Mill Street' },
      ],
      { position },
    );
    expect(props?.ways.map(({ map }) => map?.href)).toEqual([
      expect.stringMatching(/destination=43\.65%2C-70\.25&travelmode=transit$/),
      expect.stringMatching(/destination=40%20Mill%20Street&travelmode=driving$/),
    ]);
    expect(props?.maps).toMatchObject({ app: 'Google Maps', others: [{ label: 'Apple Maps' }, {}] });
  });

  it('are words alone where nobody knows where the pier is', () => {
    expect(waysOf([{ way: 'foot', text: 'Along the path' }, { way: 'car' }]).props).toEqual({
      heading: 'Getting here',
      anchor: 'pier-getting-here-section',
      ways: [{ way: 'foot', text: 'Along the path' }],
    });
    expect(waysOf([{ way: 'foot' }, { way: 'car' }]).props).toBeNull();
  });

  it('are skipped with a message that names the field when a way is unknown', () => {
    const { props, warnings } = waysOf([{ way: 'balloon', text: 'From above' }], { position });
    expect(props).toBeNull();
    expect(warnings).toMatchObject([
      { message: expect.stringContaining('ways[0].way must be "foot"'), block: 'pier/getting-here' },
    ]);
  });
});
