/** The endings by their names, in the order of the list. */
export const ENDINGS = [
  'duas-torres',
  'dama',
  'torre',
  'dois-bispos',
  'bispo-cavalo',
  'rei-na-frente',
  'lance-de-reserva',
  'recuar-em-linha',
  'segurar-a-oposicao',
  'fora-do-quadrado',
  'dentro-do-quadrado',
  'reti',
  'peao-de-torre',
  'lucena',
  'philidor',
  'vancura',
  'torre-passiva',
  'rei-cortado',
  'torre-contra-peao',
  'dama-contra-peao',
  'dama-peao-de-torre',
  'dama-peao-de-bispo',
  'bispo-errado',
  'bispo-certo',
] as const;

/** The steps of the list, from the first mates on. */
export const ENDING_STEPS = ['mates', 'oposicao', 'quadrado', 'torre', 'dama', 'bispo'] as const;
