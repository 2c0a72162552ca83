import { type ChangeEvent, useState } from 'react';
import type { CourseFileValues } from '../../../../../server/features/course-files/course-files.schema.ts';
import { plural } from '../../../../lib/plural.ts';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { FileInput } from '../../../../ui/FileInput.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { courseIn } from './course-file.ts';
import { fileErrorText, useImportCourse, useLookIntoFile } from './use-course-file.ts';

type ImportCourseDialogProps = { onImported: (courseId: number) => void; onClose: () => void };

const ALREADY = 'Um curso seu já é igual ao deste arquivo.';

type Found = { lessons: number; chapters: number; questions: number };

const contentOf = ({ lessons, chapters, questions }: Found): string =>
  [plural(lessons, 'lição', 'lições'), plural(chapters, 'capítulo'), plural(questions, 'questão', 'questões')].join(
    ', ',
  );

/** Brings in a course that somebody downloaded from this school or another: what it holds is said first. */
const ImportCourseDialog = ({ onImported, onClose }: ImportCourseDialogProps) => {
  const [file, setFile] = useState<CourseFileValues>();
  const [problem, setProblem] = useState<string>();
  const look = useLookIntoFile();
  const bring = useImportCourse();
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    if (!picked) return;
    setFile(undefined);
    look.reset();
    const read = courseIn(await picked.text());
    if ('problem' in read) return setProblem(read.problem);
    setProblem(undefined);
    setFile(read.file);
    look.mutate({ file: read.file, dryRun: true }, { onError: error => setProblem(fileErrorText(error)) });
  };
  const take = () =>
    file &&
    bring.mutate(
      { file },
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
  const { found, already = false, missing = [] } = look.data ?? {};
  return (
    <Dialog
      open
      title="Importar curso"
      description="Um arquivo baixado em “Meus Cursos”, desta escola ou de outra, vira um rascunho seu."
      onOpenChange={open => !open && onClose()}
      footer={
        <Button disabled={!found || problem !== undefined} loading={bring.isPending} onClick={take}>
          {already ? 'Abrir o curso' : 'Importar como rascunho'}
        </Button>
      }
    >
      <div className="grid gap-5">
        <Field label="Arquivo do curso" error={problem} hint="Termina em .academia.json e tem até 1 MB">
          <FileInput accept=".json,application/json" onChange={event => void pick(event)} />
        </Field>
        {look.isPending && <p role="status">Conferindo o arquivo…</p>}
        {found && !problem && (
          <div role="status" className="grid gap-3">
            <p className="wrap-anywhere">
              <b>{found.title}</b>: {contentOf(found)}.
            </p>
            {already && <p>{ALREADY}</p>}
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
