import { skipToken } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { GameTree } from '../../../server/rules/game-tree.ts';
import { pgnOf } from '../../../server/rules/tree-pgn.ts';
import type { Color } from '../../board/squares.ts';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useCourseChoice } from '../../shared/professor/use-course-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { toast } from '../../ui/toast-store.ts';

const TITLE_MAX_LENGTH = 120;

/** Adds a chapter to read behind those that a lesson has. */
const useAddChapter = () => {
  const cache = api.useUtils();
  const save = api.chapters.save.useMutation();
  return {
    isPending: save.isPending,
    add: async (lessonId: number, chapter: { title: string; side: 'white' | 'black'; pgn: string }) => {
      const { chapters, version } = await cache.chapters.ofLesson.fetch({ lessonId }, { staleTime: 0 });
      const there = chapters.map(({ id, title, mode, goal, side, pgn }) => ({
        id,
        title,
        mode,
        goal,
        side,
        pgn: pgn ?? '',
      }));
      await save.mutateAsync({ lessonId, version, chapters: [...there, { ...chapter, mode: 'ler', goal: null }] });
      await Promise.all([cache.chapters.invalidate(), cache.lessons.invalidate()]);
    },
  };
};

type SaveChapterDialogProps = { tree: GameTree; orientation: Color; onClose: () => void };

/** What was analysed becomes a chapter of a lesson, for students to read. */
const SaveChapterDialog = ({ tree, orientation, onClose }: SaveChapterDialogProps) => {
  const courses = useCourseChoice();
  const [courseId, setCourseId] = useState<number | null>(null);
  const [lessonId, setLessonId] = useState<number | null>(null);
  const [title, setTitle] = useState(tree.title || 'Análise');
  const course = api.courses.get.useQuery(courseId === null ? skipToken : { id: courseId });
  const lessons = course.data?.course.lessons ?? [];
  const { add, isPending } = useAddChapter();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (lessonId === null || title.trim() === '') return;
    const side = orientation === 'w' ? 'white' : 'black';
    try {
      await add(lessonId, { title: title.trim(), side, pgn: pgnOf(tree, tree.tags) });
      toast({
        title: 'Capítulo salvo',
        description: `Ele está em “${lessons.find(({ id }) => id === lessonId)?.title}”.`,
      });
      onClose();
    } catch (error) {
      toast({ title: 'Erro', description: errorText(error), variant: 'destructive' });
    }
  };
  return (
    <Dialog
      open
      title="Salvar como capítulo"
      description="A árvore com os comentários vira um capítulo de leitura, o último da lição."
      onOpenChange={open => !open && onClose()}
    >
      <form className="grid gap-5" onSubmit={event => void submit(event)}>
        <Field label="Curso">
          <Select
            value={courseId ?? ''}
            onChange={({ target }) => {
              setCourseId(target.value === '' ? null : Number(target.value));
              setLessonId(null);
            }}
          >
            <option value="">Escolha o curso</option>
            {courses.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Lição">
          <Select
            value={lessonId ?? ''}
            disabled={courseId === null}
            onChange={({ target }) => setLessonId(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{course.isFetching ? 'Carregando...' : 'Escolha a lição'}</option>
            {lessons.map(({ id, title: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Título do capítulo">
          <TextInput value={title} maxLength={TITLE_MAX_LENGTH} onChange={event => setTitle(event.target.value)} />
        </Field>
        <DialogEnd>
          <Button type="submit" disabled={lessonId === null || title.trim() === ''} loading={isPending}>
            Salvar capítulo
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};

export default SaveChapterDialog;
