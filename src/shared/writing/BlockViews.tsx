import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { NotationKind } from '../../board/typed-notation.ts';
import { Button } from '../../ui/Button.tsx';
import { LessonText } from '../pgn/LessonText.tsx';
import { Fen, Pgn } from '../pgn/Pgn.tsx';
import { LessonPicture } from '../../ui/LessonPicture.tsx';
import { PositionButton } from '../tree/set-up/PositionButton.tsx';
import { GameDialog } from './GameDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';

const NAMES: Readonly<Record<NotationKind, string>> = { fen: 'Diagrama', pgn: 'Partida' };

type FrameProps = NodeViewProps & { name: string; actions?: ReactNode; children: ReactNode };

/** A block that is seen, moved over and removed as one. */
const Frame = ({ name, actions, selected, deleteNode, editor, children }: FrameProps) => {
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  return (
    <NodeViewWrapper>
      <div
        role="group"
        aria-label={name}
        contentEditable={false}
        className={clsx('my-4 rounded-card border-2 p-3', selected ? 'border-brand' : 'border-line')}
      >
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <span className="mr-auto font-semibold text-ink-soft">{name}</span>
          {actions}
          <Button variant="ghost" size="sm" aria-label={`Remover: ${name}`} onClick={remove}>
            <Trash2 aria-hidden /> Remover
          </Button>
        </div>
        {children}
      </div>
    </NodeViewWrapper>
  );
};

/** Several diagrams in one block are written, not set up. */
const isOneLine = (text: string): boolean => !text.trim().includes('\n');

/** A game or a diagram within the text, as students see it. */
export const ChessView = (props: NodeViewProps) => {
  const { node, updateAttributes } = props;
  const [isChanging, setChanging] = useState(false);
  const { kind, text } = node.attrs as { kind: NotationKind; text: string };
  const name = NAMES[kind];
  return (
    <Frame
      {...props}
      name={name}
      actions={
        kind === 'fen' && isOneLine(text) ? (
          <PositionButton
            variant="ghost"
            aria-label={`Alterar: ${name}`}
            start={text}
            action="Alterar no texto"
            onDone={fen => updateAttributes({ kind, text: fen })}
          >
            Alterar
          </PositionButton>
        ) : (
          <Button variant="ghost" size="sm" aria-label={`Alterar: ${name}`} onClick={() => setChanging(true)}>
            <Pencil aria-hidden /> Alterar
          </Button>
        )
      }
    >
      {kind === 'fen' ? <Fen text={text} /> : <Pgn text={text} takesKeys={false} />}
      {isChanging && (
        <GameDialog
          title={`Alterar: ${name.toLowerCase()}`}
          action="Alterar no texto"
          start={text}
          onDone={updateAttributes}
          onClose={() => setChanging(false)}
        />
      )}
    </Frame>
  );
};

/** A picture within the text, as students see it, and what is said of it to those who do not. */
export const PictureView = (props: NodeViewProps) => {
  const { node, updateAttributes } = props;
  const [isChanging, setChanging] = useState(false);
  const { source, alt } = node.attrs as { source: string; alt: string };
  return (
    <Frame
      {...props}
      name="Imagem"
      actions={
        <Button variant="ghost" size="sm" aria-label="Alterar: Imagem" onClick={() => setChanging(true)}>
          <Pencil aria-hidden /> Alterar
        </Button>
      }
    >
      <LessonPicture source={source} alt={alt} />
      <p className="mt-3 text-[0.95rem] text-ink-soft">
        {alt === '' ? 'Sem descrição: quem não vê a imagem não saberá o que ela mostra.' : `Descrição: ${alt}`}
      </p>
      {isChanging && (
        <PictureDialog
          title="Alterar imagem"
          action="Alterar no texto"
          start={{ source, alt }}
          onDone={updateAttributes}
          onClose={() => setChanging(false)}
        />
      )}
    </Frame>
  );
};

/** What stands there only for other parts of the text, or is not shown to students at all. */
const UNSEEN = ['html', 'definition', 'footnoteDefinition'];

/** What the editor cannot change, as it was written or as students see it. */
export const UntouchedView = (props: NodeViewProps) => {
  const { source, kind } = props.node.attrs as { source: string; kind: string };
  return (
    <Frame {...props} name="Trecho em Markdown">
      {UNSEEN.includes(kind) ? (
        <pre className="overflow-x-auto text-base whitespace-pre-wrap">{source}</pre>
      ) : (
        <LessonText text={source} />
      )}
      <p className="mt-3 text-[0.95rem] text-ink-soft">Fica como foi escrito. Para mudar, use “Ver o Markdown”.</p>
    </Frame>
  );
};
