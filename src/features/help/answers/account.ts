import type { HelpGroup } from './help-group.ts';

export const account: HelpGroup = {
  id: 'conta',
  title: 'Conta e acesso',
  entries: [
    {
      id: 'criar-conta',
      question: 'Como crio minha conta?',
      answer: [
        'Em Cadastrar, preencha nome, nome de usuário, email e senha, e escolha se você é aluno ou ' +
          'professor. A senha precisa de pelo menos 6 caracteres; recomendamos 8 ou mais. Você entra assim ' +
          'que o cadastro termina.',
        'Onde a escola aprova os professores, quem se cadastra como professor conhece o catálogo enquanto ' +
          'espera e recebe um aviso no sino quando é aprovado.',
      ],
      links: [{ href: '/register', label: 'Cadastrar' }],
    },
    {
      id: 'sair',
      question: 'Por quanto tempo continuo conectado?',
      answer: [
        'A sessão se renova a cada uso e dura no máximo 90 dias; sem uso, termina em 30 dias ou menos. Em ' +
          'um computador que outras pessoas usam, termine com Sair, no menu do seu nome.',
        'Em Meu Perfil, na aba Configurações, você vê onde sua conta está aberta e pode encerrar as outras sessões.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'trocar-senha',
      question: 'Como troco minha senha?',
      answer: [
        'Em Meu Perfil, na aba Configurações, informe a senha atual e a nova. As outras sessões da sua ' +
          'conta terminam na hora, e seus tokens de acesso são revogados, menos os que você desmarcar.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'senha',
      question: 'Esqueci minha senha. E agora?',
      answer: [
        'Peça ajuda a quem cuida da escola: a administração cria um link, e com ele você escolhe outra senha.',
        'Depois de dez tentativas erradas no mesmo lugar, é preciso esperar alguns minutos. Os erros de outra ' +
          'pessoa não bloqueiam um navegador em que você já entrou.',
      ],
    },
    {
      id: 'perfil',
      question: 'Como mudo meus dados?',
      answer: [
        'Abra Meu Perfil, no menu do seu nome, e escolha Editar Perfil. Você pode mudar nome, foto, ' +
          'telefone, data de nascimento, localização e bio.',
        'O email com que você entra se muda na aba Configurações, com a sua senha.',
      ],
      links: [
        { href: '/profile', label: 'Meu Perfil' },
        { href: '/profile?aba=configuracoes', label: 'Configurações' },
      ],
    },
    {
      id: 'dados',
      question: 'Posso levar meus dados ou excluir minha conta?',
      answer: [
        'Sim. Em Configurações, Baixar meus dados traz em um arquivo tudo o que a escola guarda sobre você, ' +
          'e Excluir minha conta apaga quem você é na escola, para sempre. Antes de confirmar com a senha, a ' +
          'página diz o que acontece com cursos, certificados e reservas.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'api',
      question: 'Posso ligar um programa meu à escola?',
      answer: [
        'Sim. Em Configurações, crie um token de acesso e escolha o que ele pode fazer. O link API, no fim ' +
          'de cada página, leva à referência, onde cada operação pode ser experimentada.',
      ],
      links: [{ href: '/profile?aba=configuracoes', label: 'Configurações' }],
    },
    {
      id: 'tema',
      question: 'Dá para usar a página em cores escuras?',
      answer: [
        'Sim. O botão com a lua ou o sol, no alto e no fim da página, troca o tema; em Configurações, no ' +
          'seu perfil, ele também pode seguir o do aparelho. A escolha fica guardada neste navegador.',
      ],
    },
  ],
};
