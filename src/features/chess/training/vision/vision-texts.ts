import type { Question, VisionKind } from './vision.ts';

export const visionKinds: Record<VisionKind, { name: string; about: string }> = {
  casa: { name: 'Ache a casa', about: 'Sai o nome; toque na casa.' },
  nome: { name: 'Diga o nome', about: 'Uma casa acende; escolha o nome dela.' },
  cor: { name: 'Clara ou escura', about: 'Diga a cor da casa sem olhar o tabuleiro.' },
  cavalo: { name: 'Caminho do cavalo', about: 'Leve o cavalo até a casa marcada.' },
  ataque: { name: 'O que está atacado', about: 'Uma das peças pretas pode ser capturada. Qual?' },
};

export const questionText = (question: Question): string => {
  switch (question.kind) {
    case 'casa':
      return `Onde fica ${question.square}?`;
    case 'nome':
      return 'Que casa é esta?';
    case 'cor':
      return `De que cor é ${question.square}?`;
    case 'cavalo':
      return `Leve o cavalo até ${question.target}`;
    case 'ataque':
      return 'Qual peça preta a branca ataca?';
  }
};
