import { Clapperboard, FileText, Grid3x3, ListChecks, type LucideIcon, Paperclip } from 'lucide-react';
import { wordField } from '../../../lib/url-state.ts';
import type { FieldErrors } from 'react-hook-form';
import type { LessonValues } from '../shared/lesson/lesson-values.ts';

export type FormTab = 'basic' | 'video' | 'resources' | 'quiz';
/** The boards are saved by themselves; all other tabs are one form. */
export type EditorTab = FormTab | 'chapters';

export const formTabs: readonly { value: FormTab; label: string; icon: LucideIcon }[] = [
  { value: 'basic', label: 'Básico', icon: FileText },
  { value: 'video', label: 'Vídeo', icon: Clapperboard },
  { value: 'resources', label: 'Recursos', icon: Paperclip },
  { value: 'quiz', label: 'Quiz', icon: ListChecks },
];

export const chaptersTab = { value: 'chapters', label: 'Capítulos', icon: Grid3x3 } as const;

const tabOf = (field: string): FormTab => {
  if (field.startsWith('video')) return 'video';
  return field === 'resources' || field === 'quiz' ? field : 'basic';
};

/** The tabs that hold a field with an error, in their order. */
export const tabsInError = (errors: FieldErrors<LessonValues> | undefined): FormTab[] => {
  const wrong = new Set(Object.keys(errors ?? {}).map(tabOf));
  return formTabs.map(({ value }) => value).filter(value => wrong.has(value));
};

/** The tab with which the editor begins. */
export const editorFields = { begin: wordField('aba', { chapters: 'capitulos', basic: 'basico' }, 'basic') };
