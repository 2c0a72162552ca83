import clsx from 'clsx';
import { Download, Eye, Printer, Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { Conflict } from '../shared/Conflict.tsx';
import { AddChapter } from './AddChapter.tsx';
import { ChapterFields } from './ChapterFields.tsx';
import { ChapterList } from './ChapterList.tsx';
import { EngineAdvice } from './EngineAdvice.tsx';
import { type EditedChapter, lackOf, pgnOfChapters, withMoved, withoutChapter } from './editing.ts';
import { ShowInClass } from '../../../shared/live-lessons/ShowInClass.tsx';
import { useReadyEngine } from '../../../shared/engine/use-analysis.ts';
import { MoveSheet } from '../../../shared/tree/MoveSheet.tsx';
import { TreeBoard } from '../../../shared/tree/TreeBoard.tsx';
import { MoveTools } from '../../../shared/tree/MoveTools.tsx';
import { SaveState } from './SaveState.tsx';
import { SetUpDialog } from '../../../shared/tree/set-up/SetUpDialog.tsx';
import { nodeOf, promoted, withComment, withoutBranch, withRight, withSign } from '../../../shared/tree/tree-edit.ts';
import { useEditing } from './use-editing.ts';
import { type Stored, useSaving } from './use-saving.ts';
import { useUndoKeys } from '../../../shared/tree/use-undo-keys.ts';

const SheetDialog = lazy(() => import('./sheet/SheetDialog.tsx'));
const ChapterPreview = lazy(() => import('./ChapterPreview.tsx'));

type ChapterEditorProps = {
  userId: number;
  courseId: number;
  lessonId: number;
  lessonTitle: string;
  beside: HTMLElement | null;
  initial: readonly EditedChapter[];
  stored: Stored;
  /** Whether something waits to be saved. */
  onUnsaved: (isUnsaved: boolean) => void;
  /** The version that the server has now. */
  onRead: () => Promise<string>;
  /** Begins again with what the server has. */
  onReload: () => void;
};

/** The boards of a lesson: listed, set up, played and written on; each change is saved by itself. */
export const ChapterEditor = ({
  userId,
  courseId,
  lessonId,
  lessonTitle,
  beside,
  initial,
  stored,
  onUnsaved,
  onRead,
  onReload,
}: ChapterEditorProps) => {
  const editing = useEditing(initial);
  const { present, chapter, changeTree } = editing;
  const { saving, retry, adopt, idOf } = useSaving(userId, lessonId, present.chapters, stored);
  const engine = useReadyEngine();
  const [isSettingUp, setSettingUp] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const isUnsaved = saving.state !== 'saved' && saving.state !== 'incomplete';
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  useUndoKeys(editing.undo, editing.redo);
  const lack = chapter && lackOf(chapter);
  const { current } = present;
  const played = chapter && nodeOf(chapter.tree, current)?.move;
  const isToFind = chapter?.mode === 'responder' && played?.color === (chapter.side === 'white' ? 'w' : 'b');
  const actions = present.chapters.length > 0 && (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => download(`licao-${lessonId}.pgn`, pgnOfChapters(present.chapters), 'application/x-chess-pgn')}
      >
        <Download aria-hidden /> Baixar PGN
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setPrinting(true)}>
        <Printer aria-hidden /> Folha de exercícios
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setPreviewing(true)}>
        <Eye aria-hidden /> Ver como o aluno
      </Button>
      {chapter && <ShowInClass size="sm" shown={() => ({ pgn: pgnOfChapters([chapter]), side: chapter.side })} />}
    </>
  );
  return (
    <div className="@container grid gap-5 beside-board:gap-3">
      {saving.state === 'conflict' && (
        <Conflict text={saving.text} onReload={onRead} onKeep={adopt} onReplace={onReload} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <AddChapter count={present.chapters.length} onAdd={editing.add} />
        <div className="flex flex-wrap items-center gap-2">
          <SaveState saving={saving} onRetry={retry} />
          <Button variant="secondary" size="icon" aria-label="Desfazer" disabled={!editing.undo} onClick={editing.undo}>
            <Undo2 aria-hidden />
          </Button>
          <Button variant="secondary" size="icon" aria-label="Refazer" disabled={!editing.redo} onClick={editing.redo}>
            <Redo2 aria-hidden />
          </Button>
          {beside ? createPortal(actions, beside) : actions}
        </div>
      </div>
      {!chapter && (
        <EmptyState
          title="Esta lição ainda não tem tabuleiros"
          text="Monte uma posição, cole um PGN ou escolha uma partida: o aluno lê, encontra os lances ou joga."
        />
      )}
      {chapter && (
        <div
          className={clsx(
            'grid grid-cols-1 items-start gap-6 @4xl:grid-cols-[13rem_minmax(0,1fr)_22rem]',
            '@4xl:grid-rows-[auto_1fr] @4xl:gap-y-4',
            'beside-board:[--around-board:26rem] beside-board:[--around-sheet:41rem]',
            'beside-board:[--least-board:17rem] beside-board:[--least-sheet:9rem]',
          )}
        >
          <ChapterList
            chapters={present.chapters}
            chosen={present.chosen}
            onChoose={editing.choose}
            onMove={(key, by) => editing.edit(now => withMoved(now, key, by))}
            onRemove={key => editing.edit(now => withoutChapter(now, key))}
          />
          <div className="min-w-0 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1">
            <TreeBoard
              key={chapter.key}
              label="Tabuleiro do capítulo"
              tree={chapter.tree}
              orientation={chapter.side === 'white' ? 'w' : 'b'}
              current={current}
              onPlay={editing.play}
              onGoTo={editing.goTo}
              onDraw={editing.draw}
              onTree={tree => changeTree(tree)}
            />
          </div>
          <div className="grid min-w-0 gap-4 @4xl:row-start-2">
            <ChapterFields chapter={chapter} onChange={editing.changeChapter} />
            <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setSettingUp(true)}>
              Mudar a posição inicial
            </Button>
          </div>
          <div className="grid min-w-0 gap-4 @4xl:col-start-3 @4xl:row-span-2 @4xl:row-start-1 beside-board:gap-3">
            {chapter.mode === 'responder' && (
              <Chips
                label="O lance do aluno que eu jogo agora"
                chips={[
                  { value: 'right', label: 'Lances certos' },
                  { value: 'wrong', label: 'Erros com resposta' },
                ]}
                value={editing.playing}
                onChange={editing.setPlaying}
              />
            )}
            {chapter.mode === 'responder' && (
              <EngineAdvice engine={engine} chapter={chapter} current={current} onAccept={editing.accept} />
            )}
            {lack && <Alert tone="gold">{lack}.</Alert>}
            <MoveSheet label="Lances do capítulo" tree={chapter.tree} current={current} onGoTo={editing.goTo} />
            <MoveTools
              name={chapter.key}
              tree={chapter.tree}
              current={current}
              placeholder="O que o aluno lê aqui"
              onComment={text =>
                changeTree(withComment(chapter.tree, current, text), current, `comment ${chapter.key} ${current}`)
              }
              onSign={nag => current !== null && changeTree(withSign(chapter.tree, current, nag))}
              onRight={
                isToFind
                  ? isRight => current !== null && changeTree(withRight(chapter.tree, current, isRight))
                  : undefined
              }
              onPromote={() => current !== null && changeTree(promoted(chapter.tree, current))}
              onRemove={() =>
                current !== null &&
                changeTree(withoutBranch(chapter.tree, current), nodeOf(chapter.tree, current)?.parent ?? null)
              }
            />
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {isPrinting && (
          <SheetDialog lessonTitle={lessonTitle} chapters={present.chapters} onClose={() => setPrinting(false)} />
        )}
        {isPreviewing && (
          <ChapterPreview
            courseId={courseId}
            lessonId={lessonId}
            saving={saving}
            firstId={() => idOf(present.chosen)}
            onClose={() => setPreviewing(false)}
          />
        )}
      </Suspense>
      {isSettingUp && chapter && (
        <SetUpDialog
          start={chapter.tree.start}
          orientation={chapter.side === 'white' ? 'w' : 'b'}
          action="Usar esta posição"
          warning={
            chapter.tree.first.length > 0
              ? 'Os lances deste capítulo saem com a posição antiga. Dá para desfazer.'
              : undefined
          }
          onDone={fen => {
            setSettingUp(false);
            editing.setUp(fen);
          }}
          onClose={() => setSettingUp(false)}
        />
      )}
    </div>
  );
};
