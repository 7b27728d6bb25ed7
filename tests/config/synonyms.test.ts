import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../config/settings.ts';

const parse = (...synonyms: readonly string[]) =>
  settingsSchema.parse({ siteUrl: 'https://www.halyardpier.example', synonyms });

describe('the setting synonyms', () => {
  it('takes words that find each other, and words that are found by others', () => {
    const rules = ['pram, stroller', 'taproom, brewery > beer, pub', 'beer > drinks'];
    expect(parse(...rules).synonyms).toEqual(rules);
  });

  it.each(['', 'beer', 'beer >', '> pub', 'beer > pub > bar', ', >'])('refuses %j', (rule) => {
    expect(() => parse(rule)).toThrow('must be words that find each other');
  });

  it.each([
    [['beer > pub', 'pub > bar', 'bar > beer'], 'beer > pub > bar > beer', 'beer, pub, bar'],
    [['Beer => Pub', 'pub => beer'], 'beer > pub > beer', 'beer, pub'],
    [['sea > harbour', 'harbour > quay, sea'], 'sea > harbour > sea', 'sea, harbour'],
  ])('refuses the circle of %j, with the way to write it', (rules, circle, together) => {
    expect(() => parse(...rules)).toThrow(`leads in a circle: ${circle}. Write \\"${together}\\"`);
  });
});
