import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { ClassTournament } from '../../../server/features/class-tournaments/class-tournaments.schema.ts';
import { holderName } from '../../shared/class-tournaments/holder.ts';
import './paper.css';
import { byeText, chartCell, gameOf, gamesOf, pointsText, resultTexts } from './results.ts';

export type PaperKind = 'chart' | 'cards';
type Printed = { tournament: ClassTournament };

/** Everybody's rounds in the order of the standings. */
const Chart = ({ tournament }: Printed) => {
  const numbers = new Map(tournament.standings.map(({ userId, number }) => [userId, number]));
  const rounds = Array.from({ length: tournament.round }, (_, i) => i + 1);
  return (
    <>
      <h2>{tournament.name}</h2>
      <p>
        {holderName(tournament)} · rodada {tournament.round} de {tournament.rounds} · “5b1”: venceu o número 5 de
        brancas (p: pretas)
      </p>
      <table>
        <thead>
          <tr>
            {['Lugar', 'Nº', 'Jogador', ...rounds.map(round => `R${round}`), 'Pontos', 'Bh–1', 'Bh', 'SB'].map(
              label => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {tournament.standings.map(row => (
            <tr key={row.userId}>
              <td>{row.rank}</td>
              <td>{row.number}</td>
              <td>{row.name}</td>
              {rounds.map(round => (
                <td key={round}>{chartCell(gameOf(gamesOf(tournament, round), row.userId), row.userId, numbers)}</td>
              ))}
              <td>{pointsText(row.points)}</td>
              <td>{pointsText(row.buchholzCut1)}</td>
              <td>{pointsText(row.buchholz)}</td>
              <td>{pointsText(row.sonnebornBerger)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tournament.round > 0 && <Boards tournament={tournament} />}
    </>
  );
};

const Boards = ({ tournament }: Printed) => (
  <>
    <h2>Mesas da rodada {tournament.round}</h2>
    <table>
      <thead>
        <tr>
          {['Mesa', 'Brancas', 'Pretas', 'Resultado'].map(label => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {gamesOf(tournament, tournament.round).map(({ id, board, white, black, result, byePoints }) => (
          <tr key={id}>
            <td>{board}</td>
            <td>{white.name}</td>
            <td>{black?.name ?? byeText({ byePoints })}</td>
            <td>{result === null ? '' : resultTexts[result]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** One card a board: the players mark the result and sign. */
const Cards = ({ tournament }: Printed) => (
  <div className="tournament-cards">
    {gamesOf(tournament, tournament.round).map(
      ({ id, board, white, black }) =>
        black && (
          <div key={id} className="tournament-card">
            <p>
              {tournament.name} · rodada {tournament.round} · mesa {board}
            </p>
            <p className="tournament-pair">Brancas: {white.name}</p>
            <p className="tournament-pair">Pretas: {black.name}</p>
            <p className="tournament-boxes">
              <span>☐ 1–0</span> <span>☐ ½–½</span> <span>☐ 0–1</span>
            </p>
            <p className="tournament-names">
              <span>Assinatura das brancas</span> <span>Assinatura das pretas</span>
            </p>
          </div>
        ),
    )}
  </div>
);

type PaperProps = Printed & { kind: PaperKind; onPrinted: () => void };

/** Is there only while it is printed, so that the page itself can be printed as well. */
export const Paper = ({ tournament, kind, onPrinted }: PaperProps) => {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(
    <div className="tournament-paper">
      {kind === 'chart' ? <Chart tournament={tournament} /> : <Cards tournament={tournament} />}
    </div>,
    document.body,
  );
};
