import { Grid3x3, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { StoredUpload } from '../../../../../server/features/uploads/uploads.schema.ts';
import { isUploadedFile, type LessonFileKind } from '../../../../lib/lesson-file.ts';
import { PgnDialog } from '../../../../shared/pgn/PgnDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { useRowFocus } from '../use-row-focus.ts';
import { blankResource, type ResourceType } from './lesson-values.ts';
import { FileUpload } from './FileUpload.tsx';
import { useLessonForm } from './use-lesson-form.ts';

const types: Record<ResourceType, string> = { pdf: 'PDF', pgn: 'PGN', link: 'Link', video: 'Vídeo' };

/** A game on the board, as the students will open it. */
const PgnPreview = ({ at, index }: { at: number; index: number }) => {
  const { control } = useLessonForm(at);
  const { type, url, name } = useWatch({ control, name: `lessons.${at}.resources.${index}` });
  const [isOpen, setOpen] = useState(false);
  if (type !== 'pgn' || !/^(https?:\/\/[^\s/]|\/)/i.test(url.trim())) return null;
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Grid3x3 aria-hidden /> Ver no tabuleiro
      </Button>
      {isOpen && <PgnDialog name={name || 'Prévia do PGN'} url={url.trim()} onClose={() => setOpen(false)} />}
    </>
  );
};

/** What can be sent from the professor's computer; the one that is expected of the resource's type comes first. */
const fileKinds: Record<ResourceType, [LessonFileKind, ...LessonFileKind[]] | null> = {
  pdf: ['pdf', 'pgn', 'film'],
  pgn: ['pgn', 'pdf', 'film'],
  video: ['film', 'pdf', 'pgn'],
  link: null,
};
const typeOf: Record<LessonFileKind, ResourceType> = { pdf: 'pdf', pgn: 'pgn', film: 'video' };

/**
 * A file from this computer: what it is decides the resource's type. Its name is the resource's, unless that has one.
 */
const ResourceFile = ({ at, index }: { at: number; index: number }) => {
  const { control, getValues, setValue, clearErrors } = useLessonForm(at);
  const path = `lessons.${at}.resources.${index}` as const;
  const { type, url } = useWatch({ control, name: path });
  const [sent, setSent] = useState<StoredUpload>();
  const kinds = fileKinds[type];
  if (!kinds) return null;
  const isThere = isUploadedFile(url);
  const take = (file: StoredUpload) => {
    const { objectPath, name, kind } = file;
    setSent(file);
    setValue(`${path}.url`, objectPath, { shouldDirty: true });
    if (kind !== 'image') setValue(`${path}.type`, typeOf[kind], { shouldDirty: true });
    const title = name?.replace(/\.\w{1,5}$/, '') ?? '';
    if (getValues(`${path}.name`).trim() === '') setValue(`${path}.name`, title, { shouldDirty: true });
    clearErrors(path);
  };
  return (
    <div className="grid gap-3 sm:col-span-2">
      {isThere && (
        <p role="status" className="font-semibold wrap-anywhere">
          {sent?.objectPath === url && sent.name ? `Arquivo enviado: ${sent.name}` : 'Arquivo guardado na escola'}
        </p>
      )}
      <FileUpload
        kinds={kinds}
        label={isThere ? 'Trocar arquivo' : 'Enviar arquivo'}
        name={`Arquivo do recurso ${index + 1}`}
        onSent={take}
      />
    </div>
  );
};

/** Where the resource is; of what was sent from this computer nobody needs to see the address. */
const ResourceAddress = ({ at, index }: { at: number; index: number }) => {
  const { control, register, errors } = useLessonForm(at);
  const path = `lessons.${at}.resources.${index}` as const;
  const { type, url } = useWatch({ control, name: path });
  if (fileKinds[type] && isUploadedFile(url)) return null;
  return (
    <Field label="URL" optional className="sm:col-span-2" error={errors?.resources?.[index]?.url?.message}>
      <TextInput inputMode="url" autoComplete="off" placeholder="https://…" {...register(`${path}.url`)} />
    </Field>
  );
};

/** A lesson's files and links. Blank rows are not saved. */
export const ResourceFields = ({ at }: { at: number }) => {
  const { register, control, errors } = useLessonForm(at);
  const { fields, append, remove } = useFieldArray({ control, name: `lessons.${at}.resources`, keyName: 'key' });
  const { container, focusOn } = useRowFocus();
  const addFocus = '[data-add]';
  return (
    <div ref={container} className="grid gap-5">
      {fields.length === 0 && (
        <p className="text-ink-soft">
          Apostilas em PDF, partidas em PGN, links e vídeos extras. Esta lição ainda não tem recursos.
        </p>
      )}
      {fields.map((field, index) => {
        const wrong = errors?.resources?.[index];
        return (
          <div
            key={field.key}
            role="group"
            aria-label={`Recurso ${index + 1}`}
            className="rounded-control border border-line p-4 sm:p-5"
          >
            <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_10rem]">
              <Field label="Nome do recurso" error={wrong?.name?.message}>
                <TextInput {...register(`lessons.${at}.resources.${index}.name`)} />
              </Field>
              <Field label="Tipo" error={wrong?.type?.message}>
                <Select {...register(`lessons.${at}.resources.${index}.type`)}>
                  {Object.entries(types).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              </Field>
              <ResourceAddress at={at} index={index} />
              <ResourceFile at={at} index={index} />
            </div>
            <div className="mt-3 flex flex-wrap justify-end gap-2">
              <PgnPreview at={at} index={index} />
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remover recurso ${index + 1}`}
                onClick={() => {
                  remove(index);
                  focusOn(addFocus);
                }}
              >
                <Trash2 aria-hidden /> Remover
              </Button>
            </div>
          </div>
        );
      })}
      <Button
        data-add
        variant="secondary"
        className="justify-self-start"
        onClick={() => append({ ...blankResource }, { focusName: `lessons.${at}.resources.${fields.length}.name` })}
      >
        <Plus aria-hidden /> Adicionar recurso
      </Button>
    </div>
  );
};
