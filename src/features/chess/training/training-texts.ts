import type { TrainingMode } from './training-view.ts';

export const modeNames: Record<TrainingMode, string> = {
  treino: 'Treino livre',
  revisao: 'Revisão',
  diario: 'Problema do dia',
  sequencia: 'Sequência',
  corrida: 'Corrida',
  erros: 'Aprenda com seus erros',
  visao: 'Visão do tabuleiro',
  finais: 'Finais',
  repertorio: 'Repertório',
};

/** '25/11' of yyyy-mm-dd. */
export const dayText = (day: string): string => day.split('-').slice(1).toReversed().join('/');

/** What is said where a mode has no further puzzle. */
export const endTexts: Record<'treino' | 'revisao' | 'diario', { title: string; text: string }> = {
  treino: {
    title: 'Você já tentou todos',
    text: 'Não há problema novo com esse tema e essa dificuldade. Escolha outro tema, ou treine sem filtro.',
  },
  revisao: {
    title: 'Tudo revisto por hoje!',
    text: 'O que você não acertou de primeira volta no dia em que estiver para ser esquecido.',
  },
  diario: {
    title: 'Ainda não há problema do dia',
    text: 'Assim que a escola tiver problemas táticos, há um por dia.',
  },
};
