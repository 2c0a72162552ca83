import type { DemoPiece } from './types.ts';

const board = (piece: Omit<DemoPiece, 'kind'>): DemoPiece => ({ kind: 'board', ...piece });
const set = (piece: Omit<DemoPiece, 'kind'>): DemoPiece => ({ kind: 'set', ...piece });
const clock = (piece: Omit<DemoPiece, 'kind'>): DemoPiece => ({ kind: 'clock', ...piece });

/** Twelve boards, eight sets, five clocks. The first eight are the first page. */
export const demoPieces: DemoPiece[] = [
  board({
    key: 'tabuleiro-jacaranda', name: 'Tabuleiro de Jacarandá', price: 420, oldPrice: 520, featured: true, badges: ['premium'], stock: 15,
    description: 'Casas em jacarandá e marfim, moldura maciça e acabamento acetinado que não reflete a luz.',
    material: 'Jacarandá e marfim', size: '50 × 50 cm, casas de 5,5 cm', features: ['Moldura maciça', 'Verniz fosco', 'Pés de feltro'],
  }),
  set({
    key: 'pecas-staunton-clube', name: 'Conjunto Staunton Clube', price: 60, badges: ['bestseller'],
    description: 'As peças que todo clube usa: desenho clássico, base forrada e rei de 9,5 cm.',
    material: 'Plástico reforçado', size: 'Rei de 9,5 cm', features: ['34 peças com damas extras', 'Base forrada', 'Saco de tecido'],
  }),
  clock({
    key: 'relogio-digital-acrescimo', name: 'Relógio Digital com Acréscimo', price: 150, oldPrice: 180, badges: ['tech'],
    description: 'Acréscimo por lance, atraso e dez tempos já programados. Visor grande, sem som no meio da partida.',
    material: 'Plástico ABS', size: '18 × 9 × 6 cm', features: ['Acréscimo e atraso', '10 tempos programados', 'Duas pilhas AA'],
  }),
  board({
    key: 'tabuleiro-vinil', name: 'Tabuleiro de Vinil Enrolável', price: 45, badges: ['bestseller'],
    description: 'Leve, lavável e com coordenadas: enrola, cabe na mochila e volta plano para a mesa.',
    material: 'Vinil', size: '50 × 50 cm, casas de 5,5 cm', features: ['Coordenadas impressas', 'Lavável', 'Tubo de transporte'],
  }),
  set({
    key: 'pecas-entalhadas', name: 'Peças de Madeira Entalhadas', price: 380, oldPrice: 450, featured: true, badges: ['premium'], stock: 20,
    description: 'Cavalos entalhados à mão, buxo e pau-ferro, com peso na base para não tombar no apuro de tempo.',
    material: 'Buxo e pau-ferro', size: 'Rei de 10 cm', features: ['Entalhe à mão', 'Peso duplo', 'Caixa de madeira'],
  }),
  board({
    key: 'tabuleiro-marmore', name: 'Tabuleiro de Mármore', price: 680, oldPrice: 800, badges: ['exclusive'], stock: 5,
    description: 'Mármore verde e branco, polido casa por casa. Uma peça para a sala que também se joga.',
    material: 'Mármore', size: '45 × 45 cm, casas de 5 cm', features: ['Pedra natural', 'Base de cortiça', 'Cada peça é única'],
  }),
  board({
    key: 'tabuleiro-eletronico', name: 'Tabuleiro Eletrônico Sensor', price: 850, oldPrice: 990, badges: ['exclusive', 'tech'], stock: 4,
    description: 'Reconhece cada peça, grava a partida em PGN e acende as casas do último lance.',
    material: 'Nogueira com sensores', size: '48 × 48 cm, casas de 5,2 cm', features: ['Grava em PGN', 'Luzes por casa', 'Bateria de 20 horas'],
  }),
  clock({
    key: 'relogio-analogico-nogueira', name: 'Relógio Analógico de Nogueira', price: 240, badges: ['exclusive'], stock: 9,
    description: 'Corda manual e bandeirinhas vermelhas, como nas fotos dos campeonatos antigos.',
    material: 'Nogueira e latão', size: '22 × 12 × 7 cm', features: ['Corda manual', 'Bandeirinhas vermelhas', 'Botões de latão'],
  }),
  board({
    key: 'tabuleiro-oficial-50', name: 'Tabuleiro Oficial de 50 cm', price: 130,
    description: 'Medidas de competição em madeira laminada, com coordenadas discretas na moldura.',
    material: 'Madeira laminada', size: '50 × 50 cm, casas de 5,5 cm', features: ['Medidas de competição', 'Coordenadas', 'Verniz fosco'],
  }),
  board({
    key: 'tabuleiro-oficial-55', name: 'Tabuleiro Oficial de 55 cm', price: 170, oldPrice: 200,
    description: 'Casas de seis centímetros para peças grandes, usado nas primeiras mesas.',
    material: 'Madeira laminada', size: '55 × 55 cm, casas de 6 cm', features: ['Casas de 6 cm', 'Coordenadas', 'Cantos protegidos'],
  }),
  board({
    key: 'tabuleiro-dobravel', name: 'Tabuleiro Dobrável de Madeira', price: 95,
    description: 'Dobra ao meio e guarda as peças dentro. O clássico de tarde de domingo.',
    material: 'Pinus', size: '40 × 40 cm aberto', features: ['Guarda as peças', 'Dobradiças de latão', 'Fecho magnético'],
  }),
  board({
    key: 'tabuleiro-magnetico-bolso', name: 'Tabuleiro Magnético de Bolso', price: 50, badges: ['popular'],
    description: 'Peças presas por ímã para analisar no ônibus, no avião ou na fila.',
    material: 'Plástico com ímã', size: '20 × 20 cm aberto', features: ['Peças inclusas', 'Fecha como estojo', 'Não perde a posição'],
  }),
  board({
    key: 'tabuleiro-bambu', name: 'Tabuleiro de Bambu', price: 160,
    description: 'Bambu claro e escuro, leve e de reflorestamento.',
    material: 'Bambu', size: '45 × 45 cm, casas de 5 cm', features: ['Madeira de reflorestamento', 'Leve', 'Óleo natural'],
  }),
  board({
    key: 'tabuleiro-vidro', name: 'Tabuleiro de Vidro Temperado', price: 210, oldPrice: 250,
    description: 'Casas foscas e transparentes em vidro temperado, com pés de silicone.',
    material: 'Vidro temperado', size: '40 × 40 cm, casas de 4,5 cm', features: ['Vidro temperado', 'Casas foscas', 'Pés de silicone'],
  }),
  board({
    key: 'mural-demonstrativo', name: 'Mural Demonstrativo Magnético', price: 320, stock: 8,
    description: 'Para aulas e análises em grupo: a última fileira da sala enxerga a posição.',
    material: 'Aço com ímã', size: '90 × 90 cm', features: ['Peças magnéticas inclusas', 'Suporte de parede', 'Coordenadas grandes'],
  }),
  board({
    key: 'tabuleiro-nogueira', name: 'Tabuleiro de Nogueira e Bordo', price: 290,
    description: 'Contraste suave que cansa menos os olhos nas partidas longas.',
    material: 'Nogueira e bordo', size: '48 × 48 cm, casas de 5,2 cm', features: ['Contraste suave', 'Moldura fina', 'Pés de feltro'],
  }),
  set({
    key: 'pecas-peso-duplo', name: 'Conjunto com Peso Duplo', price: 110,
    description: 'Mais firmes na mesa: cada base leva um peso de aço.',
    material: 'Plástico com peso', size: 'Rei de 9,5 cm', features: ['Peso duplo', 'Base forrada', '34 peças'],
  }),
  set({
    key: 'pecas-peso-triplo', name: 'Conjunto com Peso Triplo', price: 160, oldPrice: 190, badges: ['popular'],
    description: 'O peso que os torneios pedem, com damas extras para as promoções.',
    material: 'Plástico com peso', size: 'Rei de 9,8 cm', features: ['Peso triplo', 'Damas extras', 'Base de feltro'],
  }),
  set({
    key: 'pecas-silicone', name: 'Peças de Silicone', price: 85,
    description: 'Silenciosas e inquebráveis: boas para crianças e para partidas relâmpago.',
    material: 'Silicone', size: 'Rei de 9 cm', features: ['Inquebráveis', 'Silenciosas', 'Laváveis'],
  }),
  set({
    key: 'pecas-metal', name: 'Peças de Metal', price: 450, badges: ['exclusive'], stock: 7,
    description: 'Zamac cromado e envelhecido, com detalhes nas torres e coroas.',
    material: 'Metal', size: 'Rei de 8,5 cm', features: ['Metal maciço', 'Base aveludada', 'Estojo'],
  }),
  set({
    key: 'pecas-magneticas', name: 'Peças Magnéticas de Viagem', price: 65,
    description: 'Conjunto de reposição para tabuleiros magnéticos de bolso.',
    material: 'Plástico com ímã', size: 'Rei de 3 cm', features: ['Ímã forte', 'Saquinho de tecido'],
  }),
  set({
    key: 'pecas-pau-ferro', name: 'Peças de Pau-Ferro', price: 270,
    description: 'Torneadas em madeira escura brasileira, sem verniz, com toque natural.',
    material: 'Pau-ferro e buxo', size: 'Rei de 9,5 cm', features: ['Madeira natural', 'Base de couro', '34 peças'],
  }),
  clock({
    key: 'relogio-digital-basico', name: 'Relógio Digital Básico', price: 90,
    description: 'Três botões e nenhuma complicação: ajusta o tempo e joga.',
    material: 'Plástico ABS', size: '15 × 8 × 5 cm', features: ['Fácil de ajustar', 'Visor grande', 'Uma pilha AA'],
  }),
  clock({
    key: 'relogio-torneio', name: 'Relógio Digital de Torneio', price: 310, oldPrice: 360, badges: ['tech'], stock: 18,
    description: 'Vinte e cinco modos, contagem de lances e botões silenciosos para as mesas de competição.',
    material: 'Plástico ABS', size: '20 × 10 × 7 cm', features: ['25 modos', 'Conta os lances', 'Botões silenciosos'],
  }),
  clock({
    key: 'relogio-bolso', name: 'Relógio Digital de Bolso', price: 75,
    description: 'Pequeno, leve e com acréscimo: o relógio que está sempre na mochila.',
    material: 'Plástico ABS', size: '9 × 6 × 3 cm', features: ['Acréscimo', 'Cabe no bolso', 'Bateria recarregável'],
  }),
];
