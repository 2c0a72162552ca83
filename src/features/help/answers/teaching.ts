import type { HelpGroup } from './help-group.ts';

export const teaching: HelpGroup = {
  id: 'professores',
  title: 'Para professores',
  entries: [
    {
      id: 'criar-curso',
      question: 'Como crio um curso?',
      answer: [
        'Em Criar Curso, quatro etapas pedem as informações, as aulas, os questionários e a revisão. Você ' +
          'pode publicar no fim ou salvar como rascunho: um rascunho só você e a administração veem.',
      ],
      links: [{ href: '/create-course', label: 'Criar Curso' }],
    },
    {
      id: 'licoes',
      question: 'O que cabe em uma lição?',
      answer: [
        'Um texto, formatado por botões ou em Markdown, com partidas e diagramas; um vídeo enviado do seu ' +
          'computador, de até 200 MB, do YouTube, do Vimeo ou de um endereço direto; recursos em PDF, PGN, link ' +
          'ou vídeo; e um quiz com questões de múltipla escolha, verdadeiro ou falso e dissertativas. Sem vídeo, ' +
          'a lição é de leitura.',
      ],
    },
    {
      id: 'guardado',
      question: 'Perco o que escrevi se a conexão cair ou a página fechar?',
      answer: [
        'Não. O que você digita em um curso, em uma lição ou no comentário de uma correção fica guardado neste ' +
          'navegador até ser salvo. Abra a mesma página de novo, no mesmo aparelho, e continue. Sair sem ' +
          'salvar e Descartar jogam fora o que ainda não foi salvo.',
      ],
    },
    {
      id: 'mudancas',
      question: 'Posso mudar um curso que já tem alunos?',
      answer: [
        'Sim. O que os alunos já concluíram continua concluído. Ao excluir um curso, ele sai do catálogo e ' +
          'não recebe novas matrículas, mas quem está matriculado continua podendo ler.',
      ],
    },
    {
      id: 'cronograma',
      question: 'Como marco a data de uma aula?',
      answer: [
        'No Cronograma, escolha um dia e Marcar aula neste dia. Ali também se muda a data, se cancela a ' +
          'aula ou se tira a data. Uma aula publicada sem data fica aberta aos alunos no ritmo deles.',
      ],
      links: [
        { href: '/professor/aulas/cronograma', label: 'Cronograma' },
        { href: '/professor/aulas', label: 'Ver Aulas' },
      ],
    },
    {
      id: 'revisoes',
      question: 'Como corrijo questões dissertativas?',
      answer: [
        'Em Revisões, cada resposta aparece ao lado da resposta-modelo. Dê de 0 a 10 pontos e, se ' +
          'quiser, escreva um comentário. A nota do quiz é refeita na hora e o aluno recebe um aviso. Quando ' +
          'há respostas à espera, o sino avisa você.',
      ],
      links: [{ href: '/professor/revisoes', label: 'Revisões' }],
    },
    {
      id: 'alunos',
      question: 'Como acompanho meus alunos?',
      answer: [
        'Gerenciar Alunos mostra progresso, nível e última atividade de cada um, e em Ver Detalhes cada ' +
          'aula e cada tentativa de quiz. Ativo é quem concluiu uma aula ou fez um quiz nos últimos 30 dias. Os ' +
          'Relatórios mostram os números dos últimos 7, 30 ou 90 dias ou do último ano. Os dois podem ser ' +
          'exportados em CSV, que abre em planilhas: dos Relatórios, o que mostra a aba aberta.',
      ],
      links: [
        { href: '/professor/manage-students', label: 'Gerenciar Alunos' },
        { href: '/professor/relatorios', label: 'Relatórios' },
      ],
    },
    {
      id: 'comentar-partidas',
      question: 'Posso comentar as partidas dos alunos?',
      answer: [
        'Sim. Em Partidas, a aba Análise lista as partidas dos alunos. Abra uma, vá até o lance e escreva o ' +
          'comentário.',
      ],
      links: [{ href: '/partidas?aba=analise', label: 'Análise' }],
    },
  ],
};
