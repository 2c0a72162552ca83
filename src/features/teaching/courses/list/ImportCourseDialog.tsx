import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { CourseFileValues } from '../../../../../server/features/course-files/course-files.schema.ts';
import { plural } from '../../../../lib/plural.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FileInput } from '../../../../ui/FileInput.tsx';
import { Progress } from '../../../../ui/Progress.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { openPicked } from './course-file.ts';
import { fileErrorText, useImportCourse, useLookIntoFile } from './use-course-file.ts';
import { type PickedArchive, useSendPacked } from './use-send-packed.ts';

type ImportCourseDialogProps = { onImported: (courseId: number) => void; onClose: () => void };

const ALREADY = 'Um curso seu já é igual ao deste arquivo.';

type Found = { lessons: number; chapters: number; questions: number };

const megabytes = (files: readonly { size: number }[]): string => {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${Math.max(0.1, bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`;
};

const contentOf = ({ lessons, chapters, questions }: Found): string =>
  [plural(lessons, 'lição', 'lições'), plural(chapters, 'capítulo'), plural(questions, 'questão', 'questões')].join(
    ', ',
  );

/** Brings in a course that somebody downloaded from this school or another: what it holds is said first. */
const ImportCourseDialog = ({ onImported, onClose }: ImportCourseDialogProps) => {
  const [file, setFile] = useState<CourseFileValues>();
  const [archive, setArchive] = useState<PickedArchive>();
  const [problem, setProblem] = useState<string>();
  const look = useLookIntoFile();
  const bring = useImportCourse();
  const { sending, send, forget } = useSendPacked();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    if (!picked) return;
    setFile(undefined);
    forget();
    look.reset();
    const read = await openPicked(picked);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    setFile(read.file);
    setArchive('archive' in read ? read.archive : undefined);
    look.mutate({ file: read.file, dryRun: true }, { onError: error => setProblem(fileErrorText(error)) });
  };
  const { found, already = false, missing = [], wanted = [] } = look.data ?? {};
  const toSend = (file?.files ?? []).filter(({ address }) => wanted.includes(address));
  const take = async () => {
    if (!file) return;
    setProblem(undefined);
    const { signal } = leaving.current;
    const sent = archive && (await send(archive, toSend, signal).catch((error: unknown) => ({ error })));
    if (signal.aborted) return;
    if (sent && 'error' in sent) return setProblem(fileErrorText(sent.error));
    bring.mutate(
      { file, ...(sent && sent.length > 0 && { sent }) },
      {
        onSuccess: ({ course, found, already }) => {
          toast(
            already
              ? { title: 'Nada mudou', description: ALREADY }
              : { title: 'Curso importado', description: `“${found.title}” está nos seus cursos, como rascunho.` },
          );
          onClose();
          if (course) onImported(course.id);
        },
        onError: error => setProblem(fileErrorText(error)),
      },
    );
  };
  return (
    <Dialog
      open
      title="Importar curso"
      description="Um arquivo baixado em “Meus Cursos”, desta escola ou de outra, vira um rascunho seu."
      onOpenChange={open => !open && onClose()}
      footer={
        <Button disabled={!found} loading={bring.isPending || sending !== null} onClick={() => void take()}>
          {already ? 'Abrir o curso' : 'Importar como rascunho'}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Field
          label="Arquivo do curso"
          error={problem}
          hint="Termina em .academia.zip, com vídeos e imagens, ou em .academia.json"
        >
          <FileInput accept=".zip,.json,application/zip,application/json" onChange={event => void pick(event)} />
        </Field>
        {look.isPending && <p role="status">Conferindo o arquivo…</p>}
        {sending && (
          <div className="grid gap-2">
            <p role="status">
              Enviando o arquivo {sending.at} de {sending.of}
            </p>
            <Progress value={sending.percent} label={`Envio do arquivo ${sending.at} de ${sending.of}`} />
          </div>
        )}
        {found && (
          <div role="status" className="grid gap-3">
            <p className="wrap-anywhere">
              <b>{found.title}</b>: {contentOf(found)}.
            </p>
            {already && <p>{ALREADY}</p>}
            {toSend.length > 0 && (
              <p>
                {plural(toSend.length, 'arquivo')} ({megabytes(toSend)}) {toSend.length === 1 ? 'vai' : 'vão'} junto:
                vídeos, materiais e imagens.
              </p>
            )}
            {missing.length > 0 && (
              <Alert tone="gold">
                <p>Fica de fora o que foi enviado a outra escola. Envie de novo depois:</p>
                <ul className="list-disc pl-5 wrap-anywhere">
                  {missing.map((name, index) => (
                    <li key={index}>{name}</li>
                  ))}
                </ul>
              </Alert>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
};

export default ImportCourseDialog;
