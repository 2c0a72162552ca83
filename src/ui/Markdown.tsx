import { isValidElement, type ReactNode, useMemo } from 'react';
import Renderer, { type Components, defaultUrlTransform } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { LessonPicture } from './LessonPicture.tsx';
import { isTooDeep } from './markdown-depth.ts';
import { type MarkdownBlocks, PlainText } from './markdown-parts.tsx';
import { Scrollable } from './Scrollable.tsx';

/** Addresses of the web, and the school's own; no other scheme becomes a link. */
const safeAddress = (url: string): string =>
  /^https?:\/\//i.test(url) || /^\/(?!\/)/.test(url) ? defaultUrlTransform(url) : '';

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-brand-text underline underline-offset-4"
      >
        {children}
        <span className="sr-only"> (abre em nova aba)</span>
      </a>
    ) : (
      <span>{children}</span>
    ),
  // The page's own headings have the levels above these.
  h1: ({ children }) => <h3 className="pt-3 text-heading">{children}</h3>,
  h2: ({ children }) => <h3 className="pt-3 text-heading">{children}</h3>,
  h3: ({ children }) => <h4 className="pt-2 text-lg font-semibold">{children}</h4>,
  h4: ({ children }) => <h4 className="pt-2 text-lg font-semibold">{children}</h4>,
  h5: ({ children }) => <h5 className="font-semibold">{children}</h5>,
  h6: ({ children }) => <h6 className="font-semibold">{children}</h6>,
  p: ({ children }) => <p className="whitespace-pre-line">{children}</p>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-7">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 pl-7">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-l-4 border-gold pl-4 text-ink-soft">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded bg-sunken px-1.5 py-0.5 text-[0.92em]">{children}</code>,
  table: ({ children }) => (
    <Scrollable label="Tabela">
      <table className="w-full border-collapse text-base">{children}</table>
    </Scrollable>
  ),
  th: ({ children }) => <th className="border-b-2 border-line-strong px-3 py-2 text-left">{children}</th>,
  td: ({ children }) => <td className="border-b border-line px-3 py-2">{children}</td>,
  // Other servers would be asked for theirs, and then know who reads.
  img: ({ src, alt = '' }) => <LessonPicture source={typeof src === 'string' ? src : ''} alt={alt} />,
  hr: () => <hr className="border-line" />,
};

type Code = { className?: string; children?: ReactNode };

/** The name and the text of a fenced block. */
const blockIn = (children: ReactNode): { name: string; text: string } | null => {
  const { className, children: text } = isValidElement<Code>(children) ? children.props : {};
  const [, name] = /(?:^|\s)language-(\S+)/.exec(className ?? '') ?? [];
  return name && typeof text === 'string' ? { name: name.toLowerCase(), text } : null;
};

const withBlocks = (blocks: MarkdownBlocks): Components => ({
  ...components,
  pre: ({ children }) => {
    const block = blockIn(children);
    const show = block && Object.hasOwn(blocks, block.name) ? blocks[block.name] : undefined;
    return block && show ? (
      show(block.text)
    ) : (
      <Scrollable label="Código">
        <pre className="w-max min-w-full rounded-control bg-sunken p-4 text-base">{children}</pre>
      </Scrollable>
    );
  },
});

const FORBIDDEN = ['input'];

/** A text in Markdown, without HTML, with the school's own pictures, and links to the web only. */
const Markdown = ({ text, blocks }: { text: string; blocks: MarkdownBlocks }) => {
  // The same components at each render: new ones would make a block lose its state.
  const parts = useMemo(() => withBlocks(blocks), [blocks]);
  if (isTooDeep(text)) return <PlainText text={text} />;
  return (
    <Renderer
      remarkPlugins={[remarkGfm]}
      components={parts}
      urlTransform={safeAddress}
      disallowedElements={FORBIDDEN}
      unwrapDisallowed
      skipHtml
    >
      {text}
    </Renderer>
  );
};

export default Markdown;
