import type { DemoNotebook } from '../types.ts';

export const intermediateNotebooks: DemoNotebook[] = [
  {
    key: 'caderno-aberturas',
    name: 'Aberturas com Ideias',
    price: 65,
    level: 'intermediate',
    author: 'Ricardo Nogueira',
    description:
      'Italiana, Ruy López, Siciliana, Gambito da Dama e Caro-Kann explicados pelos planos, não pela memória.',
    topics: ['Italiana', 'Ruy López', 'Defesa Siciliana', 'Gambito da Dama', 'Caro-Kann'],
    samplePage: 1,
    pages: [
      {
        title: 'Italiana: por que 3.Bc4',
        text: `Depois de 1.e4 e5 2.Cf3 Cc6 3.Bc4 o bispo olha para f7, a casa que só o rei preto defende.

Não é preciso atacá-la já. A pressão basta para que as pretas pensem duas vezes antes de mover as peças que
protegem o rei. Enquanto isso, as brancas preparam c3 e d4 e tomam o centro.`,
      },
      {
        title: 'Ruy López: a pressão sobre o defensor',
        text: `Com 3.Bb5 as brancas não atacam o peão de e5, mas o cavalo que o defende. Ainda não há ameaça: depois de
3...a6 4.Bxc6 dxc6 5.Cxe5 as pretas recuperam o peão com 5...Dd4.

O plano é lento: roque, Te1, c3 e d4. O bispo espera em b3 ou c2.`,
      },
      {
        title: 'Siciliana: a luta por d4',
        text: `1...c5 troca um peão da ala pelo peão central das brancas. Depois de 2.Cf3 e 3.d4 cxd4 as pretas têm dois
peões no centro contra um, e a coluna c meio aberta.

As brancas têm mais espaço e mais peças em jogo. Por isso atacam depressa; as pretas, se resistem, costumam ter
o melhor final.`,
      },
      {
        title: 'Gambito da Dama: um peão que volta',
        text: `Depois de 1.d4 d5 2.c4 dxc4 as brancas não perdem um peão: com 3.e3 ou 3.e4 ele é recuperado, e o centro
fica com elas.

Se as pretas recusam com 2...e6, o bispo de c8 fica preso atrás do próprio peão. Quase todo o plano das pretas é
libertá-lo.`,
      },
      {
        title: 'Caro-Kann: sólida sem ser passiva',
        text: `1...c6 prepara 2...d5 com o apoio de um peão. Ao contrário da Francesa, o bispo de c8 sai antes de ...e6.

Na variante do avanço, 3.e5, as pretas jogam 3...Bf5 e depois atacam a base da cadeia com ...c5.`,
      },
    ],
  },
  {
    key: 'caderno-meio-jogo',
    name: 'Planos do Meio-Jogo',
    price: 75,
    oldPrice: 90,
    level: 'intermediate',
    author: 'Beatriz Cavalcanti',
    description: 'O que fazer quando a abertura acaba: casas fracas, colunas abertas e peças mal colocadas.',
    topics: ['Casas fracas', 'Colunas abertas', 'Bispo bom e bispo mau', 'Estrutura de peões', 'Escolha do plano'],
    samplePage: 1,
    pages: [
      {
        title: 'A pior peça',
        text: `Sem plano à vista, faça uma pergunta simples: qual é a minha pior peça? Depois leve-a para uma casa
melhor.

Um bispo preso atrás dos próprios peões, uma torre sem coluna aberta, um cavalo na borda: melhorar a pior peça
quase nunca é errado, e o plano costuma aparecer no caminho.`,
      },
      {
        title: 'Casas fracas',
        text: `Uma casa é fraca quando nenhum peão pode mais defendê-la. Um cavalo que chega lá não é expulso por peões:
para tirá-lo é preciso uma peça.

Antes de avançar um peão, olhe o que ele deixa para trás. Peões não voltam.`,
      },
      {
        title: 'Colunas abertas',
        text: `Uma torre vale mais quando vê o tabuleiro inteiro. Ocupe a coluna aberta, dobre as torres se for preciso
e procure a porta de entrada: em geral a sétima fileira.

Se as duas torres adversárias também estão lá, pergunte quem ganha com as trocas.`,
      },
      {
        title: 'Bispo bom, bispo mau',
        text: `O bispo é mau quando os seus peões estão nas casas da cor dele. Então troque-o, leve-o para fora da
cadeia de peões ou mude os peões de cor.

O bispo bom quer um final com peões nos dois lados.`,
      },
    ],
  },
  {
    key: 'caderno-partidas',
    name: 'Caderno de Partidas Anotadas',
    price: 60,
    level: 'intermediate',
    author: 'Beatriz Cavalcanti',
    description: 'Perguntas para analisar as suas próprias partidas, antes de perguntar ao computador.',
    topics: ['Anotação algébrica', 'Momentos críticos', 'Uso do tempo', 'Lições da derrota'],
    samplePage: 1,
    pages: [
      {
        title: 'Depois da partida',
        text: `Escreva antes de ligar o motor: em que lance você deixou de entender a posição? Qual lance do adversário
foi uma surpresa?

Essas duas respostas valem mais do que a lista de erros do computador. Elas mostram o que estudar amanhã.`,
      },
      {
        title: 'O momento crítico',
        text: `Toda partida tem dois ou três lances que decidem. Eles costumam vir quando o caráter da posição muda: uma
troca de damas, um avanço no centro, o começo de um ataque.

Marque-os. Quanto tempo você pensou em cada um?`,
      },
      {
        title: 'O relógio conta uma história',
        text: `Anote o tempo a cada cinco lances. Se você gasta muito na abertura, faltam ideias; se gasta pouco nos
momentos críticos, falta o hábito de parar.

Um bom sinal: os lances longos são os que mudaram a partida.`,
      },
      {
        title: 'A lição da derrota',
        text: `Complete a frase: “Perdi porque…”. Não vale escrever “porque errei no lance 24”. Por que errou? Não viu,
não calculou, não acreditou?

Depois complete outra: “Da próxima vez, eu vou…”.`,
      },
    ],
  },
];
