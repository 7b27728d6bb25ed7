/** The organisation of the demo's pier, as in a site's settings. */
export const demoOrganisation = {
  name: 'Halyard Pier',
  address: '1 Pier Road, Port Ellery, ME 04099',
  phone: '+1 207 555 0142',
  email: 'hello@halyardpier.example',
  directionsUrl: 'https://www.openstreetmap.org/?mlat=43.6531&mlon=-70.2468#map=17/43.6531/-70.2468',
  position: { latitude: 43.6531, longitude: -70.2468 },
  currency: 'USD',
  hours: [
    { days: 'Monday to Thursday', hours: '7 am to 10 pm' },
    { days: 'Friday and Saturday', hours: '7 am to midnight' },
    { days: 'Sunday', hours: '8 am to 9 pm' },
  ],
  social: [
    { label: 'Instagram', url: 'https://www.instagram.com/halyardpier.example' },
    { label: 'Mastodon', url: 'https://mastodon.example/@halyardpier' },
  ],
};
