import { FAMILIES } from './families.ts';

/** Parts of a name that are said as a whole. */
const WHOLE: Readonly<Record<string, string>> = {
  'Accelerated Dragon': 'Dragão Acelerado',
  'Advance Variation': 'Variante do Avanço',
  "Bishop's Gambit": 'Gambito do Bispo',
  'Berlin Defense': 'Defesa Berlinesa',
  'Classical Attack': 'Ataque Clássico',
  'Classical Defense': 'Defesa Clássica',
  'Classical Variation': 'Variante Clássica',
  Closed: 'Fechada',
  'Closed Variation': 'Variante Fechada',
  'Dragon Variation': 'Variante Dragão',
  'English Attack': 'Ataque Inglês',
  'Exchange Variation': 'Variante das Trocas',
  'Fianchetto Variation': 'Variante do Fianchetto',
  'Four Knights Variation': 'Variante dos Quatro Cavalos',
  'Four Pawns Attack': 'Ataque dos Quatro Peões',
  'Giuoco Pianissimo': 'Giuoco Pianissimo',
  'Giuoco Piano': 'Giuoco Piano',
  'Leningrad Variation': 'Variante Leningrado',
  'Main Line': 'Linha Principal',
  'Modern Defense': 'Defesa Moderna',
  'Modern Variation': 'Variante Moderna',
  'Moscow Variation': 'Variante Moscou',
  'Normal Variation': 'Variante Normal',
  Open: 'Aberta',
  'Orthodox Defense': 'Defesa Ortodoxa',
  'Orthodox Variation': 'Variante Ortodoxa',
  'Poisoned Pawn Variation': 'Variante do Peão Envenenado',
  'Portuguese Gambit': 'Gambito Português',
  'Scotch Gambit': 'Gambito Escocês',
  'Stonewall Variation': 'Variante Stonewall',
  'Symmetrical Variation': 'Variante Simétrica',
  'Three Knights Variation': 'Variante dos Três Cavalos',
  'Two Knights Defense': 'Defesa dos Dois Cavalos',
  'Two Knights Variation': 'Variante dos Dois Cavalos',
  'Vienna Gambit': 'Gambito Vienense',
  'Wing Gambit': 'Gambito da Ala',
  'Yugoslav Attack': 'Ataque Iugoslavo',
};

const KINDS: Readonly<Record<string, string>> = {
  Variation: 'Variante',
  Attack: 'Ataque',
  Gambit: 'Gambito',
  Defense: 'Defesa',
  System: 'Sistema',
  Countergambit: 'Contragambito',
};

/** Names of people and places, the same in Portuguese. */
const PROPER = new Set(
  (
    'Alapin Albin Alekhine Averbakh Bogoljubow Botvinnik Breyer Bronstein Budapest Capablanca Chigorin Colle Evans ' +
    'Falkbeer Gligoric Greco Grünfeld Harrwitz Janowski Kan Karpov Keres Kieseritzky Lasker Lasker-Pelikan London ' +
    'Marshall McCutcheon Meran Morphy Najdorf Nimzowitsch Panov Paulsen Petrosian Polerio Richter-Rauzer Rubinstein ' +
    'Scheveningen Schliemann Smith-Morra Smyslov Spassky Spielmann Staunton Steinitz Sämisch Taimanov Tarrasch ' +
    'Tartakower Torre Winawer'
  ).split(' '),
);
/** Places that have a name of their own in Portuguese. */
const PLACES: Readonly<Record<string, string>> = { Budapest: 'Budapeste', London: 'Londres' };
const TAKEN: Readonly<Record<string, string>> = { Accepted: ' Aceito', Declined: ' Recusado' };

const PART = new RegExp(
  `^(?<who>\\S+|Max Lange) (?<kind>${Object.keys(KINDS).join('|')})(?: (?<taken>${Object.keys(TAKEN).join('|')}))?$`,
);

const partOf = (english: string): string | undefined => {
  const whole = WHOLE[english];
  if (whole) return whole;
  const { who = '', kind = '', taken } = PART.exec(english)?.groups ?? {};
  if (!PROPER.has(who) && who !== 'Max Lange') return undefined;
  return `${KINDS[kind]} ${PLACES[who] ?? who}${taken ? TAKEN[taken] : ''}`;
};

/**
 * 'Sicilian Defense: Najdorf Variation, English Attack' → 'Defesa Siciliana: Variante Najdorf, Ataque Inglês'. It ends
 * before the first part that has no settled name in Portuguese.
 */
export const openingInPortuguese = (english: string): string => {
  const [family = '', rest = ''] = english.split(': ');
  const parts: string[] = [];
  for (const part of rest.split(', ')) {
    const said = partOf(part);
    if (!said) break;
    parts.push(said);
  }
  return [FAMILIES[family] ?? family, parts.join(', ')].filter(text => text !== '').join(': ');
};
