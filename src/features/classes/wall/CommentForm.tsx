import { MessageCirclePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { COMMENT_MAX_LENGTH } from '../../../../server/features/classes/comment-length.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { useCommentChanges } from './use-wall.ts';

const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus();

type CommentFormProps = { classId: number; postId: number; /** Whose announcement it is about. */ author: string };

/** A button, and behind it the field for a comment. */
export const CommentForm = ({ classId, postId, author }: CommentFormProps) => {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { write } = useCommentChanges();
  const close = () => {
    setOpen(false);
    setTimeout(() => opener.current?.focus());
  };
  if (!isOpen)
    return (
      <Button ref={opener} variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <MessageCirclePlus aria-hidden /> Comentar <span className="sr-only">o aviso de {author}</span>
      </Button>
    );
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        const done = () => {
          setText('');
          close();
        };
        write.mutate({ classId, postId, text }, { onSuccess: done });
      }}
    >
      <Field
        label="Seu comentário"
        hint={`A turma toda vai ler. Até ${COMMENT_MAX_LENGTH} letras; você escreveu ${text.length}.`}
      >
        <Textarea
          ref={focusOnce}
          rows={3}
          maxLength={COMMENT_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {write.error && <Alert tone="danger">{errorText(write.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={text.trim() === ''} loading={write.isPending}>
          {write.isPending ? 'Enviando...' : 'Enviar comentário'}
        </Button>
        <Button variant="secondary" size="sm" onClick={close}>
          Fechar
        </Button>
      </div>
    </form>
  );
};
