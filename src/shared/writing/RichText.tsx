import { type Editor, getSchema } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import clsx from 'clsx';
import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { START_FEN } from '../../../server/rules/position.ts';
import { useFieldControl } from '../../ui/field-context.ts';
import { ChessView, PictureView, UntouchedView } from './BlockViews.tsx';
import { type Game, GameDialog } from './GameDialog.tsx';
import { LinkDialog, type LinkValues } from './LinkDialog.tsx';
import { markdownOf, type OpenedText, openText } from './opened-text.ts';
import { PictureDialog, type PictureValues } from './PictureDialog.tsx';
import { Chess, Picture, Untouched, writing } from './schema.ts';
import { type Asked, WritingBar } from './WritingBar.tsx';
import { sheetLook } from './writing-look.ts';

// The board on which a position is set up comes when somebody does so.
const SetUpDialog = lazy(() => import('../tree/set-up/SetUpDialog.tsx').then(each => ({ default: each.SetUpDialog })));

/** Clicks and keys on a board are the board's. */
const alone = { stopEvent: () => true };
const EXTENSIONS = [
  ...writing,
  Chess.extend({ addNodeView: () => ReactNodeViewRenderer(ChessView, alone) }),
  Picture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView, alone) }),
  Untouched.extend({ addNodeView: () => ReactNodeViewRenderer(UntouchedView, alone) }),
];
const SCHEMA = getSchema(EXTENSIONS);

/** As students see it. */
const LOOK = clsx(
  sheetLook,
  'resize-y overflow-y-auto px-4 py-3 text-lg break-words whitespace-pre-wrap focus-visible:border-brand',
  'focus-visible:outline-2 focus-visible:outline-offset-1',
  'aria-invalid:border-danger [&>*+*]:mt-4 [&_h3]:text-heading [&_h4]:text-lg [&_h4]:font-semibold',
  '[&_h5]:font-semibold [&_h6]:font-semibold [&_ul]:list-disc [&_ul]:pl-7 [&_ol]:list-decimal [&_ol]:pl-7',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-gold [&_blockquote]:pl-4 [&_blockquote]:text-ink-soft',
  '[&_a]:font-semibold [&_a]:text-brand-text [&_a]:underline [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1.5',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-sunken [&_pre]:p-4 [&_hr]:border-line',
);

const docOf = ({ blocks }: OpenedText) => ({
  type: 'doc',
  content: blocks.length > 0 ? blocks.map(({ node }) => node.toJSON()) : [{ type: 'paragraph' }],
});

const putLink = (editor: Editor, { href, text }: LinkValues): void => {
  const chain = editor.chain().focus();
  if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).run();
  else if (!editor.state.selection.empty) chain.setLink({ href }).run();
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
};

/** The cursor stands below afterwards, where one goes on writing. */
const putBlock = (editor: Editor, type: 'chess' | 'picture', attrs: Game | PictureValues): void => {
  editor
    .chain()
    .focus()
    .insertContent([{ type, attrs }, { type: 'paragraph' }])
    .run();
};

/** Letters typed while a whole block is chosen go below it, and do not take its place. */
const typeBelow = (view: EditorView, text: string): boolean => {
  const { selection, schema, tr } = view.state;
  if (!(selection instanceof NodeSelection) || selection.node.isInline) return false;
  tr.insert(selection.to, schema.node('paragraph', null, schema.text(text)));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length)).scrollIntoView());
  return true;
};

type RichTextProps = {
  label: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<{ focus: () => void }> | undefined;
  /** The value was changed by somebody else: what is shown is no longer it. */
  onForeign: () => void;
};

/** Markdown, written without seeing it. What does not change stays as it was written, byte for byte. */
const RichText = ({ label, value, onChange, onBlur, ref, onForeign }: RichTextProps) => {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldControl();
  const written = useRef(value);
  const opened = useRef<OpenedText>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [content] = useState(() => docOf(openText(value, SCHEMA)));
  const editorProps = useMemo(
    () => ({
      handleTextInput: (view: EditorView, _from: number, _to: number, text: string) => typeBelow(view, text),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: LOOK,
        ...(id && { id }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    }),
    [label, id, describedBy, isInvalid],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    editorProps,
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      opened.current ??= openText(written.current, now.schema);
      const markdown = markdownOf(now.state.doc, opened.current);
      if (markdown === written.current) return;
      written.current = markdown;
      onChange(markdown);
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => void (editor.isDestroyed || editor.view.focus()) }), [editor]);
  useEffect(() => {
    if (value !== written.current) onForeign();
  }, [value, onForeign]);
  const close = () => setAsked(null);
  return (
    <div>
      <WritingBar editor={editor} onAsk={setAsked} />
      <EditorContent editor={editor} onBlur={onBlur} />
      {asked === 'link' && (
        <LinkDialog
          start={{ href: String(editor.getAttributes('link')['href'] ?? ''), text: '' }}
          hasWords={editor.isActive('link') || !editor.state.selection.empty}
          onDone={values => putLink(editor, values)}
          onRemove={
            editor.isActive('link') ? () => editor.chain().focus().extendMarkRange('link').unsetLink().run() : undefined
          }
          onClose={close}
        />
      )}
      {asked === 'picture' && (
        <PictureDialog
          title="Inserir imagem no texto"
          action="Inserir no texto"
          onDone={picture => putBlock(editor, 'picture', picture)}
          onClose={close}
        />
      )}
      {asked === 'game' && (
        <GameDialog
          title="Inserir partida no texto"
          action="Inserir no texto"
          onDone={game => putBlock(editor, 'chess', game)}
          onClose={close}
        />
      )}
      {asked === 'diagram' && (
        <Suspense fallback={null}>
          <SetUpDialog
            start={START_FEN}
            orientation="w"
            action="Inserir no texto"
            onDone={text => {
              putBlock(editor, 'chess', { kind: 'fen', text });
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
};

export default RichText;
