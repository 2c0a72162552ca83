import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import clsx from 'clsx';
import {
  Bold,
  Grid3x3,
  Heading1,
  Heading2,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  ScrollText,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { barLook, toolLook } from './writing-look.ts';

export type Asked = 'link' | 'picture' | 'diagram' | 'game';

type Tool = {
  name: string;
  icon: LucideIcon;
  /** What it does; undefined for what is asked for in a dialog. */
  run?: (editor: Editor) => void;
  asks?: Asked;
  isOn?: (editor: Editor) => boolean;
  may?: (editor: Editor) => boolean;
};

/** The two largest headings look the same to students, and the next two. */
const heading = (...levels: [2, 1] | [3, 4]) => ({
  run: (editor: Editor) =>
    editor
      .chain()
      .focus()
      .toggleHeading({ level: levels.find(level => editor.isActive('heading', { level })) ?? levels[0] })
      .run(),
  isOn: (editor: Editor) => levels.some(level => editor.isActive('heading', { level })),
});

const TOOLS: Tool[] = [
  {
    name: 'Negrito',
    icon: Bold,
    run: editor => editor.chain().focus().toggleBold().run(),
    isOn: editor => editor.isActive('bold'),
  },
  {
    name: 'Itálico',
    icon: Italic,
    run: editor => editor.chain().focus().toggleItalic().run(),
    isOn: editor => editor.isActive('italic'),
  },
  { name: 'Cabeçalho', icon: Heading1, ...heading(2, 1) },
  { name: 'Cabeçalho menor', icon: Heading2, ...heading(3, 4) },
  {
    name: 'Lista',
    icon: List,
    run: editor => editor.chain().focus().toggleBulletList().run(),
    isOn: editor => editor.isActive('bulletList'),
  },
  {
    name: 'Lista numerada',
    icon: ListOrdered,
    run: editor => editor.chain().focus().toggleOrderedList().run(),
    isOn: editor => editor.isActive('orderedList'),
  },
  {
    name: 'Citação',
    icon: TextQuote,
    run: editor => editor.chain().focus().toggleBlockquote().run(),
    isOn: editor => editor.isActive('blockquote'),
  },
  { name: 'Link', icon: Link, asks: 'link', isOn: editor => editor.isActive('link') },
  { name: 'Inserir imagem', icon: ImagePlus, asks: 'picture' },
  { name: 'Inserir diagrama', icon: Grid3x3, asks: 'diagram' },
  { name: 'Inserir partida (PGN)', icon: ScrollText, asks: 'game' },
  {
    name: 'Desfazer',
    icon: Undo2,
    run: editor => editor.chain().focus().undo().run(),
    may: editor => editor.can().undo(),
  },
  {
    name: 'Refazer',
    icon: Redo2,
    run: editor => editor.chain().focus().redo().run(),
    may: editor => editor.can().redo(),
  },
];

/** What can be done with the words that are chosen; arrow keys go from button to button. */
export const WritingBar = ({ editor, onAsk }: { editor: Editor; onAsk: (asked: Asked) => void }) => {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.map(({ isOn, may }) => ({ isOn: isOn?.(now), may: may?.(now) ?? true })),
  });
  return (
    <Toolbar.Root aria-label="Formatação do texto" className={barLook}>
      {TOOLS.map(({ name, icon: Icon, run, asks }, i) => (
        <Toolbar.Button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-disabled={states[i]?.may === false || undefined}
          {...(states[i]?.isOn !== undefined && { 'aria-pressed': states[i].isOn })}
          // The words in the text stay chosen.
          onMouseDown={event => event.preventDefault()}
          onClick={() => (asks ? onAsk(asks) : run?.(editor))}
          className={clsx(
            toolLook,
            'aria-disabled:opacity-55 [&_svg]:size-5',
            states[i]?.isOn ? 'bg-brand text-on-brand' : 'text-ink hover:bg-surface',
          )}
        >
          <Icon aria-hidden />
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  );
};
