import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['profile'];

export const docs = {
  get: {
    tags,
    summary: 'Perfil do usuário',
    description: 'O perfil de quem está conectado, com nível, XP e moedas.',
  },

  save: {
    tags,
    summary: 'Salva o perfil do usuário',
    description: 'Salva os dados pessoais. Um campo que não vem fica como está; um texto vazio o apaga.',
    example: {
      fullName: 'Ana Clara Moreira',
      phone: '(19) 5555-0142',
      bio: 'Aprendi a jogar com meu avô e agora quero ganhar dele.',
      location: 'Campinas, SP',
      dateOfBirth: '2013-04-18',
    },
  },

  setAvatar: {
    tags,
    summary: 'Mostra uma imagem enviada como foto do usuário',
    description:
      'Mostra como foto uma imagem já enviada ao endereço que POST /upload/image deu. Só a própria imagem, e só ' +
      'depois do envio.',
  },

  removeAvatar: {
    tags,
    summary: 'Remove a foto do usuário',
    description: 'Remove a foto; em seu lugar aparecem as iniciais.',
  },
} satisfies Record<string, OperationDocs>;
