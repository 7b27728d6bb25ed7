import type { SearchTerms } from './search-terms.ts';

export const deTerms: SearchTerms = {
  fillers:
    'am an auf aus bei bin das dem den der des die ein eine einem einen einer erlaubt es für gibt hat ich im in ist ihr kann kosten kostet los man mein mit nach oder preis preise sind um und viel von wann was welche wer wie wir wo zu zum zur',
  facts: {
    free: 'kostenlos, gratis, umsonst, frei, eintritt frei, freier eintritt',
    families: 'familie, familien, kinder',
    openLate: 'spät, lange geöffnet, abends offen',
    weekend: 'wochenende',
    event: 'veranstaltung, veranstaltungen',
    location: 'ort',
    artwork: 'kunst, kunstwerk',
    stepFree: 'stufenlos, stufenfrei, barrierefrei',
    stepFreeToilet: 'toilette, behinderten-WC, barrierefreies WC',
    quiet: 'ruhig, ruheraum, stiller raum',
    hearingLoop: 'induktionsschleife, höranlage',
  },
  today: 'heute',
  tomorrow: 'morgen',
  synonyms: `
öffnungszeiten > geöffnet, offen, uhrzeiten, zeiten, geschlossen, schließt, wann offen, macht ihr auf, macht ihr zu
anreise, anfahrt > anreise, anfahrt, komme ich, komme ich hin, hinkommen, hin, weg, bus, zug, wegbeschreibung
bahn, straßenbahn, tram, zug
parken, parkplatz, parkhaus, stellplatz > parken, parkplatz, parkhaus, auto, parkgebühr, parkgebühren, parkschein
toilette, wc, klo, toiletten, sanitär
wickelraum, wickeltisch, wickeln
barrierefrei, barrierefreiheit, stufenlos, rollstuhl, behindert, behinderte, rollstuhlgerecht
kinderwagen, buggy
familie, familien, kind, kinder
essen, restaurant, speisen, küche, mittagessen, abendessen, gastronomie > essen, restaurant, trinken, hunger, mittagessen, abendessen, speisekarte
bier, kneipe, schankstube, pub
fischbrötchen, fischhalle > fisch, brötchen, imbiss
backstube, bäckerei, bäcker > bäckerei, bäcker, brot, brötchen, kuchen, frühstück
kaffee, kiosk > kaffee, café, tee, kakao
eis, eisdiele, speiseeis
fahrrad, rad, räder
verleih, mieten, leihen
konzert, blasorchester, bläser, orgel, blasmusik, band > musik, konzert, livemusik
film, kino
markt, nachtmarkt, flohmarkt > markt, flohmarkt, stände
buch, bücher, buchkoje, buchladen > buch, bücher, bücherei, kinderbuch, kinderbücher, buchhandlung, buchladen
schiff, fähre, dampfer, ausfahrt, boot, schifffahrt
laterne, laternen, laternenfest > laternenumzug, laternenlauf
veranstaltung, veranstaltungen > was ist los, programm
anleger > schiff, fähre, schifffahrt, boot, hafen
hotel, unterkunft, übernachten, zimmer
laden, läden, geschäft, einkaufen, shoppen > laden, geschäft, einkaufen, andenken, geschenk
galerie, ausstellung, museum
kunst, kunstwerk, skulptur, plastik
winterlichter > weihnachten, weihnachtsmarkt, advent
dezember > weihnachten
vermietung, mieten, räume > mieten, miete, büro, fläche
stelle, stellen, job, jobs, arbeiten, karriere, ausbildung, praktikum, stellenangebot, stellenangebote
kontakt > telefon, telefonnummer, anrufen, verloren, e mail, adresse, fundbüro, fundsachen
wlan, wifi, internet
hund, hunde, haustier
plan, karte, lageplan
umbau, sanierung, restaurierung
geschichte, historie
datenschutz > cookies
karte, karten, ticket, tickets, eintritt, eintrittspreis, eintrittspreise
preis, kosten
spielplatz, spielen
karussell, ringelspiel
leuchtturm, leuchtfeuer
baden, schwimmen, anbaden
wetter, vorhersage
presse, medien
hochzeit, feier, feiern
regen, regnet, regentag, regenwetter, schlechtes wetter
gepäck, koffer, schließfach, schließfächer, gepäckaufbewahrung
`,
};
