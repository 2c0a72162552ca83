import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['auth'];

export const docs = {
  options: {
    tags,
    summary: 'O que a tela de entrada oferece',
    description: 'Diz se as contas de demonstração existem, para que a tela de entrada as ofereça.',
  },

  me: {
    tags,
    summary: 'Usuário da sessão atual',
    description: 'O usuário a quem pertence o cookie ou o token.',
  },

  login: {
    tags,
    summary: 'Entra com email ou nome de usuário e senha',
    description:
      'Responde com o cookie da sessão em `Set-Cookie`, e com outro que identifica o navegador. Email desconhecido e ' +
      'senha errada recebem a mesma recusa; depois de muitas tentativas do mesmo endereço a resposta é 429. Um ' +
      'navegador que já entrou na conta só conta os próprios erros.',
    example: { email: 'aluno@academia.demo', password: 'demo1234' },
  },

  register: {
    tags,
    summary: 'Cria uma conta e entra',
    description:
      'Cria a conta e já entra nela: a resposta traz o cookie da sessão. Nome completo e nome de usuário são ' +
      'obrigatórios, ou `name`, de que os dois se derivam. Com `classCode` o aluno já entra na ' +
      'turma; onde a escola só cadastra quem tem um código, sem ele a resposta é 403, e também onde o cadastro está ' +
      'fechado. Onde a escola pede o consentimento, o aluno diz quando nasceu, e com menos de 13 anos um responsável ' +
      'diz seu nome e consente; o nome e o dia ficam guardados.',
    example: {
      fullName: 'Maria Souza',
      username: 'maria.souza',
      email: 'maria.souza@exemplo.com.br',
      password: 'peao-passado-7',
      role: 'student',
    },
  },

  logout: {
    tags,
    summary: 'Encerra a sessão',
    description: 'Encerra a sessão do cookie e o apaga. Sem sessão não há erro: o resultado é o mesmo.',
  },

  changePassword: {
    tags,
    summary: 'Troca a senha e encerra as outras sessões',
    description:
      'Confere a senha atual, troca-a e encerra todas as outras sessões; a resposta traz o cookie de uma nova. Os ' +
      'tokens de acesso são revogados, menos os de `keepTokens`. Nas contas de demonstração a senha não muda.',
    example: { currentPassword: 'peao-passado-7', newPassword: 'torre-na-setima-8' },
    exampleBy: 'maria.souza@exemplo.com.br',
  },

  changeEmail: {
    tags,
    summary: 'Troca o email com que o usuário entra',
    description:
      'Com a senha da conta. As sessões e os tokens continuam. Nas contas de demonstração o email não muda; sem a ' +
      'senha, quem troca o email é a administração, ou a própria pessoa ao escolher a senha por um link.',
    example: { email: 'maria.nova@exemplo.com.br', password: 'torre-na-setima-8' },
    exampleBy: 'maria.souza@exemplo.com.br',
  },

  sessions: {
    tags,
    summary: 'Onde o usuário está conectado',
    description: 'As sessões abertas, com navegador, início e fim. O identificador é público e não abre nada.',
  },

  endSession: {
    tags,
    summary: 'Encerra uma sessão do usuário',
    description: 'Encerra uma das próprias sessões, também a que pergunta.',
  },

  endOtherSessions: {
    tags,
    summary: 'Encerra as outras sessões do usuário',
    description: 'Encerra todas as sessões do usuário, menos a que pergunta.',
  },
} satisfies Record<string, OperationDocs>;
