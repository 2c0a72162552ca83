import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['school'];

export const docs = {
  get: {
    tags,
    summary: 'Nome, aparência e regras da escola',
    description:
      'O que o cabeçalho, o título das páginas e os certificados mostram. Sem nome, a escola se chama Academia.',
  },

  update: {
    tags,
    summary: 'Muda o nome, a aparência e as regras da escola',
    description:
      'O logotipo é enviado antes, como toda imagem: o endereço vem de POST /upload/image. O logotipo anterior é ' +
      'apagado. Com `registration: closed` ninguém se cadastra sozinho; convites e entradas seguem como antes.',
    example: { name: 'Clube de Xadrez Torre Branca', accent: 'azul', logoUrl: null },
  },

  start: {
    tags,
    summary: 'Se a escola ainda espera por quem a administre',
    description: 'Verdadeiro até que a primeira conta de administrador exista.',
  },

  begin: {
    tags,
    summary: 'Cria a primeira conta de administrador e dá nome à escola',
    description:
      'Com o link que a academia mostra ao iniciar enquanto ninguém a administra; vale uma vez, por 30 minutos. A ' +
      'resposta traz o cookie da sessão.',
    example: {
      secret: 'dGhpcyBpcyBub3QgdGhlIHNlY3JldCBvZiBhIGxpbms',
      schoolName: 'Clube de Xadrez Torre Branca',
      accent: 'verde',
      fullName: 'Helena Prado',
      username: 'helena.prado',
      email: 'helena@exemplo.com.br',
      password: 'torre-branca-na-setima',
    },
  },
} satisfies Record<string, OperationDocs>;
