import { BookOpen, FileText, type LucideIcon, Settings, Users } from 'lucide-react';
import type { CourseValues } from './course-values.ts';

export type EditTab = 'details' | 'content' | 'students' | 'settings';

export const editTabs: readonly { value: EditTab; label: string; icon: LucideIcon }[] = [
  { value: 'details', label: 'Detalhes', icon: FileText },
  { value: 'content', label: 'Conteúdo', icon: BookOpen },
  { value: 'students', label: 'Alunos', icon: Users },
  { value: 'settings', label: 'Configurações', icon: Settings },
];

const inSettings: readonly (keyof CourseValues)[] = ['isActive', 'price', 'certificateEnabled'];

/** The tabs that hold these fields, in their order. */
export const tabsOf = (fields: readonly string[]): EditTab[] => {
  const found = new Set(fields.map(field => (inSettings.some(name => name === field) ? 'settings' : 'details')));
  return editTabs.map(({ value }) => value).filter(value => found.has(value as 'settings' | 'details'));
};
