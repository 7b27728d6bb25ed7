import { describe, expect, it } from 'vitest';
import { entryContext } from '../../../../generator/content/html/context.ts';
import { cmsHosts } from '../../../../generator/content/html/links.ts';
import { readPrice } from '../../../../generator/content/kinds/price.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';

function read(price: string, isFree = false) {
  const problems: Problem[] = [];
  const entry = { kind: 'event', id: 5, title: 'Brass' };
  const context = entryContext(entry, {
    hosts: cmsHosts([]),
    timeZone: 'UTC',
    warn: (problem) => problems.push(problem),
  });
  return { ...readPrice({ price, isFree }, context), problems };
}

describe('the price of an event', () => {
  it.each([
    ['$12', false],
    ['from $5', false],
    ['12', false],
    ['1.200,50 €', false],
    ['$65, under 12 free', false],
    ['By donation', false],
    ['Spende erbeten', false],
    ['Frei für Mitglieder', false],
    ['Prix libre', false],
    ['Agotado', false],
    ['Op aanvraag', false],
    ['Ingresso a offerta', false],
    ['ab 12,50 €', false],
    ['Free for members', true],
    ['', true],
    ['', false],
  ])('"%s" is shown as typed (free: %s)', (price, isFree) => {
    expect(read(price, isFree)).toEqual({ price, isFree, problems: [] });
  });

  it.each([
    ...[
      '0',
      '$0',
      '0.00 €',
      'free',
      'Free admission',
      'Eintritt frei',
      'kostenlos',
      'Entrée libre',
      'gratuit',
    ],
    ...['Entrada gratuita', 'gratis', 'Toegang gratis', 'Ingresso libero', 'gratuito'],
  ])('"%s" is free', (price) => {
    expect(read(price)).toEqual({ price: '', isFree: true, problems: [] });
  });

  it('is believed where the event is marked as free too, with a warning that names both', () => {
    const { problems, ...read12 } = read('$12', true);
    expect(read12).toEqual({ price: '$12', isFree: false });
    expect(problems).toMatchObject([{ entry: { kind: 'event', id: 5 }, field: 'price' }]);
    expect(problems[0]?.message).toContain('"$12"');
  });

  it('without a number is shown, with a warning', () => {
    const { problems, price } = read('a song');
    expect(price).toBe('a song');
    expect(problems).toMatchObject([{ field: 'price', message: expect.stringContaining('has no number') }]);
  });

  it.each([['-5'], ['$-5'], ['?'], ['NaN'], ['undefined'], ['9'.repeat(81)]])(
    '"%s" is left out, with a warning',
    (price) => {
      const { problems, ...rest } = read(price);
      expect(rest).toEqual({ price: '', isFree: false });
      expect(problems).toMatchObject([{ field: 'price', entry: { id: 5 } }]);
    },
  );
});
