import { FileText, Film, ListChecks, type LucideIcon, MonitorPlay } from 'lucide-react';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';

type Kind = { label: 'Vídeo + Quiz' | 'Vídeo' | 'Quiz' | 'Texto'; icon: LucideIcon };

/** The kind of a lesson's content, in a word. */
export const kindOf = ({ videoUrl, quiz }: Pick<Lesson, 'videoUrl' | 'quiz'>): Kind => {
  if (videoUrl && quiz) return { label: 'Vídeo + Quiz', icon: MonitorPlay };
  if (videoUrl) return { label: 'Vídeo', icon: Film };
  return quiz ? { label: 'Quiz', icon: ListChecks } : { label: 'Texto', icon: FileText };
};

/** The figures of all lessons of a course. */
export const summaryOf = (lessons: readonly Pick<Lesson, 'active' | 'duration' | 'videoUrl'>[]) => ({
  total: lessons.length,
  published: lessons.filter(({ active }) => active).length,
  /** Minutes. */
  duration: lessons.reduce((sum, { duration }) => sum + duration, 0),
  withVideo: lessons.filter(({ videoUrl }) => videoUrl).length,
});
