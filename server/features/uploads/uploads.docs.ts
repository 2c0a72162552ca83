import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['uploads'];

export const docs = {
  image: {
    tags,
    summary: 'Endereço para enviar uma imagem',
    description:
      'Um endereço para um envio, que vale dez minutos. A imagem vai para ele por PUT, em JPG, PNG ou WEBP de até ' +
      '5 MB, e depois é confirmada.',
  },

  file: {
    tags,
    summary: 'Endereço para enviar um arquivo de uma lição ou de um aviso de turma',
    description:
      'Um endereço para um envio, que vale duas horas: um vídeo, um PDF, partidas em PGN ou uma imagem. O arquivo ' +
      'vai para ele por PUT, inteiro, ou, num endereço da própria academia, em partes pelo protocolo tus 1.0 (HEAD ' +
      'diz quanto chegou, PATCH manda a parte seguinte), e depois é confirmado. O que nenhuma lição e nenhum aviso ' +
      'usa em uma hora é apagado.',
    example: { kind: 'film', name: 'aula-1.mp4', size: 48_000_000 },
  },

  completeFile: {
    tags,
    summary: 'Conclui o envio de um arquivo de uma lição ou de um aviso de turma',
    description:
      'Confirma que o arquivo chegou e é o que disse ser, e responde o que ele é: de um vídeo também a duração. O ' +
      'objectPath serve então como videoUrl de uma lição, como url de um material, ou ' +
      'como imagem no texto de uma lição ou de um aviso.',
  },
} satisfies Record<string, OperationDocs>;
