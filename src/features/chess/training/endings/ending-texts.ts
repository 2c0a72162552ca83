import type {
  EndingGoal,
  EndingPlayed,
  EndingReason,
  EndingStep,
} from '../../../../../server/features/endings/endings.schema.ts';

export const stepNames: Record<EndingStep, string> = {
  mates: 'Mates básicos',
  oposicao: 'A oposição',
  quadrado: 'O quadrado e o peão da torre',
  torre: 'Torre e peão',
  dama: 'Dama contra peão',
  bispo: 'Bispo e peão da torre',
};

export const goalNames: Record<EndingGoal, string> = { mate: 'Dar mate', win: 'Ganhar', hold: 'Empatar' };

export const goalTexts: Record<EndingGoal, string> = {
  mate: 'Dê xeque-mate. O motor se defende como pode.',
  win: 'Ganhe: faça uma dama, ou deixe o outro rei sozinho.',
  hold: 'Não perca: resista por 15 lances, ou empate pelas regras.',
};

const bothWays: Record<Exclude<EndingReason, 'checkmate'>, string> = {
  stalemate: 'O rei ficou afogado: empate.',
  insufficient_material: 'Não sobrou material para dar mate: empate.',
  dead_position: 'Ninguém mais pode dar mate: empate.',
  repetition: 'A posição se repetiu três vezes: empate.',
  fifty_moves: 'Cinquenta lances sem captura nem lance de peão: empate.',
  won: 'A vitória está assegurada: daqui em diante é só dar mate.',
  held: 'Você resistiu por 15 lances.',
  escaped: 'A vitória escapou: o outro lado agora se segura.',
  lost: 'Com este lance a posição se perde.',
};

/** Why it ended, in a sentence. */
export const reasonText = ({ status, reason }: Pick<EndingPlayed, 'status' | 'reason'>): string => {
  if (reason === null) return '';
  if (reason === 'checkmate') return status === 'success' ? 'Xeque-mate!' : 'O motor deu xeque-mate.';
  return bothWays[reason];
};

/** '1:07' */
export const timeText = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
