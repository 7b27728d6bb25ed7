import type { SearchTerms } from './search-terms.ts';

export const itTerms: SearchTerms = {
  fillers:
    'a ad al alla anche che chi ci come con cosa da dal dei del della di dove e è gli ha i il in io la le lo mi nei nel o per qual quale quando qui si sono su sul un una vicino',
  facts: {
    free: 'gratis, gratuito, ingresso libero',
    families: 'famiglia, famiglie, bambini',
    openLate: 'tardi, aperto fino a tardi',
    weekend: 'fine settimana, weekend',
    event: 'evento, eventi',
    location: 'luogo',
    artwork: 'arte, opera',
    stepFree: 'senza gradini, senza barriere',
    stepFreeToilet: 'bagno, bagno accessibile, bagno per disabili',
    quiet: 'tranquillo, sala tranquilla',
    hearingLoop: 'anello magnetico, anello a induzione',
  },
  today: 'oggi',
  tomorrow: 'domani',
  synonyms: `
orari, orario di apertura > aperto, apertura, chiusura, chiuso, orario
arrivare > arrivo, indicazioni, autobus, treno, percorso
tram, autobus, bus
parcheggio, parcheggiare, posteggio > parcheggio, parcheggiare, auto
bagni, bagno, toilette, servizi igienici, wc, gabinetto
accessibile, accessibilità, sedia a rotelle, disabile, disabili, senza gradini
fasciatoio, neonato
passeggino, carrozzina
famiglia, famiglie, bambino, bambini, bambina
ristorante, mangiare, pranzo, cena, cucina > ristorante, mangiare, pranzo, cena, bere
birra, pub, birreria, bar
ostrica, pesce, cozza, granchio > frutti di mare
panificio, forno, panetteria > pane, colazione
caffè > tè, bar
gelato, gelateria
bicicletta, bici, ciclismo
noleggio, noleggiare, affitto
film, cinema
concerto, banda, jazz, orchestra, organo > musica, concerto
fuochi d'artificio, fuochi artificiali
mercato, mercatino
giostra, carosello
parco giochi, giochi
faro, luce
canoa, kayak
traghetto, barca, battello
albergo, hotel, alloggio, dormire, camera
negozio, bottega > negozio, shopping, souvenir, regalo
libreria, libro
galleria, mostra, museo
arte, opera, scultura
dicembre > natale
ufficio, uffici, spazi
lavoro, lavorare, impiego, posizione
contatti, contatto > telefono, chiamare, e mail, indirizzo, oggetti smarriti
wifi, wi fi, internet
cane, cani, animali
mappa, pianta
restauro, ristrutturazione, lavori
storia, patrimonio
biglietto, biglietti, ingresso, prezzo
meteo, tempo
nuotare, bagno
stampa, media
pioggia, piove, brutto tempo
bagaglio, bagagli, valigia, deposito bagagli
`,
};
