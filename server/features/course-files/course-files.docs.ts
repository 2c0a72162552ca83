import type { OperationDocs } from '../../trpc/rest.ts';

const tags = ['courses'];
const TEACHER = 'professor@academia.demo';

export const docs = {
  exportFile: {
    tags,
    summary: 'Um curso como arquivo',
    description:
      'O curso com lições, capítulos (PGN) e quizzes, certos e explicações incluídos, em JSON, para quem pode ' +
      'alterá-lo; de alunos, datas e preços pagos, nada. O formato está em docs/course-files.md. Vídeos, materiais e ' +
      'capa enviados à escola vão só como endereços: com eles, é GET /courses/{id}/archive.',
    example: { id: 1 },
    exampleBy: TEACHER,
  },

  importFile: {
    tags,
    summary: 'Cria um curso de um arquivo, como rascunho',
    description:
      'Tudo ou nada: o que não se lê é recusado antes que algo mude. Com dryRun, só diz o que entraria e o que ' +
      'ficaria de fora. O mesmo arquivo outra vez não muda nada. De um zip, file é o seu curso.json; o que esta ' +
      'escola ainda não tem (wanted) é enviado antes, e sent diz onde está. O que foi enviado a outra escola ' +
      '(vídeos, materiais, capa) fica de fora, e a resposta diz de que lição.',
    exampleBy: TEACHER,
    example: {
      dryRun: true,
      file: {
        format: 'academia-curso',
        version: 1,
        course: {
          title: 'Finais para começar',
          description: 'Os três finais que decidem mais partidas.',
          category: 'endgames',
          difficulty: 'beginner',
          price: 0,
          duration: 60,
          maxStudents: 50,
          objectives: ['Dar mate com dama e rei'],
          prerequisites: [],
          certificateEnabled: true,
        },
        lessons: [
          {
            title: 'Mate com a torre',
            description: 'A torre fecha a fileira, o rei tira as casas.',
            duration: 20,
            chapters: [
              {
                title: 'O mate',
                mode: 'responder',
                side: 'white',
                pgn: '[FEN "2k5/8/2K5/8/8/8/8/R7 w - - 0 1"]\n\n1. Ra8# { [%right] } *',
              },
            ],
          },
        ],
      },
    },
  },
} satisfies Record<string, OperationDocs>;
