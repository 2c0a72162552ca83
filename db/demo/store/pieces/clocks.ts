import type { DemoPiece } from '../types.ts';

export const clocks: DemoPiece[] = [
  {
    kind: 'clock',
    key: 'relogio-digital-basico',
    name: 'Relógio Digital Básico',
    price: 90,
    description: 'Três botões e nenhuma complicação: ajusta o tempo e joga.',
    material: 'Plástico ABS',
    size: '15 × 8 × 5 cm',
    features: ['Fácil de ajustar', 'Visor grande', 'Uma pilha AA'],
  },
  {
    kind: 'clock',
    key: 'relogio-torneio',
    name: 'Relógio Digital de Torneio',
    price: 310,
    oldPrice: 360,
    badges: ['tech'],
    stock: 18,
    description: 'Vinte e cinco modos, contagem de lances e botões silenciosos para as mesas de competição.',
    material: 'Plástico ABS',
    size: '20 × 10 × 7 cm',
    features: ['25 modos', 'Conta os lances', 'Botões silenciosos'],
  },
  {
    kind: 'clock',
    key: 'relogio-bolso',
    name: 'Relógio Digital de Bolso',
    price: 75,
    description: 'Pequeno, leve e com acréscimo: o relógio que está sempre na mochila.',
    material: 'Plástico ABS',
    size: '9 × 6 × 3 cm',
    features: ['Acréscimo', 'Cabe no bolso', 'Bateria recarregável'],
  },
];
