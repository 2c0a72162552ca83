import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDuration } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { BasicFields } from '../shared/lesson/BasicFields.tsx';
import { ResourceFields } from '../shared/lesson/ResourceFields.tsx';
import { useLessonForm } from '../shared/lesson/use-lesson-form.ts';
import { VideoFields } from '../shared/lesson/VideoFields.tsx';

type LessonFoldProps = {
  at: number;
  isOpen: boolean;
  onToggle: () => void;
  facts: string;
  isWrong: boolean;
  controls?: ReactNode;
  children: ReactNode;
};

/** A lesson that opens and closes under its title. */
export const LessonFold = ({ at, isOpen, onToggle, facts, isWrong, controls, children }: LessonFoldProps) => {
  const { control } = useLessonForm(at);
  const title = useWatch({ control, name: `lessons.${at}.title` });
  const id = useId();
  return (
    <Card flush className={clsx(isWrong && 'border-danger')}>
      <div className="flex flex-wrap items-center gap-x-2 pr-2 sm:pr-4">
        <h3 className="min-w-0 flex-1 basis-60">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            className="flex min-h-16 w-full items-center gap-3 px-4 py-3 text-left sm:px-5"
          >
            <ChevronDown aria-hidden className={clsx('size-5 shrink-0 transition-[rotate]', isOpen && 'rotate-180')} />
            <span className="min-w-0">
              <span className="block truncate font-sans font-semibold">
                {at + 1}. {title.trim() || 'Aula sem título'}
              </span>
              <span className="block font-sans text-[0.95rem] font-normal text-ink-soft">{facts}</span>
            </span>
            {isWrong && (
              <span className="ml-auto">
                <CircleAlert aria-hidden className="size-5 text-danger-text" />
                <span className="sr-only">com erro</span>
              </span>
            )}
          </button>
        </h3>
        {controls && <div className="ml-auto flex gap-1">{controls}</div>}
      </div>
      <div id={id} hidden={!isOpen} className="border-t border-line p-4 sm:p-6">
        {isOpen && children}
      </div>
    </Card>
  );
};

type LessonCardProps = {
  at: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onMoveUp: () => void;
  onMoveDown: () => void;
  onRemove: () => void;
};

/** A lesson of the course that is being made: its text, film and resources, its position, and a button to remove it. */
export const LessonCard = ({ at, count, isOpen, onToggle, onMoveUp, onMoveDown, onRemove }: LessonCardProps) => {
  const { control, errors } = useLessonForm(at);
  const [title, duration, videoUrl] = useWatch({
    control,
    name: [`lessons.${at}.title`, `lessons.${at}.duration`, `lessons.${at}.videoUrl`],
  });
  const number = at + 1;
  const { quiz: _, ...ownErrors } = errors ?? {};
  const facts = [Number.isFinite(duration) && formatDuration(duration), videoUrl.trim() === '' ? 'Texto' : 'Vídeo']
    .filter(Boolean)
    .join(' · ');
  return (
    <LessonFold
      at={at}
      isOpen={isOpen}
      onToggle={onToggle}
      facts={facts}
      isWrong={Object.keys(ownErrors).length > 0}
      controls={
        <>
          <Button
            data-shift="up"
            variant="ghost"
            size="icon"
            aria-label={`Mover aula ${number} para cima`}
            disabled={at === 0}
            onClick={onMoveUp}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            data-shift="down"
            variant="ghost"
            size="icon"
            aria-label={`Mover aula ${number} para baixo`}
            disabled={number === count}
            onClick={onMoveDown}
          >
            <ArrowDown aria-hidden />
          </Button>
          <AlertDialog
            title="Remover aula?"
            text={`"${title.trim() || 'Aula sem título'}" sai do curso com o vídeo, os recursos e o quiz.`}
            confirmLabel="Remover"
            onConfirm={onRemove}
            trigger={
              <Button variant="ghost" size="icon" aria-label={`Remover aula ${number}`}>
                <Trash2 aria-hidden />
              </Button>
            }
          />
        </>
      }
    >
      <div className="grid gap-5">
        <BasicFields at={at} />
        <h4 className="mt-2 text-lg font-semibold">Vídeo</h4>
        <VideoFields at={at} />
        <h4 className="mt-2 text-lg font-semibold">Recursos</h4>
        <ResourceFields at={at} />
      </div>
    </LessonFold>
  );
};
