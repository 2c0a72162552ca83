import type { DemoNotebook } from '../types.ts';

export const beginnerNotebooks: DemoNotebook[] = [
  {
    key: 'caderno-primeiros-xeques',
    name: 'Meus Primeiros Xeques',
    price: 40,
    oldPrice: 50,
    featured: true,
    badges: ['bestseller'],
    level: 'beginner',
    author: 'Ricardo Nogueira',
    description: 'Do valor das peças ao primeiro mate, em páginas curtas e com um exercício em cada uma.',
    topics: ['Valor das peças', 'Xeque, mate e afogamento', 'Mate do corredor'],
    samplePage: 2,
    pages: [
      {
        title: 'Quanto vale cada peça',
        text: `O peão vale 1, o cavalo e o bispo valem 3, a torre vale 5 e a dama vale 9. O rei não tem preço: quem o
perde, perde a partida.

Antes de trocar, faça a conta: o que eu dou e o que eu recebo?

**Exercício.** Você dá um bispo e um peão e recebe uma torre. Quem ganhou na troca? (Você: 5 contra 4.)`,
      },
      {
        title: 'As três saídas do xeque',
        text: `Quando o seu rei está em xeque, há três saídas: levar o rei para uma casa segura, colocar uma peça no
meio do caminho ou capturar a peça que dá o xeque.

Contra o xeque de um cavalo não adianta colocar nada no meio: ele salta. Restam a fuga e a captura.

Exercício: procure as três saídas antes de mover. Se nenhuma existe, é xeque-mate.`,
      },
      {
        title: 'Afogado não é mate',
        text: `Se o lado que joga não está em xeque e não tem nenhum lance legal, a partida empata: é o afogamento.

Quem está ganhando com dama contra rei precisa de cuidado. Antes de cada lance, pergunte: o rei dele ainda tem
uma casa?

**Exercício.** Monte rei preto em a8, dama branca em c7 e rei branco em e1. Com as pretas a jogar, é empate.`,
      },
      {
        title: 'O mate do corredor',
        text: `O rei rocado mora atrás de três peões. Eles o protegem, mas também fecham a porta: uma torre ou uma dama
que chega à última fileira pode dar mate.

**Como se defender.** Avance um peão (h3 para as brancas, h6 para as pretas) e o rei ganha uma janela.

**Exercício.** Nas suas últimas três partidas, o seu rei tinha uma janela?`,
      },
      {
        title: 'O mate com dama e rei',
        text: `A dama sozinha não dá mate: o rei precisa ajudar. Primeiro a dama fecha o rei inimigo em um retângulo
cada vez menor. Depois o seu rei se aproxima. Por fim a dama dá o mate, protegida pelo rei.

**Exercício.** Jogue contra o nível Fácil a partir de um tabuleiro só com os dois reis e a sua dama.`,
      },
    ],
  },
  {
    key: 'caderno-familia',
    name: 'Xadrez em Família',
    price: 45,
    level: 'beginner',
    author: 'Helena Duarte',
    description: 'Jogos curtos com poucas peças para aprender junto, sem pressa e sem decorar.',
    topics: ['Batalha de peões', 'Torre contra peões', 'O roque', 'Como explicar uma regra'],
    samplePage: 1,
    pages: [
      {
        title: 'A batalha de peões',
        text: `Montem só os reis e os peões nas casas iniciais. Vence quem promover primeiro.

Em poucas partidas a criança descobre sozinha o peão passado, o avanço de duas casas e a captura na diagonal.
Não corrija durante a partida: pergunte depois qual peão ninguém mais podia parar.`,
      },
      {
        title: 'Torre contra cinco peões',
        text: `De um lado, rei e torre. Do outro, rei e cinco peões. A torre vence se capturar todos os peões; os peões
vencem se um deles for promovido.

Troquem de lado a cada partida. Logo se vê que a torre prefere atacar os peões por trás.`,
      },
      {
        title: 'O roque sem mistério',
        text: `Conte uma história: o rei anda duas casas para o lado, e a torre pula para o outro lado dele. Só vale se
os dois ainda não se moveram, se não há peças no meio e se o rei não está em xeque, não passa por xeque e não
termina em xeque.

Peça à criança que explique a regra a um boneco. Quem explica, aprende.`,
      },
      {
        title: 'Perder também se treina',
        text: `Combinem antes: quem perde escolhe o lanche, e os dois dizem um lance bonito que o outro fez.

Uma partida perdida vale mais do que dez ganhas sem pensar. Guardem o lance em que tudo mudou e tentem outro no
lugar dele.`,
      },
    ],
  },
  {
    key: 'caderno-taticas',
    name: 'Táticas do Dia a Dia',
    price: 55,
    oldPrice: 70,
    badges: ['popular'],
    level: 'beginner',
    author: 'Ricardo Nogueira',
    description: 'Garfos, cravadas, espetos e descobertos: como reconhecer cada um e o que procurar no tabuleiro.',
    topics: ['Garfo', 'Cravada', 'Espeto', 'Ataque descoberto', 'Peça desprotegida'],
    samplePage: 1,
    pages: [
      {
        title: 'Peças soltas',
        text: `Uma peça que ninguém defende é um convite. Antes de cada lance, conte as peças soltas: as suas e as do
adversário.

Quase todo garfo começa assim: uma peça ataca duas, e uma delas estava solta. Se todas estão defendidas, o garfo
costuma valer menos do que parece.`,
      },
      {
        title: 'O garfo',
        text: `Um ataque duplo: a mesma peça ataca duas ao mesmo tempo, e só dá para salvar uma. O cavalo é o rei dos
garfos, mas o peão faz os mais baratos.

**Procure.** O rei e a dama inimigos estão em casas da mesma cor? Então um cavalo pode atacar os dois.`,
      },
      {
        title: 'A cravada',
        text: `Uma peça não pode sair da frente de outra mais valiosa. Se atrás está o rei, ela não pode mesmo: a regra
proíbe.

**O que fazer com ela.** Ataque a peça cravada mais uma vez, de preferência com um peão. Ela não foge.`,
      },
      {
        title: 'O espeto',
        text: `É a cravada ao contrário: a peça valiosa está na frente. Ela sai do ataque, e a que estava atrás se
perde.

Torres e damas espetam nas colunas e fileiras; bispos e damas, nas diagonais.`,
      },
      {
        title: 'O ataque descoberto',
        text: `Uma peça sai e abre a linha de outra. As duas atacam no mesmo lance. Se a que ficou dá xeque, a que saiu
pode ir aonde quiser.

**Procure.** Há uma peça sua entre o seu bispo, torre ou dama e uma peça inimiga? Ela é a porta: escolha bem
para onde abrir.`,
      },
    ],
  },
];
