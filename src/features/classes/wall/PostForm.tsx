import { Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { MarkdownField } from '../../../shared/writing/MarkdownField.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWall } from './use-wall.ts';

/** The editor is put in place around this. */
const focusOnce = (field: { focus: () => void } | null): void => {
  if (field) setTimeout(() => field.focus());
};

/** A new announcement. What was begun stays while the form is closed. */
export const PostForm = ({ classId }: { classId: number }) => {
  const [text, setText] = useState('');
  const [commentsOpen, setCommentsOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { write } = useWall();
  const isEmpty = text.trim() === '';
  const close = () => {
    setOpen(false);
    setTimeout(() => opener.current?.focus());
  };
  const publish = () =>
    write.mutate(
      { classId, text, commentsOpen },
      {
        onSuccess: () => {
          setText('');
          setCommentsOpen(false);
          close();
          toast({ title: 'Aviso publicado', description: 'Os alunos são avisados pelo sino.' });
        },
      },
    );
  if (!isOpen)
    return (
      <Button ref={opener} className="mb-6" onClick={() => setOpen(true)}>
        <Megaphone aria-hidden /> {isEmpty ? 'Escrever um aviso' : 'Continuar o aviso'}
      </Button>
    );
  return (
    <Card className="mb-6">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={event => {
          event.preventDefault();
          publish();
        }}
      >
        <MarkdownField ref={focusOnce} label="Novo aviso" name="text" value={text} onChange={setText} />
        <Switch
          label="Alunos podem comentar"
          hint="A turma toda lê os comentários. Você pode mudar isto depois."
          checked={commentsOpen}
          onChange={({ target }) => setCommentsOpen(target.checked)}
        />
        {write.error && <Alert tone="danger">{errorText(write.error)}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={isEmpty} loading={write.isPending}>
            {write.isPending ? 'Publicando...' : 'Publicar no mural'}
          </Button>
          <Button variant="secondary" onClick={close}>
            Fechar
          </Button>
        </div>
      </form>
    </Card>
  );
};
