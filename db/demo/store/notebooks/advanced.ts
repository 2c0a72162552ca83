import type { DemoNotebook } from '../types.ts';

export const advancedNotebooks: DemoNotebook[] = [
  {
    key: 'caderno-finais-torre',
    name: 'Finais de Torre',
    price: 95,
    oldPrice: 110,
    badges: ['premium'],
    level: 'advanced',
    author: 'Beatriz Cavalcanti',
    description:
      'Lucena, Philidor, a torre ativa e o corte do rei: as ideias que decidem quase todos os finais de torre.',
    topics: ['Posição de Lucena', 'Posição de Philidor', 'Torre atrás do peão passado', 'Corte do rei'],
    samplePage: 1,
    pages: [
      {
        title: 'A defesa de Philidor',
        text: `Torre e peão contra torre, com o rei defensor na frente do peão. Enquanto o peão não chega à sexta
fileira, a torre que defende fica nela e não deixa o rei inimigo passar.

Quando o peão avança para a sexta, o rei atacante perde o abrigo: a torre desce e dá xeques por trás. É empate.`,
      },
      {
        title: 'A ponte de Lucena',
        text: `O peão está na sétima, o rei atacante na frente dele e o rei defensor cortado por uma coluna. A torre
atacante vai à quarta fileira e espera.

O rei sai, os xeques começam, e ele volta em direção à própria torre. No último xeque a torre se coloca no meio:
é a ponte.`,
      },
      {
        title: 'Atrás do peão passado',
        text: `A torre fica atrás do peão passado, seja ele seu ou do adversário. Atrás do seu, ela ganha espaço a cada
passo do peão. Atrás do dele, o adversário é que perde espaço.

A exceção mais comum: um xeque que ganha tempo.`,
      },
      {
        title: 'O corte do rei',
        text: `Uma torre em uma coluna livre corta o tabuleiro em dois. O rei que fica do lado errado não ajuda a parar
o peão.

Antes de empurrar o peão, pergunte se o rei adversário está cortado. Uma coluna a mais de distância costuma
valer uma vitória.`,
      },
      {
        title: 'A torre ativa',
        text: `Em finais de torre, a atividade vale mais do que um peão. Uma torre que defende de lado está amarrada;
uma que ataca peões por trás obriga a outra a ficar parada.

Na dúvida entre segurar um peão e ativar a torre, ative a torre.`,
      },
    ],
  },
  {
    key: 'caderno-calculo',
    name: 'Cálculo Profundo',
    price: 110,
    badges: ['exclusive'],
    level: 'advanced',
    author: 'Ricardo Nogueira',
    description: 'Lances candidatos, lances forçados e visualização: um método para calcular sem mover as peças.',
    topics: ['Lances candidatos', 'Lances forçados', 'Visualização', 'Quando parar de calcular'],
    samplePage: 1,
    pages: [
      {
        title: 'Xeques, capturas, ameaças',
        text: `Comece sempre pelos lances que forçam uma resposta: primeiro os xeques, depois as capturas, por fim as
ameaças. Eles encurtam a árvore, porque o adversário tem poucas escolhas.

Só depois procure os lances calmos. Muitas combinações terminam justamente com um deles.`,
      },
      {
        title: 'Lances candidatos',
        text: `Antes de calcular, escreva mentalmente a lista: três ou quatro lances que merecem atenção. Calcule cada
um uma vez, até o fim, e só então compare.

Quem calcula o primeiro lance que vê, e volta a ele cinco vezes, gasta o tempo e não sabe mais do que antes.`,
      },
      {
        title: 'A posição no fim da linha',
        text: `Visualizar não é ver tudo: é saber onde estão as peças que importam quando a linha termina. Diga em voz
baixa: a dama saiu de d1, a coluna está aberta, o rei está em g8.

**Treino.** Leia uma partida curta sem tabuleiro, cinco lances por vez, e só depois monte a posição.`,
      },
      {
        title: 'Quando parar',
        text: `Pare quando não houver mais xeques, capturas nem ameaças: a posição está quieta, e agora se avalia. Pare
também quando já sabe que um lance é claramente melhor do que os outros.

Continue quando algo ainda está no ar: uma peça atacada, um rei sem abrigo, um peão a um passo da promoção.`,
      },
    ],
  },
];
