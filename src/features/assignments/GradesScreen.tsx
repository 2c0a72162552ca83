import { Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import type { GradeColumn, Grades } from '../../../server/features/assignments/assignments.schema.ts';
import { ProfessorArea } from '../../shared/professor/ProfessorArea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Scrollable } from '../../ui/Scrollable.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ColumnDialog } from './ColumnDialog.tsx';
import { numberIn } from '../../lib/number-in.ts';
import { useClass, useGrades, useGradesExport } from './use-assignments.ts';

type Row = Grades['rows'][number];

const numberText = (value: number | null): string => (value === null ? '–' : value.toLocaleString('pt-BR'));
const cellStyles = 'px-3 py-2.5';

/** What a student's mean is made of: each percentage that counts, times its weight. */
const MeanDialog = ({ row, columns, onClose }: { row: Row; columns: Grades['columns']; onClose: () => void }) => {
  const counted = columns.flatMap((column, i) => {
    const cell = row.cells[i];
    return cell?.counts && cell.percent !== null && column.weight > 0 ? [{ ...column, percent: cell.percent }] : [];
  });
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`${row.fullName}: média ${numberText(row.mean)}`}
      description="Conta o que já venceu, o que está feito e o que foi avaliado à mão."
    >
      {counted.length === 0 ? (
        <p>Ainda não há nada que conte.</p>
      ) : (
        <table className="w-full text-left">
          <caption className="sr-only">De que é feita a média</caption>
          <thead>
            <tr>
              <th scope="col">Tarefa ou quiz</th>
              <th scope="col" className="text-right">
                Nota
              </th>
              <th scope="col" className="text-right">
                Peso
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {counted.map(({ kind, id, title, percent, weight }) => (
              <tr key={`${kind} ${id}`}>
                <th scope="row" className="py-2 font-normal wrap-anywhere">
                  {title}
                </th>
                <td className="text-right tabular-nums">{numberText(percent)}</td>
                <td className="text-right tabular-nums">{weight}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line font-semibold">
              <th scope="row" className="py-2">
                Média ponderada
              </th>
              <td className="text-right tabular-nums">{numberText(row.mean)}</td>
              <td className="text-right tabular-nums">{weights}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Dialog>
  );
};

type ColumnHeadingProps = { column: GradeColumn; onOpen: () => void };

/** Only what was given as an assignment has a weight to change. */
const ColumnHeading = ({ column: { kind, title, weight }, onOpen }: ColumnHeadingProps) =>
  kind === 'quiz' ? (
    <>
      <span className="block font-normal text-ink-soft">Quiz</span>
      {title}
      <span className="block font-normal text-ink-soft">peso {weight}</span>
    </>
  ) : (
    <button type="button" className="text-right underline-offset-4 hover:underline" onClick={onOpen}>
      {title}
      <span className="block font-normal text-ink-soft underline">peso {weight}</span>
    </button>
  );

const Gradebook = ({ classId }: { classId: number }) => {
  const { data, isPending, isError, error, refetch } = useGrades(classId);
  const [shown, setShown] = useState<Row>();
  const [changed, setChanged] = useState<GradeColumn>();
  if (isPending) return <Skeleton className="h-72 w-full" />;
  if (isError) return <LoadError error={error} onRetry={refetch} />;
  const { columns, rows } = data;
  if (rows.length === 0 || columns.length === 0)
    return <EmptyState title="Ainda não há notas" text="Elas aparecem com a primeira tarefa ou o primeiro quiz." />;
  return (
    <Scrollable label="Notas" className="max-w-full rounded-control border border-line bg-surface">
      <table className="w-full text-left text-[0.95rem]">
        <caption className="sr-only">Alunos e suas notas, de 0 a 100</caption>
        <thead className="bg-sunken align-bottom">
          <tr>
            <th scope="col" className={`${cellStyles} sticky left-0 bg-sunken`}>
              Aluno
            </th>
            <th scope="col" className={`${cellStyles} text-right`}>
              Média
            </th>
            {columns.map(column => (
              <th
                key={`${column.kind} ${column.id}`}
                scope="col"
                className={`${cellStyles} min-w-28 text-right wrap-anywhere`}
              >
                <ColumnHeading column={column} onOpen={() => setChanged(column)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(row => (
            <tr key={row.userId}>
              <th scope="row" className={`${cellStyles} sticky left-0 min-w-36 bg-surface wrap-anywhere`}>
                {row.fullName}
              </th>
              <td className={`${cellStyles} text-right`}>
                <button
                  type="button"
                  className="font-semibold tabular-nums underline underline-offset-4"
                  aria-label={`${row.fullName}, média ${numberText(row.mean)}: ver de que é feita`}
                  onClick={() => setShown(row)}
                >
                  {numberText(row.mean)}
                </button>
              </td>
              {row.cells.map((cell, i) => (
                <td
                  key={`${columns[i]?.kind} ${columns[i]?.id}`}
                  className={`${cellStyles} text-right tabular-nums ${cell.counts ? '' : 'text-ink-soft'}`}
                >
                  {cell.excused ? 'dispensado' : numberText(cell.percent)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changed && <ColumnDialog column={changed} onClose={() => setChanged(undefined)} />}
      {shown && <MeanDialog row={shown} columns={columns} onClose={() => setShown(undefined)} />}
    </Scrollable>
  );
};

const Heading = ({ classId }: { classId: number }) => {
  const exportGrades = useGradesExport();
  return (
    <PageHeading
      title="Notas"
      subtitle={useClass(classId).data?.class.name ?? '…'}
      actions={
        <Button variant="secondary" onClick={() => void exportGrades(classId)}>
          <Download aria-hidden />
          Planilha
        </Button>
      }
    />
  );
};

/** A class's gradebook. */
const GradesScreen = () => {
  const classId = numberIn(useParams()['classId']);
  return (
    <ProfessorArea
      classId={classId}
      crumbs={[
        { label: 'Tarefas', href: `/turmas/${classId}/tarefas` },
        { label: 'Notas', href: `/turmas/${classId}/notas` },
      ]}
    >
      {() => (
        <>
          <Heading classId={classId} />
          <Gradebook classId={classId} />
        </>
      )}
    </ProfessorArea>
  );
};

export default GradesScreen;
