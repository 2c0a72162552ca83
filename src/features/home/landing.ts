/** What the landing page says: the school's claims, and its method. */
import type { PieceKind } from '../../ui/Piece.tsx';
import type { Position } from './Diagram.tsx';

export const claims = [
  { value: '10k+', label: 'Alunos ativos' },
  { value: '500+', label: 'Aulas' },
  { value: '50+', label: 'Professores' },
  { value: '98%', label: 'Satisfação' },
] as const;

export const features: readonly { piece: PieceKind; title: string; text: string }[] = [
  {
    piece: 'rook',
    title: 'Cursos Estruturados',
    text: 'Do primeiro lance ao jogo avançado, cada aula se apoia na anterior, como as fiadas de uma torre.',
  },
  {
    piece: 'queen',
    title: 'Gamificação',
    text: 'Ganhe XP, suba de nível e colecione conquistas a cada aula concluída, quiz vencido e problema resolvido.',
  },
  {
    piece: 'bishop',
    title: 'Professores Especialistas',
    text: 'Aprenda com quem joga e ensina xadrez todos os dias e acompanha o progresso de cada aluno.',
  },
  {
    piece: 'knight',
    title: 'Prática Personalizada',
    text: 'Exercícios e partidas que se adaptam ao seu nível: difíceis o bastante para ensinar, nunca para desanimar.',
  },
];

export const journey: readonly { title: string; text: string; position: Position }[] = [
  {
    title: 'Fundamentos',
    text: 'As peças, as regras e os primeiros mates. O peão aprende a andar, e você também.',
    position: {
      ranks: ['....', '....', '.P..', '....'],
      marked: [
        [1, 1],
        [1, 0],
      ],
      arrows: [
        [
          [1, 2],
          [1, 0],
        ],
      ],
    },
  },
  {
    title: 'Tática',
    text: 'Garfos, cravadas e combinações. Um cavalo bem colocado ataca três peças de uma vez.',
    position: {
      ranks: ['k.q.', '....', '.N..', '...r'],
      marked: [
        [0, 0],
        [2, 0],
        [3, 3],
      ],
      arrows: [
        [
          [1, 2],
          [0, 0],
        ],
        [
          [1, 2],
          [2, 0],
        ],
        [
          [1, 2],
          [3, 3],
        ],
      ],
    },
  },
  {
    title: 'Estratégia',
    text: 'Planos, estruturas e finais. A torre domina a coluna aberta e o resto do jogo obedece.',
    position: {
      ranks: ['...k', 'p.pp', 'P..P', '.RK.'],
      marked: [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      arrows: [
        [
          [1, 3],
          [1, 0],
        ],
      ],
    },
  },
];

/**
 * A smothered mate: the queen was sacrificed on g8, the rook had to take it, and the knight moves from h6 to f7, where
 * HeroBoard puts it.
 */
export const smotheredMate: Position = {
  ranks: ['r.....rk', 'pb....pp', '.p......', '..q.....', '....P...', '........', 'PP...PPP', 'R....RK.'],
  marked: [
    [7, 2],
    [5, 1],
  ],
  arrows: [
    [
      [7, 2],
      [5, 1],
    ],
  ],
};
