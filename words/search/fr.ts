import type { SearchTerms } from './search-terms.ts';

export const frTerms: SearchTerms = {
  fillers:
    'a à au aux avec ce ces cette comment dans de des du elle en est et il ici j je l la le les ma mes mon nous on ou où par pour près qu que quel quelle quand qui sa se ses son sont sur un une votre vous y',
  facts: {
    free: 'gratuit, gratuite, entrée libre',
    families: 'famille, familles, enfants',
    openLate: 'tard, ouvert tard, nocturne',
    weekend: 'week-end, fin de semaine',
    event: 'événement, événements',
    location: 'lieu',
    artwork: 'art, œuvre',
    stepFree: 'accès sans marche, plain-pied, de plain-pied',
    stepFreeToilet: 'toilettes, toilettes accessibles, WC accessibles, toilettes PMR',
    quiet: 'calme, salle calme',
    hearingLoop: 'boucle magnétique, boucle à induction',
  },
  today: "aujourd'hui",
  tomorrow: 'demain',
  synonyms: `
horaires, heures d'ouverture > ouvert, ouverture, fermeture, fermé, heures
venir, accès, itinéraire > accès, itinéraire, venir, aller, bus, train
tram, tramway, bus
parking, stationnement, se garer, garer > parking, stationnement, garer, voiture
toilettes, wc, sanitaires, lavabos
accessible, accessibilité, fauteuil roulant, handicapé, handicap, pmr, plain pied
table à langer, change, bébé
poussette, landau
famille, familles, enfant, enfants, tout petits
restaurant, manger, déjeuner, dîner, cuisine, repas, restauration > restaurant, manger, déjeuner, dîner, boire
bière, bar, pub, brasserie
huître, poisson, moule, crabe > fruits de mer
boulangerie, boulanger > pain, petit déjeuner, croissant
café > thé, expresso, salon de thé
glace, glacier, crème glacée
vélo, bicyclette, cyclisme
location, louer
film, cinéma
concert, fanfare, jazz, orchestre, orgue > musique, concert
feu d'artifice, feux d'artifice
marché, brocante
manège, carrousel
aire de jeux, jeux
phare, feu
canoë, kayak
ferry, bac, bateau, navette
hôtel, hébergement, dormir, chambre
boutique, magasin, commerce > boutique, magasin, achats, souvenirs, cadeau
librairie, livre
galerie, exposition, musée
art, œuvre, sculpture
décembre > noël
bureaux, bureau, locaux
emploi, recrutement, travailler, poste, carrière
contact > téléphone, appeler, e mail, adresse, objets trouvés
wifi, wi fi, internet
chien, chiens, animaux
plan, carte
restauration, rénovation, travaux
histoire, patrimoine
billet, billets, entrée, tarif
météo, temps
baignade, nager
presse, médias
pluie, pleut, mauvais temps
bagage, bagages, valise, consigne
`,
};
