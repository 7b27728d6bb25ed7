import { describe, expect, it } from 'vitest';
import { renderWithin, runWithin } from '../../../generator/pages/time-limit.ts';

const patientMs = 60_000;
const forever = (): never => {
  for (;;);
};

describe('runWithin', () => {
  it('does the work and says so', () => {
    const done: string[] = [];
    expect(runWithin(patientMs, () => void done.push('work'))).toBe(true);
    expect(done).toEqual(['work']);
  });

  it('stops what never ends, even where it catches all that is thrown (faults 117)', () => {
    expect(runWithin(50, forever)).toBe(false);
    const stubborn = () => {
      try {
        forever();
      } catch {
        forever();
      }
    };
    expect(runWithin(50, stubborn)).toBe(false);
  });

  it('throws what the work throws', () => {
    const error = new Error('no words');
    const work = () => {
      throw error;
    };
    expect(() => runWithin(patientMs, work)).toThrow(error);
  });

  it('works again after something was stopped', () => {
    runWithin(50, forever);
    expect(runWithin(patientMs, () => undefined)).toBe(true);
  });
});

describe('renderWithin', () => {
  it('gives the html, or says how long it took', () => {
    expect(renderWithin(patientMs, () => '<p>')).toBe('<p>');
    expect(() => renderWithin(50, forever)).toThrow('Rendering took longer than 0.05 s and was stopped');
  });
});
