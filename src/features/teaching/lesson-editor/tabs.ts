import { Clapperboard, FileText, ListChecks, type LucideIcon, Paperclip } from 'lucide-react';
import type { FieldErrors } from 'react-hook-form';
import type { LessonValues } from '../shared/lesson/lesson-values.ts';

export type EditorTab = 'basic' | 'video' | 'resources' | 'quiz';

export const editorTabs: readonly { value: EditorTab; label: string; icon: LucideIcon }[] = [
  { value: 'basic', label: 'Básico', icon: FileText },
  { value: 'video', label: 'Vídeo', icon: Clapperboard },
  { value: 'resources', label: 'Recursos', icon: Paperclip },
  { value: 'quiz', label: 'Quiz', icon: ListChecks },
];

const tabOf = (field: string): EditorTab => {
  if (field.startsWith('video')) return 'video';
  return field === 'resources' || field === 'quiz' ? field : 'basic';
};

/** The tabs that hold a field with an error, in their order. */
export const tabsInError = (errors: FieldErrors<LessonValues> | undefined): EditorTab[] => {
  const wrong = new Set(Object.keys(errors ?? {}).map(tabOf));
  return editorTabs.map(({ value }) => value).filter(value => wrong.has(value));
};
