import { type FormEvent, useState } from 'react';
import { pictureSource } from '../../../server/rules/lesson-pictures.ts';
import { FILE_RULES } from '../../lib/lesson-file.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogEnd } from '../../ui/DialogEnd.tsx';
import { Field } from '../../ui/Field.tsx';
import { FileInput } from '../../ui/FileInput.tsx';
import { LessonPicture } from '../../ui/LessonPicture.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useFileUpload } from '../uploads/use-file-upload.ts';

export type PictureValues = { source: string; alt: string };

type PictureDialogProps = {
  title: string;
  /** What the button says that ends it. */
  action: string;
  start?: PictureValues;
  onDone: (picture: PictureValues) => void;
  onClose: () => void;
};

const NOTHING: PictureValues = { source: '', alt: '' };
const MOST_LETTERS = 300;

/** How large a picture is, so that the page can keep its place. */
const sizeOf = async (file: File): Promise<{ width: number; height: number }> => {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
};

/** Asks for a picture, which is sent to the school, and for what it shows. */
export const PictureDialog = ({ title, action, start = NOTHING, onDone, onClose }: PictureDialogProps) => {
  const [source, setSource] = useState(start.source);
  const [alt, setAlt] = useState(start.alt);
  const [error, setError] = useState<string>();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const { standing, send, cancel } = useFileUpload(['picture'], ({ objectPath }) => setSource(objectPath));
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setSource('');
    setSize(await sizeOf(file).catch(() => null));
    await send(file);
  };
  const written = source === start.source || !size ? source : pictureSource(source, size);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The text's own form is around it, by way of React.
    event.stopPropagation();
    if (alt.trim() === '') return setError('Diga o que a imagem mostra, para quem não a vê.');
    onDone({ source: written, alt: alt.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description="JPG, PNG ou WEBP, até 5 MB. Só quem pode ler o texto vê a imagem."
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Imagem">
          <FileInput accept={FILE_RULES.picture.accept} onChange={({ target }) => void choose(target.files?.[0])} />
        </Field>
        {standing.is === 'sending' && (
          <div className="grid gap-2">
            <Progress value={standing.percent} label={`Enviando ${standing.name}`} />
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={cancel}>
              Cancelar envio
            </Button>
          </div>
        )}
        {standing.is === 'failed' && <Alert tone="danger">{standing.message}</Alert>}
        {source !== '' && <LessonPicture source={written} alt={alt} />}
        <Field
          label="Descrição da imagem"
          error={error}
          hint="O que ela mostra, para quem não a vê. Um leitor de tela a lê em voz alta."
        >
          <TextInput
            value={alt}
            maxLength={MOST_LETTERS}
            onChange={({ target }) => {
              setAlt(target.value);
              setError(undefined);
            }}
          />
        </Field>
        <DialogEnd>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={source === ''}>
            {action}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
};
