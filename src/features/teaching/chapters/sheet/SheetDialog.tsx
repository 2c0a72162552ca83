import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import type { PerPage } from '../../../../shared/sheets/exercise.ts';
import { SheetCheck } from '../../../../shared/sheets/SheetCheck.tsx';
import { SheetPages } from '../../../../shared/sheets/SheetPages.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { type EditedChapter, lackOf } from '../editing.ts';
import { exerciseOf } from './exercises.ts';

type SheetDialogProps = {
  /** With which the sheet's title begins. */
  lessonTitle: string;
  chapters: readonly EditedChapter[];
  onClose: () => void;
};

/** The lesson's positions on paper: what is to be printed is chosen and seen, and one click prints it. */
const SheetDialog = ({ lessonTitle, chapters, onClose }: SheetDialogProps) => {
  const usable = chapters.filter(chapter => lackOf(chapter) === null);
  const [title, setTitle] = useState(lessonTitle.trim() || 'Folha de exercícios');
  const [perPage, setPerPage] = useState<PerPage>(6);
  const [withSolutions, setSolutions] = useState(true);
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(usable.filter(({ mode }) => mode === 'ler').map(({ key }) => key)),
  );
  const exercises = usable.filter(({ key }) => !left.has(key)).map(exerciseOf);
  const choose = (key: number, isIn: boolean) => {
    const others = new Set(left);
    if (isIn) others.delete(key);
    else others.add(key);
    setLeft(others);
  };
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
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Título da folha">
            <TextInput value={title} maxLength={120} onChange={event => setTitle(event.target.value)} />
          </Field>
          <Field label="Diagramas por página">
            <Select value={perPage} onChange={event => setPerPage(event.target.value === '12' ? 12 : 6)}>
              <option value={6}>6</option>
              <option value={12}>12</option>
            </Select>
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1.5 font-semibold">Capítulos</legend>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {usable.map(({ key, title: name }) => (
              <SheetCheck key={key} label={name} checked={!left.has(key)} onChange={isIn => choose(key, isIn)} />
            ))}
          </div>
        </fieldset>
        <SheetCheck label="Soluções na última página" checked={withSolutions} onChange={setSolutions} />
        {exercises.length > 0 ? (
          <SheetPages title={title} exercises={exercises} perPage={perPage} withSolutions={withSolutions} />
        ) : (
          <p className="text-ink-soft">Escolha ao menos um capítulo.</p>
        )}
      </div>
    </Dialog>
  );
};

export default SheetDialog;
