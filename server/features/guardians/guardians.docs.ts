import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['guardians'];

export const docs = {
  links: {
    tags,
    summary: 'Os links dos responsáveis de uma turma',
    description: 'Cada aluno da turma, e desde quando seus responsáveis têm um link que vale.',
    exampleBy: 'professor@academia.demo',
  },

  makeLinks: {
    tags,
    summary: 'Faz links para os responsáveis',
    description:
      'Um link para cada aluno da turma: abre a página em que os responsáveis acompanham o que ele faz. É dito só ' +
      'agora; o anterior deixa de valer, e este também quando o aluno recebe outra senha. ' +
      'Não com um token de acesso (403).',
  },

  revokeLink: {
    tags,
    summary: 'Revoga o link dos responsáveis',
    description:
      'O link de um aluno da turma deixa de valer. Se os responsáveis aprovam as compras, elas esperam até um link ' +
      'novo.',
  },

  sheets: {
    tags,
    summary: 'Os boletins de uma turma',
    description:
      'Um para cada aluno, para os pais: cursos, tarefas, presença, partidas, o último problema que resolveu e as ' +
      'palavras do professor.',
    exampleBy: 'professor@academia.demo',
  },

  saveWords: {
    tags,
    summary: 'Escreve as palavras do professor no boletim',
    description: 'O que o professor diz de um aluno da turma, em lugar do que dizia antes.',
    exampleBy: 'professor@academia.demo',
  },

  digests: {
    tags,
    summary: 'A semana de cada aluno de uma turma',
    description:
      'O que aprendeu, presença, partidas, problemas, moedas e o que falta fazer, para imprimir: os sete dias que ' +
      'terminam em `until`, em dias de São Paulo. As tarefas que faltam são as de agora.',
    exampleBy: 'professor@academia.demo',
  },

  page: {
    tags,
    summary: 'A página dos responsáveis',
    description:
      'Os últimos sete dias, tarefas, cursos, presença, partidas, moedas e pedidos de compra de um aluno. Quem tem o ' +
      'link responde aos pedidos. Um link que foi trocado ou revogado é recusado.',
  },

  answerPurchase: {
    tags,
    summary: 'Responde a um pedido de compra',
    description:
      'Quem tem o link do aluno aprova ou recusa. O que é aprovado é comprado e pago na hora; se já não é possível, ' +
      'a resposta é 409 e o pedido continua à espera, com o preço de agora se ele mudou. O aluno é avisado.',
  },

  setApproval: {
    tags,
    summary: 'Diz se as compras do aluno esperam a aprovação',
    description: 'O desejo de quem tem o link. Onde a escola quer que elas esperem, esperam de todo modo.',
  },

  setMail: {
    tags,
    summary: 'Pede o resumo da semana por email',
    description:
      'Onde a escola envia emails. O endereço recebe primeiro um pedido de confirmação; depois, toda segunda-feira, ' +
      'a semana que passou. Com outro link ou outra senha do aluno os emails terminam.',
  },

  answerMail: {
    tags,
    summary: 'Confirma ou encerra o resumo por email',
    description: 'Com o que vem depois do # nos emails. Não abre nada.',
  },

  requests: {
    tags,
    summary: 'As compras pedidas aos responsáveis',
    description: 'Os pedidos do próprio aluno, e se as suas compras precisam ser pedidas.',
    exampleBy: 'sofia.ribeiro@academia.demo',
  },

  ask: {
    tags,
    summary: 'Pede uma compra aos responsáveis',
    description:
      'Nada é pago nem reservado até a aprovação. A compra tem de ser possível agora: sem moedas, estoque ou vaga, é ' +
      'recusada com 409. `kind` e `id` dizem o que se compra; `category` é só para um programa.',
    exampleBy: 'sofia.ribeiro@academia.demo',
  },

  withdraw: {
    tags,
    summary: 'Cancela um pedido aos responsáveis',
    description: 'Só enquanto espera.',
    exampleBy: 'sofia.ribeiro@academia.demo',
  },
} satisfies Record<string, OperationDocs>;
