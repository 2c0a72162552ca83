import type { HelpGroup } from './help-group.ts';

export const study: HelpGroup = {
  id: 'cursos',
  title: 'Cursos e aulas',
  entries: [
    {
      id: 'matricula',
      question: 'Como começo um curso?',
      answer: [
        'Em Cursos, abra o que você quer e escolha Matricular-se. Se a turma estiver lotada, o curso avisa: ' +
          'volte mais tarde ou escolha outro.',
      ],
      links: [{ href: '/courses', label: 'Ver os cursos' }],
    },
    {
      id: 'ordem',
      question: 'Por que uma aula está com cadeado?',
      answer: [
        'As aulas seguem uma ordem: cada uma abre quando a anterior é concluída. Uma aula com vídeo é ' +
          'concluída quando o vídeo termina; uma aula de leitura, quando você escolhe Marcar como concluída, ' +
          'abaixo do texto.',
      ],
    },
    {
      id: 'quiz',
      question: 'Como funcionam os quizzes?',
      answer: [
        'O quiz abre depois que a aula é concluída e tem um tempo limite. Para passar é preciso acertar ' +
          'pelo menos 70%. As perguntas e as opções vêm em outra ordem a cada vez, e quem recarrega a página ' +
          'continua de onde estava, com o tempo que resta.',
        'Não passou? Você vê o que acertou e tenta de novo. As respostas certas e as explicações aparecem ' +
          'quando você passa, ou na terceira tentativa; dali em diante há cinco minutos entre uma e outra.',
        'Questões dissertativas são corrigidas pelo professor. Até lá a aula mostra que o quiz aguarda a ' +
          'correção, você pode seguir com o curso, e um aviso chega no sino quando a nota sai.',
      ],
    },
    {
      id: 'certificado',
      question: 'Quando recebo o certificado?',
      answer: [
        'Quando todas as aulas do curso estão concluídas e você passou em todos os quizzes, se o curso dá ' +
          'certificado. Ele fica no curso, em Ver Certificado, e pode ser impresso.',
        'Cada certificado tem um código. Qualquer pessoa pode conferir se ele é válido, sem precisar de conta.',
      ],
      links: [{ href: '/certificado', label: 'Conferir um certificado' }],
    },
    {
      id: 'avaliar',
      question: 'Posso avaliar um curso?',
      answer: ['Sim, de 1 a 5 estrelas, depois de concluir o curso.'],
    },
    {
      id: 'premium',
      question: 'O que é um curso premium?',
      answer: [
        'É um curso com preço; os outros são gratuitos. No catálogo, ele aparece com um cadeado para alunos ' +
          'sem acesso, e ao abri-lo você vê as formas de desbloquear. Cada moeda do preço vale R$ 1,00.',
        'A assinatura Premium custa R$ 39,90 por mês, mas ainda não pode ser feita. Com moedas, um curso ' +
          'premium já pode ser aberto.',
      ],
      links: [{ href: '/premium', label: 'Conhecer o Premium' }],
    },
    {
      id: 'desbloquear',
      question: 'Como abro um curso premium com moedas?',
      answer: [
        'No catálogo, escolha o curso e clique em “Usar moedas”. Por 50 moedas ele fica aberto por 30 dias; ' +
          'o curso e o catálogo mostram até quando. Se você o abrir de novo antes do fim, os 30 dias contam a ' +
          'partir do fim.',
        'Quando o tempo acaba, o curso se fecha, e seu progresso e seu certificado continuam guardados. As ' +
          'moedas do desbloqueio não voltam.',
      ],
      links: [
        { href: '/courses', label: 'Ver os cursos' },
        { href: '/missoes', label: 'Ganhar moedas em missões' },
      ],
    },
  ],
};
