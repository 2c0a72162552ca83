import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['assignments'];
const TEACHER = 'professor@academia.demo';

export const docs = {
  ofClass: {
    tags,
    summary: 'Tarefas de uma turma',
    description: 'Todas as da turma, também os rascunhos e as que ainda não abriram, as de prazo mais novo primeiro.',
    exampleBy: TEACHER,
  },

  create: {
    tags,
    summary: 'Dá uma tarefa a uma turma',
    description:
      'Lições, um curso, problemas, posições no tabuleiro, partidas, ou um texto ou arquivo a entregar. Os alunos ' +
      'recebem um aviso, e são matriculados nos cursos de que precisam. O que é feito se vê pelo que cada um fez; ' +
      'depois do prazo conta como atrasado, até que a tarefa seja fechada.',
    exampleBy: TEACHER,
  },

  puzzlesOfTheme: {
    tags,
    summary: 'Quantos problemas de um tema há para uma tarefa',
    description: 'Os do tema nessa faixa de rating. Uma tarefa que pede mais recebe todos os que há.',
    example: { theme: 'garfo' },
    exampleBy: TEACHER,
  },

  grades: {
    tags,
    summary: 'Notas de uma turma',
    description:
      'A média de cada aluno e de que ela é feita: as tarefas, com seus pesos, e os quizzes dos cursos da turma, com ' +
      'a melhor tentativa e peso 1. Conta o que já venceu, o que está feito e o que foi avaliado à mão.',
    exampleBy: TEACHER,
  },

  exportGrades: {
    tags,
    summary: 'Notas de uma turma como planilha CSV',
    description: 'As médias e as notas célula por célula como a tela as mostra, em text/csv.',
    exampleBy: TEACHER,
  },

  list: {
    tags,
    summary: 'As próprias tarefas',
    description: 'O que o aluno tem a fazer em todas as suas turmas, com o que já fez, as de prazo mais novo primeiro.',
  },

  get: {
    tags,
    summary: 'Uma tarefa',
    description: 'Com o que há a fazer; para o aluno, também como está o seu trabalho.',
  },

  update: {
    tags,
    summary: 'Altera uma tarefa',
    description:
      'O que não vem fica como está. Publica um rascunho; fecha a tarefa, ou a reabre. Com `opensAt` depois de ' +
      'agora, os alunos só a veem então, e são avisados.',
    exampleBy: TEACHER,
  },

  copy: {
    tags,
    summary: 'Copia uma tarefa',
    description: 'Para outra turma, ou para a mesma, como rascunho com outro prazo.',
    exampleBy: TEACHER,
  },

  remove: {
    tags,
    summary: 'Apaga uma tarefa',
    description:
      'Como se não tivesse sido dada: o que os alunos fizeram das lições, posições e partidas fica. Com entregas ou ' +
      'notas dadas à mão não se apaga (409): feche-a.',
    exampleBy: TEACHER,
  },

  results: {
    tags,
    summary: 'Resultados de uma tarefa',
    description: 'A matriz: cada aluno e, para cada item, como está o seu trabalho agora.',
    exampleBy: TEACHER,
  },

  exportResults: {
    tags,
    summary: 'Resultados de uma tarefa como planilha CSV',
    description: 'A matriz célula por célula como a tela a mostra, em text/csv.',
    exampleBy: TEACHER,
  },

  difficult: {
    tags,
    summary: 'O que foi difícil em uma tarefa',
    description: 'As posições e perguntas que mais alunos erraram, com as respostas erradas e quantas vezes.',
    exampleBy: TEACHER,
  },

  work: {
    tags,
    summary: 'O que um aluno fez de uma tarefa',
    description: 'Item por item, cada tentativa na posição em que foi feita.',
    exampleBy: TEACHER,
  },

  mark: {
    tags,
    summary: 'Avalia o trabalho de um aluno',
    description:
      'Dispensa, avalia à mão, comenta, devolve para ser refeito; o que não vem fica como está. O aluno recebe um ' +
      'aviso do comentário e da devolução.',
    exampleBy: TEACHER,
  },

  handIn: {
    tags,
    summary: 'Entrega um texto ou um arquivo',
    description:
      'No lugar do entregue antes. O arquivo é enviado antes, ao endereço de `/hand-in/file`. Depois do prazo conta ' +
      'como atrasado; fechada a tarefa, é recusado.',
  },

  workFile: {
    tags,
    summary: 'Endereço para enviar um arquivo a entregar',
    description:
      'Um endereço para um envio, que vale duas horas: uma imagem, um PDF ou partidas em PGN. O arquivo vai para ele ' +
      'por PUT, e o objectPath é então entregue. Quem o entregou, quem ensina a turma e quem administra o leem. O ' +
      'que não é entregue em uma hora é apagado.',
  },
} satisfies Record<string, OperationDocs>;
