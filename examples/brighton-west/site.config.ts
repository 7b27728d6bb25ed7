import { defineConfig } from 'boardwalk';

export default defineConfig({
  siteUrl: 'https://www.brightonwest.example',
  brand: {
    mark: 'brand/mark.svg',
    colours: { field: '#1d2b53', highlight: '#e9b949', signal: '#c8553d', paper: '#f7f8fb' },
    fonts: { display: { family: 'Georgia', fallback: 'serif' } },
  },
  organisation: {
    name: 'Seebrücke Brighton West',
    address: 'Strandstraße 1, 18551 Brighton West',
    phone: '+49 38392 55500',
    email: 'moin@brightonwest.example',
    position: { latitude: 54.514, longitude: 13.643 },
    currency: 'EUR',
    hours: [
      { days: 'Montag bis Donnerstag', hours: '7 bis 22 Uhr' },
      { days: 'Freitag und Samstag', hours: '7 bis 24 Uhr' },
      { days: 'Sonntag', hours: '8 bis 21 Uhr' },
    ],
    social: [{ label: 'Mastodon', url: 'https://mastodon.example/@brightonwest' }],
  },
});
