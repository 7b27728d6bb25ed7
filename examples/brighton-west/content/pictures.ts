import type { DemoBlock } from '../../../demo/blocks/block.ts';
import { image as demoImage, type ImageOptions } from '../../../demo/blocks/media.ts';
import type { Picture } from '../../../demo/blocks/section-settings.ts';
import { picture as demoPicture } from '../../../demo/blocks/sections.ts';
import { type DemoMedia, mediaLibrary } from '../../../demo/media.ts';

/** The pictures that this pier borrows from the demo, with its own words for those who cannot see them. */
const alternatives: Readonly<Record<string, string>> = {
  'bakery.jpg': 'Das Schaufenster der Bäckerei am Morgen: Brote, Hörnchen und Brötchen auf Holzregalen.',
  'beach-wheels.jpg':
    'Eine Frau winkt aus einem Strandrollstuhl mit gelben Ballonreifen, auf einem Bohlenweg zum Meer.',
  'bookshop.jpg': 'Die Buchhandlung: hohe Regale, ein Sessel mit schlafender Katze und ein Bullauge zur See.',
  'brass-rehearsal.jpg': 'Tuba, Horn und Posaune liegen vor der Probe auf drei Stühlen zwischen Notenpulten.',
  'carousel.jpg': 'Das Karussell in der Dämmerung: Holzpferde an goldenen Stangen unter gestreiftem Dach.',
  'coffee-kiosk.jpg':
    'Aus der Luke eines kleinen Kaffeewagens wird eine Tasse gereicht, dahinter die helle See.',
  'concert-night.jpg': 'Eine Band spielt nachts auf der Seebrücke, farbige Strahlen über erhobenen Händen.',
  'eiders.jpg': 'Eiderenten schwimmen mit ihren Küken im Abendlicht zwischen den Pfählen.',
  'ferry-landing.jpg': 'Das weiße Fahrgastschiff liegt am Anleger, Leute gehen über die Gangway.',
  'fish-market.jpg': 'Makrelen, Brassen und Garnelen auf Eis, dahinter eine Fischhändlerin mit Schürze.',
  'fish-supper.jpg':
    'Eine Tüte mit gebackenem Fisch steht bei Sonnenuntergang auf dem Geländer, eine Möwe schaut zu.',
  'fog-pier-head.jpg':
    'Der Brückenkopf im Morgennebel: das Leuchtfeuer brennt, die Bohlen verschwinden im Weiß.',
  'gallery-hall.jpg': 'Besucher vor großen Seestücken in der hellen Halle unter dem Glasdach.',
  'hero-boardwalk-summer.jpg':
    'Die Seebrücke an einem Sommertag: gestreifte Buden und Wimpel, Spaziergänger auf dem Weg zum Meer.',
  'hero-harbour-evening.jpg': 'Der Ort am Abend: erleuchtete Fenster am Hang, Boote auf stillem Wasser.',
  'hero-pier-dawn.jpg': 'Die Seebrücke im Morgengrauen: die Sonne steigt neben dem Leuchtfeuer aus der See.',
  'hero-winter-lights.jpg':
    'Winter auf der Seebrücke: Schnee auf Holzbuden, Lichterketten und ein leuchtender Baum.',
  'history-1908.jpg': 'Vergilbtes Bild von 1908: Damen mit Sonnenschirmen, daneben ein Raddampfer.',
  'history-storm.jpg': 'Sturmwellen brechen über die alte Seebrücke, der Himmel ist dunkel.',
  'horse-workshop.jpg': 'Zwei Schnitzer arbeiten an einem cremeweißen Karussellpferd auf Böcken.',
  'ice-cream.jpg': 'Eine Hand hält eine Waffel mit drei Kugeln Eis vor die Sommersee.',
  'kayaks.jpg': 'Fünf bunte Kajaks fahren an der Seebrücke vorbei, der Himmel ist blau.',
  'lantern-parade.jpg':
    'Ein Umzug trägt leuchtende Papierfische, Sterne und Monde über die nächtliche Promenade.',
  'light-installation.jpg': 'Leute gehen nachts durch leuchtende Bögen aus farbigem Licht.',
  'lighthouse.jpg':
    'Das Leuchtfeuer am Brückenkopf bei Einbruch der Nacht, sein Strahl streicht über die Wellen.',
  'long-table.jpg': 'Eine lange Tafel auf der Seebrücke bei Sonnenuntergang, Gäste unter Lichterketten.',
  'marina.jpg': 'Segelboote am Steg, Masten und Rümpfe spiegeln sich im stillen Wasser.',
  'mural-wave.jpg': 'Ein Wandbild mit einer riesigen Welle, davor fährt jemand Rad.',
  'night-market.jpg': 'Der Nachtmarkt: Essensstände unter Papierlaternen, eine Familie geht hindurch.',
  'office-window.jpg': 'Ein Schreibtisch unter einem Bogenfenster, dahinter Meer und Seebrücke.',
  'offices.jpg': 'Leute an Schreibtischen in einem umgebauten Speicher mit hohen Bogenfenstern.',
  'parking-aerial.jpg': 'Der Parkplatz von oben, Autos zwischen jungen Bäumen an der Promenade.',
  'pavilion.jpg': 'Der weiße Pavillon mit Kuppel auf seinen Pfählen, Fahnen wehen, die See ist grün.',
  'pier-gate.jpg': 'Das Tor der Seebrücke mit einem Bogen aus Glühlampen, Familien gehen hindurch.',
  'plan-of-the-pier.jpg':
    'Plan der Seebrücke von oben: Promenade, Hafenbecken, Anleger und Häuser bis zum Leuchtfeuer.',
  'playground.jpg': 'Kinder klettern auf einem Holzschiff am Strand.',
  'popup-summer.jpg': 'Liegestühle und gestreifte Schirme im Sand, von oben gesehen.',
  'regatta.jpg': 'Rennboote mit bunten Spinnakern krängen in frischem Wind.',
  'restoration-crane.jpg': 'Ein Schwimmkran senkt einen langen Balken auf die Seebrücke.',
  'restoration-piles.jpg': 'Unter der Seebrücke setzen Arbeiter von einem Boot aus neues Holz ein.',
  'rope-weaving.jpg': 'Dicke Taue, zu einem großen Wandbild geknotet.',
  'sculpture-gulls.jpg': 'Möwen aus Stahl steigen in einer Spirale in den Abendhimmel.',
  'solar-roof.jpg': 'Zwei Ingenieurinnen gehen zwischen Solarzellen über das Dach des Pavillons.',
  'sound-bench.jpg': 'Eine geschwungene Holzbank mit zwei Hörtrichtern aus Messing, zwei Leute lauschen.',
  'team-amara.jpg': 'Porträt von Amara mit gemustertem Kopftuch.',
  'team-ines.jpg': 'Porträt von Ines mit dunklen Locken und goldenen Ohrringen.',
  'team-tom.jpg': 'Porträt von Tom mit grauem Haar und Schirmmütze.',
  'tide-pools.jpg': 'Ein Tümpel zwischen Steinen mit Seesternen und einer Krabbe.',
  'tram-stop.jpg': 'Eine rote Straßenbahn hält im Regen an der Promenade.',
  'umbrellas.jpg': 'Vierzig Regenschirme vor einer erleuchteten Konzertmuschel.',
  'wind-organ.jpg': 'Hohe Kupferrohre der Windorgel auf der Strandmauer.',
  'winter-swim.jpg': 'Schwimmer mit Wollmützen im dunstigen Wintermeer neben einer Holzleiter.',
  'yoga-morning.jpg': 'Eine Yogastunde auf den Bohlen vor der aufgehenden Sonne.',
};

/** The library of this pier: the demo's files with German words. */
export const pictures: readonly DemoMedia[] = mediaLibrary.flatMap((media) => {
  const alt = alternatives[media.file];
  return alt === undefined ? [] : [{ ...media, alt }];
});

/** A picture as the settings of a section name it. */
export function picture(file: string): Picture {
  return { ...demoPicture(file), alt: alternativeOf(file) };
}

/** The block of a picture. */
export function image(file: string, options: ImageOptions = {}): DemoBlock {
  return demoImage(file, { alt: alternativeOf(file), ...options });
}

/** Throws for a file without words, so that a mistake in the content shows at once. */
function alternativeOf(file: string): string {
  const alt = alternatives[file];
  if (alt === undefined) throw new Error(`Brighton West has no words for the picture ${file}`);
  return alt;
}
