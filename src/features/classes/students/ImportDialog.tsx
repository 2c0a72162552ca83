import { useState } from 'react';
import type { Imported } from '../../../../server/features/classes/students.schema.ts';
import { errorText } from '../../../lib/error-text.ts';
import { textOf } from '../../../lib/file-text.ts';
import { plural } from '../../../lib/plural.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogEnd } from '../../../ui/DialogEnd.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FileInput } from '../../../ui/FileInput.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { useStudentChanges } from '../use-classes.ts';
import type { Card } from './cards.ts';

/** From which column what was read. */
const columnsText = ({ fullName, lastName, username }: Imported['columns']): string => {
  const names = `Nomes da coluna ${fullName}${lastName === null ? '' : `, sobrenomes da coluna ${lastName}`}`;
  if (username === null) return `${names}; os nomes de usuário vêm deles.`;
  return `${names}, nomes de usuário da coluna ${username}.`;
};

/** What the list would do, line by line. */
const Preview = ({ read }: { read: Imported }) => (
  <div className="grid gap-4">
    <p>
      {columnsText(read.columns)}
      {read.columns.header && ' A linha com os nomes das colunas, e o que está acima dela, não viram contas.'}
    </p>
    {read.errors.length > 0 && (
      <Alert tone="danger" title={`${plural(read.errors.length, 'linha fica', 'linhas ficam')} de fora`}>
        <ul>
          {read.errors.map(({ row, message }) => (
            <li key={row}>
              Linha {row}: {message}
            </li>
          ))}
        </ul>
      </Alert>
    )}
    {read.known.length > 0 && (
      <Alert tone="info" title={`${plural(read.known.length, 'criança já está', 'crianças já estão')} na turma`}>
        {read.known.map(({ fullName }) => fullName).join(', ')}
      </Alert>
    )}
    <div>
      <h3 className="font-semibold">{plural(read.students.length, 'conta nova', 'contas novas')}</h3>
      <ul aria-label="Contas novas" className="max-h-64 divide-y divide-line overflow-y-auto">
        {read.students.map(({ row, fullName, username }) => (
          <li key={row} className="flex flex-wrap justify-between gap-x-6 py-1.5">
            <span className="min-w-0 wrap-anywhere">{fullName}</span>
            <span className="text-ink-soft">{username}</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const cardsIn = ({ students }: Imported): Card[] =>
  students.flatMap(({ userId, password, fullName, username }) =>
    userId === null || password === null ? [] : [{ userId, fullName, username, password }],
  );

const NO_TEXT =
  'Este arquivo não é uma lista de texto. Abra-o, copie a coluna dos nomes e cole aqui, ou salve a planilha como CSV.';

type ImportDialogProps = { classId: number; onMade: (cards: Card[]) => void; onClose: () => void };

/** A pasted or chosen list: shown first as it is read, then made. */
export const ImportDialog = ({ classId, onMade, onClose }: ImportDialogProps) => {
  const [csv, setCsv] = useState('');
  const [isNoText, setNoText] = useState(false);
  const { preview, bring } = useStudentChanges();
  const read = preview.data;
  const change = (text: string) => {
    setCsv(text);
    setNoText(false);
    preview.reset();
    bring.reset();
  };
  const choose = async (file: File) => {
    const text = await textOf(file);
    const isText = !text.includes('\0');
    if (isText) change(text);
    setNoText(!isText);
  };
  const error = preview.error ?? bring.error;
  return (
    <Dialog
      open
      onOpenChange={stays => !stays && onClose()}
      title="Colar lista de alunos"
      description="Um nome por linha, ou uma planilha com as colunas nome e usuario. Ninguém precisa de email."
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault();
          if (read) bring.mutate({ classId, csv, dryRun: false }, { onSuccess: made => onMade(cardsIn(made)) });
          else preview.mutate({ classId, csv, dryRun: true });
        }}
      >
        {read ? (
          <Preview read={read} />
        ) : (
          <>
            <Field label="Nomes">
              <Textarea
                data-first-focus
                rows={7}
                placeholder={'Ana Clara de Souza\nBruno Lima\n…'}
                value={csv}
                onChange={({ target }) => change(target.value)}
              />
            </Field>
            <Field
              label="Ou um arquivo CSV"
              optional
              hint="Do Excel: copie a coluna dos nomes e cole acima, ou salve a planilha como CSV."
              error={isNoText ? NO_TEXT : undefined}
            >
              <FileInput
                accept=".csv,.txt,text/csv,text/plain"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void choose(file);
                }}
              />
            </Field>
          </>
        )}
        {error && <Alert tone="danger">{errorText(error)}</Alert>}
        <DialogEnd>
          <Button variant="secondary" onClick={read ? () => preview.reset() : onClose}>
            {read ? 'Voltar à lista' : 'Cancelar'}
          </Button>
          <Button
            type="submit"
            disabled={csv.trim() === '' || read?.students.length === 0}
            loading={preview.isPending || bring.isPending}
          >
            {bring.isPending
              ? 'Criando contas...'
              : read
                ? `Criar ${plural(read.students.length, 'conta')}`
                : 'Conferir'}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
