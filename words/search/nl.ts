import type { SearchTerms } from './search-terms.ts';

export const nlTerms: SearchTerms = {
  fillers:
    'aan als bij dat de deze die dit een en er heeft het hier hoe ik in is je kan kom mag met mijn naar of om onze op over te tot u uit van voor waar wanneer wat we welke wie wij zijn',
  facts: {
    free: 'gratis, vrije toegang, vrij',
    families: 'gezin, gezinnen, kinderen',
    openLate: 'laat, laat open',
    weekend: 'weekend',
    event: 'evenement, evenementen',
    location: 'plek',
    artwork: 'kunst, kunstwerk',
    stepFree: 'drempelvrij, rolstoeltoegankelijk',
    stepFreeToilet: 'toilet, invalidentoilet, toegankelijk toilet',
    quiet: 'rustig, rustruimte, stilteruimte',
    hearingLoop: 'ringleiding',
  },
  today: 'vandaag',
  tomorrow: 'morgen',
  synonyms: `
openingstijden, openingsuren > open, geopend, sluitingstijd, gesloten, tijden
route, bereikbaarheid, routebeschrijving > route, routebeschrijving, komen, bus, trein, heenreis
tram, bus
parkeren, parkeerplaats, parkeergarage > parkeren, parkeerplaats, auto
toilet, toiletten, wc, sanitair
toegankelijk, toegankelijkheid, rolstoel, gehandicapt, mindervalide, drempelvrij, traploos
verschoontafel, luiers, baby
kinderwagen, buggy
gezin, gezinnen, familie, kind, kinderen
restaurant, eten, lunch, diner, keuken, horeca > restaurant, eten, lunch, diner, drinken
bier, café, kroeg, brouwerij
oester, vis, mossel, krab > zeevruchten
bakkerij, bakker > brood, ontbijt
koffie > thee, espresso, koffiebar
ijs, ijssalon, ijsje
fiets, fietsen, rijwiel
verhuur, huren
film, bioscoop
concert, fanfare, jazz, orkest, orgel > muziek, concert
vuurwerk
markt, rommelmarkt
draaimolen, carrousel
speeltuin, speelplaats
vuurtoren, licht
kano, kajak
veerboot, veer, boot, pont
hotel, overnachten, kamer
winkel, winkels > winkel, winkelen, souvenirs, cadeau
boekhandel, boekwinkel, boek
galerie, tentoonstelling, museum
kunst, kunstwerk, beeld
december > kerst, kerstmis
kantoor, kantoren, ruimte
vacature, werken, baan, werk
contact > telefoon, bellen, e mail, adres, gevonden voorwerpen
wifi, wi fi, internet
hond, honden, huisdier
plattegrond, kaart
restauratie, renovatie, verbouwing
geschiedenis, erfgoed
kaartje, kaartjes, tickets, toegang, prijs
weer, weerbericht
zwemmen, duik
pers, media
regen, regent, slecht weer
bagage, koffer, kluisje, kluisjes
`,
};
