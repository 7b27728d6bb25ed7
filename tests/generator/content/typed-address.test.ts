import { expect, it } from 'vitest';
import { typedAddress } from '../../../generator/content/typed-address.ts';

it.each([
  ['tickets.example.org/e1', 'https://tickets.example.org/e1'],
  ['www.tickets.example.org', 'https://www.tickets.example.org'],
  [' Bar.Example.org/menu?a=1#b ', 'https://Bar.Example.org/menu?a=1#b'],
  ['tickets.example.org:8443/e 1', 'https://tickets.example.org:8443/e 1'],
  ['café.example', 'https://café.example'],
  ['xn--caf-dma.xn--p1ai', 'https://xn--caf-dma.xn--p1ai'],
  ['tickets.example.org/menu.pdf', 'https://tickets.example.org/menu.pdf'],
  ['//tickets.example.org/e1', 'https://tickets.example.org/e1'],
  ['http:/tickets.example.org', 'http://tickets.example.org'],
  ['https:tickets.example.org', 'https://tickets.example.org'],
  ['HTTPS://tickets.example.org/A', 'https://tickets.example.org/A'],
  ['http:\\\\tickets.example.org', 'http://tickets.example.org'],
  ['box@pier.example', 'mailto:box@pier.example'],
  ['MAILTO:box@pier.example', 'MAILTO:box@pier.example'],
  ['+1 207 555 0142', 'tel:+12075550142'],
  ['tel:207', 'tel:207'],
  ['/visit/#parking', '/visit/#parking'],
  ['#parking', '#parking'],
  ['?page_id=2', '?page_id=2'],
])('%j typed into a field is %s', (typed, address) => expect(typedAddress(typed)).toBe(address));

it.each([
  ...[
    '',
    'at the gate',
    'tickets',
    'tickets/e1',
    'menu.pdf',
    'visit.html',
    'MENU.PDF',
    '../visit/',
    'https://',
    'a..b.org',
  ],
  ...['-a.example.org', '10.5', '207 555 0142', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.example'],
])('%j is not an address', (typed) => expect(typedAddress(typed)).toBeNull());

it('goes through a long text once', () => expect(typedAddress(`${'a.'.repeat(50_000)}-`)).toBeNull());
