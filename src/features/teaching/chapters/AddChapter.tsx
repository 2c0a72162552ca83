import { BookOpen, FileUp, Grid3x3, GraduationCap, Swords } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MAX_CHAPTERS } from '../../../../server/features/chapters/chapters.schema.ts';
import { NotationError } from '../../../../server/rules/pgn-text.ts';
import { START_FEN } from '../../../../server/rules/position.ts';
import { diagramsIn } from '../../../board/diagram.ts';
import { PgnField } from '../../../shared/pgn/PgnField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { chaptersIn, type EditedChapter } from './editing.ts';
import { problemOf, setUpOf } from '../../../shared/tree/set-up/set-up.ts';
import { SetUpDialog } from '../../../shared/tree/set-up/SetUpDialog.tsx';
import { bareTree } from '../../../shared/tree/tree-edit.ts';

const ClassicsDialog = lazy(() => import('./sources/ClassicsDialog.tsx'));
const StudentGamesDialog = lazy(() => import('./sources/StudentGamesDialog.tsx'));
const OwnGamesDialog = lazy(() => import('../../../shared/games/OwnGamesDialog.tsx'));

type Source = 'position' | 'pgn' | 'classics' | 'games' | 'students';

const sources = [
  { source: 'position', label: 'Montar posição', icon: Grid3x3 },
  { source: 'pgn', label: 'Colar ou abrir PGN', icon: FileUp },
  { source: 'classics', label: 'Partidas clássicas', icon: BookOpen },
  { source: 'games', label: 'Minhas partidas', icon: Swords },
  { source: 'students', label: 'Partidas dos alunos', icon: GraduationCap },
] as const;

type AddChapterProps = {
  /** How many there are. */
  count: number;
  onAdd: (chapters: Omit<EditedChapter, 'key'>[]) => void;
};

/** Where new chapters come from. */
export const AddChapter = ({ count, onAdd }: AddChapterProps) => {
  const [open, setOpen] = useState<Source | null>(null);
  const close = () => setOpen(null);
  const tell = (description: string) => toast({ title: 'Erro', description, variant: 'destructive' });
  const chapterFrom = (fen: string, index = 0): Omit<EditedChapter, 'key'> => ({
    title: `Capítulo ${count + 1 + index}`,
    mode: 'responder',
    goal: null,
    side: fen.split(' ')[1] === 'b' ? 'black' : 'white',
    tree: bareTree(fen),
  });
  const add = (chapters: Omit<EditedChapter, 'key'>[]) => {
    // One too many would keep all of them from being saved.
    if (count + chapters.length > MAX_CHAPTERS)
      return tell(`Uma lição tem no máximo ${MAX_CHAPTERS} capítulos: aqui há ${count}, e viriam ${chapters.length}.`);
    close();
    onAdd(chapters);
  };
  const addPgn = (pgn: string) => {
    try {
      add(chaptersIn(pgn, count + 1));
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      tell(error.message);
    }
  };
  const addPositions = (text: string) => {
    const fens = diagramsIn(text).map(({ fen }) => fen);
    const problems = fens.map(fen => problemOf(setUpOf(fen)));
    const wrong = problems.findIndex(problem => problem !== null);
    if (wrong >= 0) tell(`A posição ${wrong + 1} não é possível. ${problems[wrong]}`);
    else add(fens.map(chapterFrom));
  };
  return (
    <div role="group" aria-label="Acrescentar capítulo" className="flex flex-wrap gap-2">
      {sources.map(({ source, label, icon: Icon }) => (
        <Button
          key={source}
          variant={source === 'position' ? 'primary' : 'secondary'}
          size="sm"
          onClick={() => setOpen(source)}
        >
          <Icon aria-hidden /> {label}
        </Button>
      ))}
      {open === 'position' && (
        <SetUpDialog
          start={START_FEN}
          orientation="w"
          action="Criar capítulo"
          onDone={fen => add([chapterFrom(fen)])}
          onClose={close}
        />
      )}
      {open === 'pgn' && (
        <Dialog
          open
          title="Colar ou abrir PGN"
          description="Estudos do lichess vêm inteiros: cada partida do arquivo é um capítulo."
          onOpenChange={isOpen => !isOpen && close()}
        >
          <PgnField
            action="Criar capítulos"
            onRead={(text, kind) => (kind === 'fen' ? addPositions(text) : addPgn(text))}
          />
        </Dialog>
      )}
      <Suspense fallback={null}>
        {open === 'classics' && <ClassicsDialog onChoose={addPgn} onClose={close} />}
        {open === 'students' && <StudentGamesDialog onChoose={add} onClose={close} />}
        {open === 'games' && <OwnGamesDialog onChoose={addPgn} onClose={close} />}
      </Suspense>
    </div>
  );
};
