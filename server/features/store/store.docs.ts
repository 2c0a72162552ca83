import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['store'];

export const docs = {
  items: {
    tags,
    summary: 'Produtos da loja, com quantos há de cada tipo',
    description: 'Aberto a todos. Quem está conectado vê também os seus favoritos e o que já comprou.',
    example: { category: 'notebook', level: 'beginner', limit: 2 },
  },

  item: {
    tags,
    summary: 'Um produto da loja',
    description: 'Aberto a todos. Um produto que não está à venda recebe 404.',
    example: { itemId: 38 },
  },

  notebook: {
    tags,
    summary: 'O conteúdo de um caderno comprado',
    description: 'Só para quem o comprou e não devolveu. Lê-se sempre a edição mais nova.',
    example: { itemId: 38 },
    exampleBy: 'sofia.ribeiro@academia.demo',
  },

  favour: {
    tags,
    summary: 'Guarda um produto nos favoritos',
    description: 'Repetir não muda nada.',
    example: { itemId: 38 },
  },

  unfavour: {
    tags,
    summary: 'Tira um produto dos favoritos',
    description: 'Repetir não muda nada.',
    example: { itemId: 38 },
  },

  orders: {
    tags,
    summary: 'As próprias compras; para administradores, as de todos',
    description:
      'As compras, da mais recente à mais antiga, com o prazo da garantia de 30 dias. Administradores recebem as ' +
      'de todos.',
    exampleBy: 'pedro.lima@academia.demo',
  },

  buy: {
    tags,
    summary: 'Compra um produto com moedas',
    description:
      'Paga com moedas, que nunca ficam negativas. A mesma `clientKey` é paga uma só vez; um preço que mudou, um ' +
      'produto esgotado e um saldo que não chega são recusados. O que é uma coisa se retira na escola ou se ' +
      'recebe em um endereço, por 20 moedas de frete; acima de 200 moedas o frete é grátis.',
    example: { itemId: 38, clientKey: 'compra-0001', price: 40 },
  },

  giveBack: {
    tags,
    summary: 'Devolve uma compra e recebe as moedas de volta',
    description:
      'Dentro de 30 dias, e uma vez; com um defeito, dentro de 1 ano da entrega. O que é digital é devolvido na ' +
      'hora: as moedas voltam, e o bônus de XP da compra termina. Uma coisa só pode ser devolvida depois de ' +
      'entregue, e as moedas voltam quando a escola a recebe.',
    example: { orderId: 4 },
    exampleBy: 'pedro.lima@academia.demo',
  },

  deliver: {
    tags,
    summary: 'Marca uma compra como entregue',
    description: 'Quem comprou é avisado, e a garantia de 30 dias conta a partir de agora.',
    example: { orderId: 1 },
  },

  receive: {
    tags,
    summary: 'Marca um produto devolvido como recebido',
    description:
      'O produto voltou à escola: as moedas voltam a quem o comprou, e o bônus de XP da compra termina. Um produto ' +
      'com defeito não volta ao estoque.',
    example: { orderId: 1 },
  },

  rate: {
    tags,
    summary: 'Avalia o produto de uma compra',
    description: 'Só quem comprou e não devolveu. Dar outra nota substitui a primeira.',
    example: { orderId: 3, rating: 5 },
    exampleBy: 'pedro.lima@academia.demo',
  },

  managed: {
    tags,
    summary: 'Todos os produtos, também os que não estão à venda',
    description: '20 produtos por página, com quantos foram vendidos.',
    example: { search: 'caderno' },
  },

  create: {
    tags,
    summary: 'Cria um produto da loja',
    description:
      'Um produto novo, à venda salvo com `active` false. O tipo tem de ser da categoria, e um caderno tem nível.',
    example: {
      category: 'notebook',
      kind: 'notebook',
      name: 'Caderno do Enxadrista',
      description: 'Sessenta diagramas em branco para as suas partidas.',
      price: 35,
      level: 'beginner',
      pages: 64,
      author: 'Academia',
      topics: ['Anotação'],
      stock: 100,
    },
  },

  update: {
    tags,
    summary: 'Altera um produto da loja',
    description: 'O produto passa a ser como vem; o estoque tem um endereço próprio.',
    example: {
      itemId: 39,
      category: 'notebook',
      kind: 'notebook',
      name: 'Xadrez em Família',
      description: 'Jogos e desafios para adultos e crianças.',
      price: 40,
      oldPrice: 45,
      level: 'beginner',
    },
  },

  setStock: {
    tags,
    summary: 'Altera o estoque de um produto',
    description: 'Diz quantos há agora; null é sem limite.',
    example: { itemId: 2, stock: 25 },
  },
} satisfies Record<string, OperationDocs>;
