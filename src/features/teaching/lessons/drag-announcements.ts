import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Lesson } from '../../../../server/features/lessons/lessons.schema.ts';

export const instructions: ScreenReaderInstructions = {
  draggable:
    'Para mover a lição, aperte Espaço ou Enter, escolha o lugar com as setas para cima e para baixo ' +
    'e aperte Espaço ou Enter de novo. Esc desiste.',
};

/**
 * What a screen reader says while a lesson is moved. A lesson is over its own position as soon as it is picked up,
 * which was announced already: `isPicked` remembers that.
 */
export const announcementsFor = (lessons: readonly Lesson[], isPicked: { current: boolean }): Announcements => {
  const title = (id: string | number): string => lessons.find(lesson => lesson.id === id)?.title ?? 'Lição';
  const positionText = (id: string | number | undefined): string =>
    `posição ${lessons.findIndex(lesson => lesson.id === id) + 1} de ${lessons.length}`;
  return {
    onDragStart: ({ active }) => {
      isPicked.current = true;
      return `${title(active.id)} foi pega: ${positionText(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      const isToldAlready = isPicked.current && over?.id === active.id;
      isPicked.current = false;
      if (isToldAlready) return undefined;
      return over ? `${title(active.id)} está na ${positionText(over.id)}.` : `${title(active.id)} está fora da lista.`;
    },
    onDragEnd: ({ active, over }) =>
      `${title(active.id)} foi solta${over ? ` na ${positionText(over.id)}` : ' onde estava'}.`,
    onDragCancel: ({ active }) => `Movimento desfeito: ${title(active.id)} continua na ${positionText(active.id)}.`,
  };
};
