import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChapterForm } from '../../../../server/features/chapters/chapters.schema.ts';
import { codeOf, errorText, issuePathOf } from '../../../lib/error-text.ts';
import { deleteUnsavedForm, storeUnsavedForm } from '../shared/unsaved-form.ts';
import { type EditedChapter, formOf, lackOf } from './editing.ts';
import { useForgetChapters, useSaveChapters } from './use-chapters.ts';

/** Long enough that a run of moves is one request, short enough that nothing is lost by leaving. */
const SAVE_AFTER_MS = 800;

export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' }
  /** Some chapters cannot be saved yet; all others are. */
  | { state: 'incomplete' }
  | { state: 'failed' | 'conflict'; text: string };

/** What this browser keeps of chapters that the server does not have yet. */
export type KeptChapters = { version: string; chapters: (ChapterForm & { key: number })[] };
export const draftName = (lessonId: number): string => `chapters.${lessonId}`;

export type Stored = {
  version: string;
  /** What the server has, by the editor's keys; its ids are in it. */
  forms: ReadonlyMap<number, ChapterForm>;
  /** Whether the editor begins with what this browser kept. */
  isDraft: boolean;
};

const idsOf = (forms: Stored['forms']): (readonly [number, number])[] =>
  [...forms].flatMap(([key, { id }]) => (id === undefined ? [] : [[key, id] as const]));

const textOf = (forms: Stored['forms']): string =>
  JSON.stringify([...forms].map(([key, { id: _, ...form }]) => [key, form]));

/** What the server said, with the title of the chapter that it could not take. */
const refusalOf = (error: unknown, forms: Stored['forms']): string => {
  const [list, index] = issuePathOf(error)?.split('.') ?? [];
  const refused = list === 'chapters' ? [...forms.values()][Number(index)] : undefined;
  return `${refused ? `${refused.title}: ` : ''}${errorText(error, 'Erro ao salvar os capítulos')}`;
};

/** Saves the chapters a moment after each change. What is not complete yet stays as it was saved before. */
export const useSaving = (userId: number, lessonId: number, chapters: readonly EditedChapter[], stored: Stored) => {
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const known = useRef({ version: stored.version, forms: stored.forms });
  /** Of removed chapters too: one that comes back by undoing is the same for those who tried it. */
  const ids = useRef<ReadonlyMap<number, number>>(new Map(idsOf(stored.forms)));
  const isBusy = useRef(false);
  /** Whether another window saved; until its author chooses, what is changed here stays in this browser. */
  const isConflict = useRef(false);
  const isUntouched = useRef(!stored.isDraft);
  /** Also when the save began before the last change. */
  const latest = useRef(chapters);
  const { mutateAsync } = useSaveChapters();
  const forget = useForgetChapters();

  const keep = () => {
    const kept: KeptChapters = {
      version: known.current.version,
      chapters: latest.current.map(chapter => ({ ...formOf(chapter, ids.current.get(chapter.key)), key: chapter.key })),
    };
    storeUnsavedForm(userId, draftName(lessonId), kept);
  };
  const settle = () => {
    const isWhole = latest.current.every(chapter => lackOf(chapter) === null);
    if (isWhole) deleteUnsavedForm(userId, draftName(lessonId));
    else keep();
    setSaving({ state: isWhole ? 'saved' : 'incomplete' });
  };
  /** What is to be stored now: of an incomplete chapter what is stored already, of a new one nothing. */
  const wanted = (): Map<number, ChapterForm> =>
    new Map(
      latest.current.flatMap(chapter => {
        const { key } = chapter;
        const form = lackOf(chapter) === null ? formOf(chapter, ids.current.get(key)) : known.current.forms.get(key);
        return form ? [[key, form] as const] : [];
      }),
    );

  const save = async () => {
    if (isBusy.current) return;
    if (isConflict.current) return keep();
    const forms = wanted();
    if (textOf(forms) === textOf(known.current.forms)) return settle();
    await send(forms);
  };
  const send = async (forms: Map<number, ChapterForm>) => {
    keep();
    isBusy.current = true;
    setSaving({ state: 'saving' });
    try {
      const answer = await mutateAsync({ lessonId, version: known.current.version, chapters: [...forms.values()] });
      const saved = [...forms].map(([key, form], index) => {
        const id = answer.chapters[index]?.id;
        return [key, { ...form, ...(id !== undefined && { id }) }] as const;
      });
      known.current = { version: answer.version, forms: new Map(saved) };
      ids.current = new Map([...ids.current, ...idsOf(known.current.forms)]);
      isBusy.current = false;
      void forget();
      // What was changed while the request was on its way is sent after it; without such, all is saved.
      await save();
    } catch (error) {
      isBusy.current = false;
      isConflict.current = codeOf(error) === 'CONFLICT';
      setSaving({ state: isConflict.current ? 'conflict' : 'failed', text: refusalOf(error, forms) });
    }
  };
  const saveNow = useEffectEvent(() => void save());

  useEffect(() => {
    latest.current = chapters;
    if (isUntouched.current) {
      isUntouched.current = false;
      return undefined;
    }
    setSaving(before => (before.state === 'conflict' ? before : { state: 'waiting' }));
    const timer = setTimeout(() => saveNow(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [chapters]);
  // Going to another tab of the lesson at once loses nothing.
  useEffect(() => () => saveNow(), []);

  return {
    saving,
    retry: () => void save(),
    /** The server's number of a chapter, once it has one. */
    idOf: (key: number | null) => (key === null ? undefined : known.current.forms.get(key)?.id),
    /** Overwrites what another window saved, also where nothing was changed here since; what it removed comes back. */
    adopt: (version: string) => {
      known.current = { ...known.current, version };
      isConflict.current = false;
      void send(wanted());
    },
  };
};
