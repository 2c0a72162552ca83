import { BookOpen, ChartColumn, type LucideIcon, MonitorPlay, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Course } from '../../../../../server/features/courses/courses.schema.ts';
import { Analytics } from './Analytics.tsx';
import { LessonsTab } from './LessonsTab.tsx';
import { Overview } from './Overview.tsx';
import { StudentsTab } from './StudentsTab.tsx';

type DetailTab = { value: string; label: string; icon: LucideIcon; panel: ComponentType<{ course: Course }> };

export const detailTabs: readonly DetailTab[] = [
  { value: 'visao-geral', label: 'Visão Geral', icon: BookOpen, panel: Overview },
  { value: 'aulas', label: 'Aulas', icon: MonitorPlay, panel: LessonsTab },
  { value: 'alunos', label: 'Alunos', icon: Users, panel: StudentsTab },
  { value: 'analises', label: 'Análises', icon: ChartColumn, panel: Analytics },
];
