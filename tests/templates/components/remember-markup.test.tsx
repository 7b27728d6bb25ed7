import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rememberMarkup } from '../../../templates/components/remember-markup.tsx';

interface SignProps {
  readonly text: string;
  readonly levels: readonly number[];
}

function Sign({ text, levels }: SignProps) {
  return (
    <>
      <h2>
        {text} of {levels.length}
      </h2>
      {levels.join()}
    </>
  );
}

it('gives the html that React renders, whatever was rendered before', () => {
  const markupOf = rememberMarkup(Sign);
  const all: readonly SignProps[] = [
    { text: 'Pier & <sea>', levels: [1, 2] },
    { text: 'Pier', levels: [1, 2] },
    { text: 'Pier', levels: [12] },
    { text: 'Pier & <sea>', levels: [1, 2] },
  ];
  for (const props of all) expect(markupOf(props).__html).toBe(renderToString(<Sign {...props} />));
});

it('renders once for equal props', () => {
  let rendered = 0;
  const markupOf = rememberMarkup(({ text }: { readonly text: string }) => {
    rendered += 1;
    return text;
  });
  for (let round = 0; round < 3; round += 1) markupOf({ text: 'Pier' });
  expect(rendered).toBe(1);
});
