import { FileCode, FileUp, PenLine } from 'lucide-react';
import { lazy, type RefCallback, Suspense, useCallback, useState } from 'react';
import { readStored, store } from '../../lib/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { isTooDeep } from '../../ui/markdown-depth.ts';
import { Textarea } from '../../ui/Textarea.tsx';
import { PositionButton } from '../tree/set-up/PositionButton.tsx';
import { GameDialog } from './GameDialog.tsx';
import { withGame } from './with-game.ts';
import { withPicture } from './with-picture.ts';
import { barLook, sheetLook, TOOL_COUNT, toolLook } from './writing-look.ts';

// The editor is as large as several screens, so it comes only where somebody writes.
const RichText = lazy(() => import('./RichText.tsx'));
const PictureDialog = lazy(() => import('./PictureDialog.tsx').then(each => ({ default: each.PictureDialog })));

const WANTS_MARKDOWN = 'academia.markdown';

const MARKDOWN_HINT = 'Em Markdown: # título, **negrito**, - lista, [link](https://…).';
const HINT = 'Selecione palavras para formatá-las. Imagens, diagramas e partidas entram onde está o cursor.';

const Waiting = () => (
  <div role="status">
    <span className="sr-only">Carregando o editor de texto...</span>
    <div className={barLook}>
      {Array.from({ length: TOOL_COUNT }, (_, i) => (
        <span key={i} className={toolLook} />
      ))}
    </div>
    <div className={sheetLook} />
  </div>
);

type MarkdownFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  /** Gets what is written in, so that a form can put the focus there. */
  ref?: RefCallback<{ focus: () => void }>;
  error?: string | undefined;
  rows?: number;
};

/** A long text, kept as Markdown and written without it; the choice to see the Markdown is remembered. */
export const MarkdownField = ({ label, value, onChange, error, rows = 8, ...textarea }: MarkdownFieldProps) => {
  const [wantsMarkdown, setWantsMarkdown] = useState(() => readStored(WANTS_MARKDOWN) === true);
  const [inserting, setInserting] = useState<'game' | 'picture' | null>(null);
  const [session, setSession] = useState(0);
  const reopen = useCallback(() => setSession(number => number + 1), []);
  const mustBeMarkdown = isTooDeep(value);
  const isMarkdown = wantsMarkdown || mustBeMarkdown;
  const change = () => {
    store(WANTS_MARKDOWN, !wantsMarkdown);
    setWantsMarkdown(!wantsMarkdown);
  };
  return (
    <div className="space-y-3">
      <Field label={label} error={error} hint={isMarkdown ? MARKDOWN_HINT : HINT}>
        {isMarkdown ? (
          <Textarea rows={rows} value={value} onChange={event => onChange(event.target.value)} {...textarea} />
        ) : (
          <Suspense fallback={<Waiting />}>
            <RichText
              key={session}
              ref={textarea.ref}
              label={label}
              value={value}
              onChange={onChange}
              onBlur={textarea.onBlur}
              onForeign={reopen}
            />
          </Suspense>
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {isMarkdown && (
          <Button variant="ghost" size="sm" onClick={() => setInserting('picture')}>
            <FileUp aria-hidden /> Inserir imagem
          </Button>
        )}
        {isMarkdown && (
          <Button variant="ghost" size="sm" onClick={() => setInserting('game')}>
            <FileUp aria-hidden /> Inserir partida (PGN)
          </Button>
        )}
        {isMarkdown && (
          <PositionButton
            variant="ghost"
            start=""
            action="Inserir no texto"
            onDone={text => onChange(withGame(value, { kind: 'fen', text }))}
          >
            Inserir diagrama
          </PositionButton>
        )}
        {!mustBeMarkdown && (
          <Button variant="ghost" size="sm" onClick={change}>
            {wantsMarkdown ? <PenLine aria-hidden /> : <FileCode aria-hidden />}
            {wantsMarkdown ? 'Escrever sem Markdown' : 'Ver o Markdown'}
          </Button>
        )}
      </div>
      {inserting === 'game' && (
        <GameDialog
          title="Inserir partida no texto"
          action="Inserir no texto"
          onDone={game => onChange(withGame(value, game))}
          onClose={() => setInserting(null)}
        />
      )}
      {inserting === 'picture' && (
        <Suspense fallback={null}>
          <PictureDialog
            title="Inserir imagem no texto"
            action="Inserir no texto"
            onDone={picture => onChange(withPicture(value, picture))}
            onClose={() => setInserting(null)}
          />
        </Suspense>
      )}
    </div>
  );
};
