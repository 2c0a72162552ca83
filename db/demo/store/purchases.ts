/** What students of the demo have bought and how they liked it, from the coins they had earned by then. */
export type DemoPurchase = {
  item: string;
  daysAgo: number;
  stars?: 1 | 2 | 3 | 4 | 5;
  /** A thing that still waits at the school. */
  waiting?: true;
};

export const demoPurchases: Record<string, DemoPurchase[]> = {
  'pedro.lima': [
    { item: 'pecas-staunton-clube', daysAgo: 20, stars: 5 },
    { item: 'caderno-taticas', daysAgo: 12, stars: 5 },
    { item: 'caderno-partidas', daysAgo: 2, stars: 4 },
    { item: 'tabuleiro-vinil', daysAgo: 1, waiting: true },
  ],
  'julia.fernandes': [
    { item: 'tabuleiro-vinil', daysAgo: 26, stars: 5 },
    { item: 'caderno-finais-torre', daysAgo: 7, stars: 5 },
  ],
  'marina.souza': [
    { item: 'combo-primeiros-lances', daysAgo: 22, stars: 5 },
    { item: 'caderno-calculo', daysAgo: 16, stars: 4 },
  ],
  'lucas.teixeira': [
    { item: 'caderno-primeiros-xeques', daysAgo: 15, stars: 4 },
    { item: 'caderno-meio-jogo', daysAgo: 4, stars: 5 },
    { item: 'caderno-familia', daysAgo: 1, stars: 4 },
  ],
  'sofia.ribeiro': [{ item: 'caderno-primeiros-xeques', daysAgo: 3, stars: 5 }],
  'antonio.pires': [{ item: 'caderno-aberturas', daysAgo: 5, stars: 4 }],
};
