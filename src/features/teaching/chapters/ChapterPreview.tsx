import clsx from 'clsx';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { LessonChapters } from '../../../shared/chapters/LessonChapters.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useChapters } from './use-chapters.ts';
import type { Saving } from './use-saving.ts';

const NOTHING = () => undefined;

type PreviewedProps = { lessonId: number; firstId: number | undefined; isNarrow: boolean };

/** What the server has, as a student meets it; of what staff play there nothing is kept. */
const Previewed = ({ lessonId, firstId, isNarrow }: PreviewedProps) => {
  const query = useChapters(lessonId);
  const [chosen, setChosen] = useState({ id: firstId, asked: 0 });
  if (query.error) return <LoadError error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data || !query.isFetchedAfterMount)
    return (
      <div role="status">
        <span className="sr-only">Carregando...</span>
        <Skeleton className="h-96" />
      </div>
    );
  const { chapters } = query.data;
  const current = chapters.find(({ id }) => id === chosen.id) ?? chapters[0];
  if (!current) return <p className="text-ink-soft">O aluno ainda não vê nenhum tabuleiro nesta lição.</p>;
  return (
    <div className={clsx('mx-auto w-full', isNarrow && 'max-w-90 rounded-card border border-line p-4')}>
      <LessonChapters
        lessonId={lessonId}
        chapters={chapters}
        current={current}
        asked={chosen.asked}
        studies={false}
        onChoose={id => setChosen({ id, asked: chosen.asked + 1 })}
        onAllSolved={NOTHING}
      />
    </div>
  );
};

type ChapterPreviewProps = {
  courseId: number;
  lessonId: number;
  saving: Saving;
  /** The chapter that is shown first. */
  firstId: () => number | undefined;
  onClose: () => void;
};

/** The lesson's boards as its students meet them, without leaving the editor. */
const ChapterPreview = ({ courseId, lessonId, saving, firstId, onClose }: ChapterPreviewProps) => {
  const [width, setWidth] = useState<'wide' | 'narrow'>('wide');
  const isSaving = saving.state === 'waiting' || saving.state === 'saving';
  return (
    <Dialog
      open
      size="xl"
      title="Como o aluno vê"
      onOpenChange={open => !open && onClose()}
      footer={
        <LinkButton href={`/course/${courseId}?aula=${lessonId}`} variant="secondary" newTab>
          <ExternalLink aria-hidden /> Abrir a página da lição
        </LinkButton>
      }
    >
      <div className="grid gap-4">
        <Chips
          label="Tamanho da tela"
          chips={[
            { value: 'wide', label: 'No computador' },
            { value: 'narrow', label: 'No celular' },
          ]}
          value={width}
          onChange={setWidth}
        />
        {saving.state === 'incomplete' && (
          <Alert tone="gold">Os capítulos incompletos ainda não aparecem para o aluno.</Alert>
        )}
        {(saving.state === 'failed' || saving.state === 'conflict') && (
          <Alert tone="gold">As últimas mudanças ainda não foram salvas: aqui está o que o aluno vê agora.</Alert>
        )}
        {isSaving ? (
          <p role="status" className="text-ink-soft">
            Salvando...
          </p>
        ) : (
          <Previewed lessonId={lessonId} firstId={firstId()} isNarrow={width === 'narrow'} />
        )}
      </div>
    </Dialog>
  );
};

export default ChapterPreview;
