import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['lessons'];

export const docs = {
  complete: {
    tags,
    summary: 'Marca uma lição como concluída',
    description:
      'Vale uma vez: repetir não muda nada nem paga de novo. A lição anterior tem de estar concluída. A última ' +
      'lição conclui o curso, se os quizzes estão aprovados. A recompensa vem quando, desde que o conteúdo foi ' +
      'enviado ao aluno, passaram 40 por cento do vídeo e um quarto do tempo de leitura (150 palavras por minuto); ' +
      'antes disso a lição fica concluída sem recompensa, e repetir o pedido depois de abri-la de novo por esse ' +
      'tempo a paga. Em dez minutos são pagas no máximo 20 lições.',
    example: { lessonId: 8 },
  },

  startQuiz: {
    tags,
    summary: 'Começa o quiz de uma lição',
    description:
      'As questões e opções vêm misturadas, e o tempo começa. Pedido de novo, responde o mesmo, com o que já foi ' +
      'respondido; um quiz cujo tempo terminou é entregue antes, como estava. A partir da quarta tentativa há cinco ' +
      'minutos entre uma e outra (409, com a hora e Retry-After).',
    example: { lessonId: 8 },
  },

  keepAnswers: {
    tags,
    summary: 'Guarda o que já foi respondido num quiz começado',
    description:
      'Substitui o que foi guardado antes. Quem recarrega a página continua daqui, e o que chega depois do prazo é ' +
      'corrigido como estava aqui.',
  },

  quiz: {
    tags,
    summary: 'Responde o quiz de uma lição',
    description:
      'Corrige as respostas e diz a nota; 70 por cento aprovam. A lição tem de estar concluída. Pode ser repetido, ' +
      'e conta a melhor tentativa. A primeira e a segunda sem aprovação só dizem o que estava certo; a aprovação, ou ' +
      'a terceira, mostra respostas e explicações. A partir da quarta há cinco minutos entre uma e outra (409, com a ' +
      'hora e Retry-After). Sem o começo, a tentativa conta como começada agora; depois do prazo é corrigida como ' +
      'estava guardada. O quiz paga quando a lição estiver paga.',
    example: {
      lessonId: 8,
      answers: [
        { questionId: 36, answer: 'Uma peça sai e abre a linha de ataque de outra peça sua' },
        { questionId: 37, answer: 'Só movendo o rei' },
        { questionId: 38, answer: 'Bxh7+' },
        { questionId: 39, answer: 'Cf6+' },
      ],
    },
  },
} satisfies Record<string, OperationDocs>;
