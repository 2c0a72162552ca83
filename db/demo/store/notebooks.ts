import type { DemoNotebook } from './types.ts';

const FORMAT = 'Digital (PDF) e impresso';

/** Three for beginners, three intermediate, two advanced. */
export const demoNotebooks: DemoNotebook[] = [
  {
    key: 'caderno-primeiros-xeques',
    name: 'Meus Primeiros Xeques',
    price: 40,
    oldPrice: 50,
    featured: true,
    badges: ['bestseller'],
    level: 'beginner',
    pages: 64,
    format: FORMAT,
    author: 'Ricardo Nogueira',
    description: 'Do movimento das peças ao primeiro mate, com um exercício por página e espaço para desenhar.',
    topics: ['Movimento das peças', 'Xeque, mate e afogamento', 'Valor das peças', 'Mate do corredor'],
    sample:
      'Página 12 · As três saídas do xeque\n\nQuando o seu rei está em xeque, há três saídas. Você pode levar o rei ' +
      'para uma casa segura, colocar uma peça no meio do caminho ou capturar a peça que dá o xeque.\n\nContra o ' +
      'xeque de um cavalo não adianta colocar nada no meio: ele salta. Restam a fuga e a captura.\n\nExercício: ' +
      'procure as três saídas antes de mover. Se nenhuma existe, é xeque-mate.',
  },
  {
    key: 'caderno-familia',
    name: 'Xadrez em Família',
    price: 45,
    level: 'beginner',
    pages: 72,
    format: FORMAT,
    author: 'Helena Duarte',
    description: 'Jogos curtos com poucas peças para aprender junto, sem pressa e sem decorar.',
    topics: ['Batalha de peões', 'Torre contra peões', 'O roque', 'Como explicar uma regra'],
    sample:
      'Página 8 · A batalha de peões\n\nMontem só os reis e os peões nas casas iniciais. Vence quem promover ' +
      'primeiro.\n\nEm poucas partidas a criança descobre sozinha o peão passado, o avanço de duas casas e a captura ' +
      'na diagonal. Não corrija durante a partida: pergunte depois qual peão ninguém mais podia parar.',
  },
  {
    key: 'caderno-taticas',
    name: 'Táticas do Dia a Dia',
    price: 55,
    oldPrice: 70,
    badges: ['popular'],
    level: 'beginner',
    pages: 96,
    format: FORMAT,
    author: 'Ricardo Nogueira',
    description: 'Garfos, cravadas e espetos em 120 posições curtas, com a resposta no verso.',
    topics: ['Garfo', 'Cravada', 'Espeto', 'Ataque descoberto', 'Peça desprotegida'],
    sample:
      'Página 21 · Peças soltas\n\nUma peça que ninguém defende é um convite. Antes de cada lance, conte as peças ' +
      'soltas: as suas e as do adversário.\n\nQuase todo garfo começa assim: uma peça ataca duas, e uma delas estava ' +
      'solta. Se todas estão defendidas, o garfo costuma valer menos do que parece.',
  },
  {
    key: 'caderno-aberturas',
    name: 'Aberturas com Ideias',
    price: 65,
    level: 'intermediate',
    pages: 128,
    format: FORMAT,
    author: 'Ricardo Nogueira',
    description: 'Italiana, Ruy López, Siciliana e Gambito da Dama explicados pelos planos, não pela memória.',
    topics: ['Italiana', 'Ruy López', 'Defesa Siciliana', 'Gambito da Dama', 'Caro-Kann'],
    sample:
      'Página 34 · Por que 3.Bc4\n\nDepois de 1.e4 e5 2.Cf3 Cc6 3.Bc4 o bispo olha para f7, a casa que só o rei ' +
      'preto defende.\n\nNão é preciso atacá-la já. A pressão basta para que as pretas pensem duas vezes antes de ' +
      'mover as peças que protegem o rei. Enquanto isso, as brancas preparam c3 e d4 e tomam o centro.',
  },
  {
    key: 'caderno-meio-jogo',
    name: 'Planos do Meio-Jogo',
    price: 75,
    oldPrice: 90,
    level: 'intermediate',
    pages: 140,
    format: FORMAT,
    author: 'Beatriz Cavalcanti',
    description: 'O que fazer quando a abertura acaba: casas fracas, colunas abertas e peças mal colocadas.',
    topics: ['Casas fracas', 'Colunas abertas', 'Bispo bom e bispo mau', 'Estrutura de peões', 'Escolha do plano'],
    sample:
      'Página 57 · A pior peça\n\nSem plano à vista, faça uma pergunta simples: qual é a minha pior peça? Depois ' +
      'leve-a para uma casa melhor.\n\nUm bispo preso atrás dos próprios peões, uma torre sem coluna aberta, um ' +
      'cavalo na borda: melhorar a pior peça quase nunca é errado, e o plano costuma aparecer no caminho.',
  },
  {
    key: 'caderno-partidas',
    name: 'Caderno de Partidas Anotadas',
    price: 60,
    level: 'intermediate',
    pages: 160,
    format: FORMAT,
    author: 'Beatriz Cavalcanti',
    description: 'Cinquenta planilhas com perguntas para analisar as suas próprias partidas.',
    topics: ['Anotação algébrica', 'Momentos críticos', 'Uso do tempo', 'Lições da derrota'],
    sample:
      'Página 5 · Depois da partida\n\nEscreva antes de ligar o motor: em que lance você deixou de entender a ' +
      'posição? Qual lance do adversário foi uma surpresa?\n\nEssas duas respostas valem mais do que a lista de ' +
      'erros do computador. Elas mostram o que estudar amanhã.',
  },
  {
    key: 'caderno-finais-torre',
    name: 'Finais de Torre',
    price: 95,
    oldPrice: 110,
    badges: ['premium'],
    level: 'advanced',
    pages: 180,
    format: FORMAT,
    author: 'Beatriz Cavalcanti',
    description: 'Lucena, Philidor, torre ativa e peões ligados, com 80 posições para jogar contra o relógio.',
    topics: ['Posição de Lucena', 'Posição de Philidor', 'Torre atrás do peão passado', 'Corte do rei'],
    sample:
      'Página 41 · A defesa de Philidor\n\nTorre e peão contra torre, com o rei defensor na frente do peão. Enquanto ' +
      'o peão não chega à sexta fileira, a torre que defende fica nela e não deixa o rei inimigo passar.\n\nQuando o ' +
      'peão avança para a sexta, o rei atacante perde o abrigo: a torre desce e dá xeques por trás. É empate.',
  },
  {
    key: 'caderno-calculo',
    name: 'Cálculo Profundo',
    price: 110,
    badges: ['exclusive'],
    level: 'advanced',
    pages: 200,
    format: FORMAT,
    author: 'Ricardo Nogueira',
    description: 'Lances candidatos, árvore de variantes e visualização: cem posições sem mover as peças.',
    topics: ['Lances candidatos', 'Lances forçados', 'Visualização', 'Quando parar de calcular'],
    sample:
      'Página 19 · Xeques, capturas, ameaças\n\nComece sempre pelos lances que forçam uma resposta: primeiro os ' +
      'xeques, depois as capturas, por fim as ameaças. Eles encurtam a árvore, porque o adversário tem poucas ' +
      'escolhas.\n\nSó depois procure os lances calmos. Muitas combinações terminam justamente com um deles.',
  },
];
