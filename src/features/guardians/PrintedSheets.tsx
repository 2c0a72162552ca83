import { createPortal } from 'react-dom';
import type { Sheet } from '../../../server/features/guardians/sheets.schema.ts';
import { Board } from '../../board/Board.tsx';
import { plural } from '../../lib/plural.ts';
import './sheets.css';

const NOTHING_TO_MOVE = () => undefined;
const today = (): string => new Date().toLocaleDateString('pt-BR');

type Fact = { name: string; text: string };

/** What is told of a child, in words for parents; what there is nothing of is left out. */
const factsOf = ({ attendance, assignments, mean, games, puzzles }: Sheet): Fact[] => [
  ...(attendance.days > 0
    ? [{ name: 'Presença', text: `${attendance.present} de ${plural(attendance.days, 'aula')}` }]
    : []),
  ...(assignments.total > 0 ? [{ name: 'Tarefas feitas', text: `${assignments.done} de ${assignments.total}` }] : []),
  ...(mean === null ? [] : [{ name: 'Média', text: `${mean.toLocaleString('pt-BR')} de 100` }]),
  ...(games.won + games.drawn + games.lost > 0
    ? [
        {
          name: 'Partidas',
          text: `${plural(games.won, 'vitória')}, ${plural(games.drawn, 'empate')}, ${plural(games.lost, 'derrota')}`,
        },
      ]
    : []),
  { name: 'Problemas resolvidos', text: puzzles.toLocaleString('pt-BR') },
];

type PageProps = { sheet: Sheet; className: string; schoolYear: string };

const Page = ({ sheet, className, schoolYear }: PageProps) => (
  <article className="report-sheet">
    <header>
      <h2>{sheet.fullName}</h2>
      <p>
        Boletim de xadrez · {className} · {schoolYear} · {today()}
      </p>
    </header>
    <section>
      <h3>O que aprendeu</h3>
      {sheet.courses.length === 0 && <p>A turma ainda não tem cursos.</p>}
      <ul>
        {sheet.courses.map(({ title, completedLessons, totalLessons }) => (
          <li key={title}>
            {title}: {completedLessons} de {plural(totalLessons, 'lição', 'lições')}
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h3>Como foi</h3>
      <dl>
        {factsOf(sheet).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
    {sheet.position && (
      <section>
        <h3>Uma posição que resolveu</h3>
        <div className="printed-board report-board">
          <Board
            label={`Posição que ${sheet.fullName} resolveu`}
            fen={sheet.position.fen}
            moves={[]}
            orientation={sheet.position.fen.split(' ')[1] === 'b' ? 'b' : 'w'}
            onMove={NOTHING_TO_MOVE}
          />
        </div>
        <p>
          {sheet.position.title}: {sheet.position.fen.split(' ')[1] === 'b' ? 'as pretas' : 'as brancas'} jogam. Você
          acha o lance?
        </p>
      </section>
    )}
    <section>
      <h3>Palavras do professor</h3>
      <p className="report-words">{sheet.words}</p>
    </section>
    <footer>
      <span>Professor(a)</span>
      <span>Responsável</span>
    </footer>
  </article>
);

/** One page of A4 a child. While they are there, nothing else of the page is printed. */
export const PrintedSheets = ({ sheets, ...common }: Omit<PageProps, 'sheet'> & { sheets: readonly Sheet[] }) =>
  createPortal(
    <div className="report-sheets">
      {sheets.map(sheet => (
        <Page key={sheet.userId} sheet={sheet} {...common} />
      ))}
    </div>,
    document.body,
  );
