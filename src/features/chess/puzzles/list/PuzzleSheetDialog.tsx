import { Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { PuzzleDifficulty } from '../../../../../server/features/puzzles/puzzles.schema.ts';
import { plural } from '../../../../lib/plural.ts';
import { themeLabels } from '../../../../lib/theme-labels.ts';
import { lineInWords, type PerPage, SIDES, sideToMove } from '../../../../shared/sheets/exercise.ts';
import { SheetCheck } from '../../../../shared/sheets/SheetCheck.tsx';
import { SheetPages } from '../../../../shared/sheets/SheetPages.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { difficultyLabels } from '../puzzle-labels.ts';
import type { Filter } from '../puzzles-view.ts';
import { ThemeField } from '../ThemeField.tsx';
import { usePuzzleSheet } from '../use-puzzles.ts';

const COUNTS = [6, 12, 18, 24, 48];

/** Problems on paper: what is to be printed is chosen and seen, and one click prints it. */
const PuzzleSheetDialog = ({ filter, onClose }: { filter: Filter; onClose: () => void }) => {
  /** Until somebody types one, the theme's name. */
  const [typed, setTyped] = useState<string>();
  const [perPage, setPerPage] = useState<PerPage>(6);
  const [withSolutions, setSolutions] = useState(true);
  const [choice, setChoice] = useState({ theme: filter.theme, difficulty: filter.difficulty, count: 6, page: 1 });
  const title = typed ?? (choice.theme ? themeLabels[choice.theme] : 'Folha de exercícios');
  const sheet = usePuzzleSheet(choice);
  const { puzzles = [], total = 0 } = sheet.data ?? {};
  const isMore = total > choice.count;
  const exercises = puzzles.map(({ id, fen, title: name, solution }) => ({
    key: id,
    title: name,
    fen,
    side: sideToMove(fen),
    marked: [],
    task: SIDES[sideToMove(fen)],
    solution: lineInWords(fen, solution),
  }));
  const choose = (change: Partial<typeof choice>) => setChoice({ ...choice, page: 1, ...change });
  return (
    <Dialog
      open
      size="xl"
      title="Folha de exercícios"
      onOpenChange={open => !open && onClose()}
      footer={
        <Button disabled={exercises.length === 0} onClick={() => print()}>
          <Printer aria-hidden /> Imprimir ou salvar em PDF
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <ThemeField theme={choice.theme} onChange={theme => choose({ theme })} />
          <Field label="Dificuldade">
            <Select
              value={choice.difficulty ?? ''}
              onChange={({ target }) => choose({ difficulty: PuzzleDifficulty.safeParse(target.value).data })}
            >
              <option value="">Todas</option>
              {PuzzleDifficulty.options.map(own => (
                <option key={own} value={own}>
                  {difficultyLabels[own]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Problemas na folha">
            <Select value={choice.count} onChange={({ target }) => choose({ count: Number(target.value) })}>
              {COUNTS.map(count => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Diagramas por página">
            <Select value={perPage} onChange={event => setPerPage(event.target.value === '12' ? 12 : 6)}>
              <option value={6}>6</option>
              <option value={12}>12</option>
            </Select>
          </Field>
          <Field label="Título da folha">
            <TextInput value={title} maxLength={80} onChange={event => setTyped(event.target.value)} />
          </Field>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SheetCheck label="Soluções na última página" checked={withSolutions} onChange={setSolutions} />
          <Button
            variant="secondary"
            size="sm"
            disabled={!isMore}
            loading={sheet.isPlaceholderData}
            onClick={() => setChoice({ ...choice, page: choice.page * choice.count < total ? choice.page + 1 : 1 })}
          >
            <RefreshCw aria-hidden /> Outros problemas
          </Button>
        </div>
        {sheet.isError && <LoadError error={sheet.error} onRetry={() => sheet.refetch()} />}
        {sheet.isPending && <Skeleton className="h-96" />}
        {sheet.data && (
          <p role="status" className="text-ink-soft">
            {total === 0
              ? 'Nenhum problema com este tema e esta dificuldade.'
              : `A escola tem ${plural(total, 'problema')} assim.`}
          </p>
        )}
        {exercises.length > 0 && (
          <SheetPages title={title} exercises={exercises} perPage={perPage} withSolutions={withSolutions} />
        )}
      </div>
    </Dialog>
  );
};

export default PuzzleSheetDialog;
