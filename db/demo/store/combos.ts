import type { DemoCombo } from './types.ts';

/** The first six are the first page. */
export const demoCombos: DemoCombo[] = [
  {
    key: 'combo-primeiros-lances', name: 'Combo Primeiros Lances', price: 120, oldPrice: 165, featured: true, badges: ['popular', 'bestseller'],
    description: 'Tudo para jogar a primeira partida hoje: tabuleiro, peças e um caderno que explica cada movimento.',
    included: ['Tabuleiro de vinil enrolável', 'Conjunto de peças Staunton Clube', 'Caderno Meus Primeiros Xeques'],
    benefits: ['Guia de boas-vindas impresso'], boostPercent: 10, boostDays: 7, emblem: 'Primeiros Lances',
  },
  {
    key: 'combo-clube', name: 'Combo Jogador de Clube', price: 260, oldPrice: 370, badges: ['bestseller'],
    description: 'O jogo completo para levar ao clube: tabuleiro oficial, peças com peso e relógio com acréscimo.',
    included: ['Tabuleiro oficial de 50 cm', 'Conjunto de peças com peso', 'Relógio digital com acréscimo', 'Bolsa de transporte'],
    benefits: ['Planilhas para 50 partidas'], boostPercent: 15, boostDays: 15, emblem: 'Jogador de Clube', stock: 40,
  },
  {
    key: 'combo-grande-mestre', name: 'Combo Grande Mestre', price: 480, oldPrice: 710, badges: ['premium'],
    description: 'Madeira nobre, relógio de torneio e os dois cadernos avançados. Para quem leva o xadrez a sério.',
    included: ['Tabuleiro de jacarandá', 'Peças de madeira entalhadas', 'Relógio digital de torneio', 'Cadernos Finais de Torre e Cálculo Profundo'],
    benefits: ['Certificado de autenticidade da madeira'], boostPercent: 30, boostDays: 30, emblem: 'Coleção Grande Mestre', stock: 12,
  },
  {
    key: 'combo-tatico', name: 'Combo Tático', price: 90, oldPrice: 130, badges: ['popular'],
    description: 'Dois cadernos de exercícios e um tabuleiro de bolso para resolver problemas em qualquer lugar.',
    included: ['Caderno Táticas do Dia a Dia', 'Caderno Meus Primeiros Xeques', 'Tabuleiro magnético de bolso'],
    benefits: ['Marcador de página com os temas táticos'], boostPercent: 15, boostDays: 10, emblem: 'Olho Tático',
  },
  {
    key: 'combo-familia', name: 'Combo Família', price: 190, oldPrice: 270,
    description: 'Dois tabuleiros para jogar a quatro: as crianças aprendem, os adultos descobrem que esqueceram o roque.',
    included: ['Dois tabuleiros dobráveis de madeira', 'Dois conjuntos de peças', 'Caderno Xadrez em Família'],
    benefits: ['Cartaz com o movimento das peças'], boostPercent: 10, boostDays: 15, emblem: 'Família no Tabuleiro',
  },
  {
    key: 'combo-torneio', name: 'Combo Torneio', price: 330, oldPrice: 450, badges: ['premium'],
    description: 'O que a mesa de um torneio exige: tabuleiro oficial, peças pesadas, relógio e planilhas.',
    included: ['Tabuleiro oficial de 55 cm', 'Conjunto de peças com peso triplo', 'Relógio digital de torneio', 'Bloco de planilhas'],
    benefits: ['Porta-caneta de mesa'], boostPercent: 20, boostDays: 20, emblem: 'Pronto para o Torneio', stock: 25,
  },
  {
    key: 'combo-aberturas', name: 'Combo Repertório', price: 110, oldPrice: 150,
    description: 'Um caderno para montar o repertório e outro para entender os planos que nascem dele.',
    included: ['Caderno Aberturas com Ideias', 'Caderno Planos do Meio-Jogo'],
    benefits: ['Fichas para anotar suas linhas'], boostPercent: 10, boostDays: 10, emblem: 'Repertório Afiado',
  },
  {
    key: 'combo-finalista', name: 'Combo Finalista', price: 140, oldPrice: 200,
    description: 'Finais de torre, oposição e um tabuleiro demonstrativo pequeno para estudar posição por posição.',
    included: ['Caderno Finais de Torre', 'Tabuleiro dobrável de madeira', 'Peças Staunton Clube'],
    benefits: ['Lista dos dez finais essenciais'], boostPercent: 15, boostDays: 15, emblem: 'Finalista',
  },
  {
    key: 'combo-viagem', name: 'Combo Viagem', price: 80, oldPrice: 115, badges: ['popular'],
    description: 'Cabe na mochila: tabuleiro magnético, caderno curto e uma caneta para as anotações do caminho.',
    included: ['Tabuleiro magnético de bolso', 'Caderno Meus Primeiros Xeques', 'Caneta da Academia'],
    benefits: ['Estojo de tecido'], boostPercent: 5, boostDays: 7,
  },
  {
    key: 'combo-professor', name: 'Combo Sala de Aula', price: 420, oldPrice: 600, badges: ['exclusive'],
    description: 'Mural magnético e seis jogos de vinil para uma turma inteira jogar ao mesmo tempo.',
    included: ['Mural demonstrativo magnético', 'Seis tabuleiros de vinil', 'Seis conjuntos Staunton Clube'],
    benefits: ['Roteiro de oito encontros'], boostPercent: 20, boostDays: 30, emblem: 'Turma do Xadrez', stock: 10,
  },
  {
    key: 'combo-relampago', name: 'Combo Relâmpago', price: 210, oldPrice: 290,
    description: 'Relógio rápido e tabuleiro resistente para quem vive de partidas de três minutos.',
    included: ['Relógio digital com acréscimo', 'Tabuleiro de vinil enrolável', 'Peças de silicone'],
    benefits: ['Adesivos para o relógio'], boostPercent: 15, boostDays: 10, emblem: 'Mão Rápida',
  },
  {
    key: 'combo-colecionador', name: 'Combo Colecionador', price: 460, oldPrice: 680, badges: ['exclusive'],
    description: 'Tabuleiro de mármore e peças de metal, com um suporte para expor as peças capturadas.',
    included: ['Tabuleiro de mármore', 'Peças de metal', 'Suporte de exposição'],
    benefits: ['Número de série gravado'], boostPercent: 25, boostDays: 30, emblem: 'Colecionador', stock: 6,
  },
];
