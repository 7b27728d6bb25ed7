import { describe, expect, it } from 'vitest';
import { stemWord as stemGerman } from '../../../client-runtime/search/stems/de.ts';
import { stemWord } from '../../../client-runtime/search/stems/en.ts';
import { stemWord as stemSpanish } from '../../../client-runtime/search/stems/es.ts';
import { stemWord as stemFrench } from '../../../client-runtime/search/stems/fr.ts';
import { stemWord as stemItalian } from '../../../client-runtime/search/stems/it.ts';
import { stemWord as stemDutch } from '../../../client-runtime/search/stems/nl.ts';
import { foldWords } from '../../../client-runtime/search/words/fold-words.ts';
import { spellings } from '../../../client-runtime/search/words/spellings.ts';
import type { Language } from '../../../words/languages.ts';

describe('the stem of an English word', () => {
  it.each([
    'oyster oysters',
    'dance dances danced dancing',
    'swim swims swimming',
    'fish fishes fished fishing',
    'party parties',
    'berry berries',
    'bus buses',
    'hall halls',
    'open opens opened opening',
    'carry carries carried carrying',
    'glass glasses',
    'ferry ferries',
    'market markets marketing',
  ])('is the same for %s', (forms) => expect(new Set(forms.split(' ').map(stemWord)).size).toBe(1));

  it.each(['bus bust', 'king kin', 'water wat', 'red r', 'string stry', 'pier pie', 'sing s'])(
    'differs for %s',
    (words) => {
      const [one = '', other = ''] = words.split(' ');
      expect(stemWord(one)).not.toBe(stemWord(other));
    },
  );
});

/** Forms of one word, and words that are not. */
const languages: readonly (readonly [Language, (word: string) => string, same: string, different: string])[] =
  [
    [
      'de',
      stemGerman,
      `öffnungszeit öffnungszeiten oeffnungszeiten
veranstaltung veranstaltungen
markt märkte märkten maerkte
kind kinder kindern
fest feste festes festen
haus häuser häusern
auster austern
konzert konzerte konzerten
schiff schiffe schiffen schiffs
brücke brücken bruecke
fahrt fahrten
schön schöne schöner schönes schönen
führung führungen
laden läden
stand stände
baum bäume
café cafés
hund hunde hunden
karte karten
platz plätze
restaurant restaurants
spielplatz spielplätze
barrierefrei barrierefreie barrierefreier
ausstellung ausstellungen
künstler künstlern künstlers
fischer fischern
boot boote booten
fluss flüsse Fluß
kreis kreise kreisen
pier piers
insel inseln`,
      `grün grau
haus maus
bar bahn
see seil
kunst kunde
tag tau`,
    ],
    [
      'fr',
      stemFrench,
      `horaire horaires
marché marchés
cheval chevaux
bateau bateaux
exposition expositions
événement événements
fête fêtes
ouvert ouverte ouverts ouvertes
gratuit gratuite gratuits gratuites
jeu jeux
spectacle spectacles
huître huîtres
musicien musicienne musiciens
grand grande grands
enfant enfants
local locaux locale locales
heureux heureuse heureuses
manger mange
journal journaux
lieu lieux
feu feux
danse danser
nouveau nouveaux
lanterne lanternes`,
      `eau au
port porc
pont pot
lac las
chat chateau`,
    ],
    [
      'es',
      stemSpanish,
      `horario horarios
evento eventos
luz luces
exposición exposiciones
niño niños niña niñas
abierto abierta abiertos abiertas
gratuito gratuita gratuitos
barco barcos
ostra ostras
fiesta fiestas
canción canciones
bar bares
pez peces
concierto conciertos
mar mares
local locales
tienda tiendas
restaurante restaurantes
pescador pescadores
flor flores
taller talleres`,
      `mar mas
pez paz
luz luna
bar barro`,
    ],
    [
      'nl',
      stemDutch,
      `openingstijd openingstijden
evenement evenementen
kind kinderen
feest feesten
boot boten
oester oesters
markt markten
huis huizen
fiets fietsen
kaart kaarten
concert concerten
tentoonstelling tentoonstellingen
groot grote
mooi mooie
winkel winkels
brief brieven
man mannen
rit ritten
restaurant restaurants
foto fotos
druk drukke
vis vissen
dans dansen
kunstenaar kunstenaars`,
      `huis haus
zee zes
vis vlees
brug brief
dag dak`,
    ],
    [
      'it',
      stemItalian,
      `orario orari
evento eventi
barca barche
mostra mostre
bambino bambini bambina bambine
aperto aperta aperti aperte
gratuito gratuita gratuiti
festa feste
concerto concerti
luogo luoghi
negozio negozi
ristorante ristoranti
spettacolo spettacoli
ostrica ostriche
mercato mercati
parco parchi
biglietto biglietti
lanterna lanterne
artista artisti
nave navi
pesce pesci
spiaggia spiagge`,
      `mare mura
arte orto
sole sale
porto ponte`,
    ],
  ];

describe.each(languages)('the stem of a word in %s', (language, stem, same, different) => {
  const stemsOf = (forms: string) => foldWords(forms, spellings[language]).map(stem);

  it.each(same.split('\n'))('is the same for %s', (forms) => {
    expect(new Set(stemsOf(forms)).size).toBe(1);
  });

  it.each(different.split('\n'))('differs for %s', (words) => {
    expect(new Set(stemsOf(words)).size).toBe(words.split(' ').length);
  });

  it('is as long as two letters', () => {
    for (const [, , words] of languages)
      for (const word of foldWords(words, spellings[language])) expect(stem(word).length).toBeGreaterThan(1);
  });
});
