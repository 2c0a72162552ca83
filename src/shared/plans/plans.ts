import type { PieceKind } from '../../ui/Piece.tsx';

export type PlanName = 'Básico' | 'Premium' | 'Escola';
export type Plan = {
  name: PlanName;
  piece: PieceKind;
  price: string;
  period?: string;
  text: string;
  features: readonly string[];
  popular?: true;
};

/** What the school offers for money, on the landing page and on its own. */
export const plans: readonly Plan[] = [
  {
    name: 'Básico',
    piece: 'pawn',
    price: 'Grátis',
    text: 'Para dar o primeiro lance.',
    features: ['Todos os cursos gratuitos', 'Problemas, partidas e missões'],
  },
  {
    name: 'Premium',
    piece: 'queen',
    price: 'R$ 39,90',
    period: 'por mês',
    text: 'Para quem quer ir longe.',
    features: ['Todos os cursos, também os premium', 'Todos os exercícios', 'Certificados'],
    popular: true,
  },
  {
    name: 'Escola',
    piece: 'king',
    price: 'R$ 199,90',
    period: 'por mês',
    text: 'Para turmas inteiras.',
    features: [
      'Todos os alunos da escola',
      'Dashboard para professores',
      'Relatórios detalhados',
      'Conteúdo personalizado: cursos e lições da própria escola',
    ],
  },
];
