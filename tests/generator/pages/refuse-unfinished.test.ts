import { createElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { refuseUnfinished } from '../../../generator/pages/refuse-unfinished.ts';

const inSuspense = (child: ReactNode) => createElement(Suspense, { fallback: 'soon' }, child);
const Broken = () => {
  throw new Error('out of paper');
};
const Waiting = () => {
  throw new Promise(() => undefined);
};

describe('refuseUnfinished', () => {
  it.each([Broken, Waiting])(
    'refuses what React makes of a boundary that fails (faults 116)',
    (component) => {
      const html = renderToString(inSuspense(createElement(component)));
      expect(() => refuseUnfinished(html)).toThrow('A part was not rendered: its <Suspense> boundary failed');
    },
  );

  it('takes a boundary that was rendered, and an editor who writes of the marks', () => {
    const whole = createElement('p', { title: '<!--$!-->' }, '<!--$?-->');
    expect(() => refuseUnfinished(renderToString(inSuspense(whole)))).not.toThrow();
  });

  it('names the island that the part is in (faults 116)', () => {
    const broken = renderToString(inSuspense(createElement(Broken)));
    const html = `<div data-island="gallery"></div><div data-island="pier-map">${broken}</div><div data-island="video"></div>`;
    expect(() => refuseUnfinished(html)).toThrow('waits for data, in the island "pier-map"');
  });
});
