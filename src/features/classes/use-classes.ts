import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { GuardianLink } from '../../shared/cards/guardian-card.ts';
import { withNew } from './students/cards.ts';

export const useClasses = (search: string, page: number) =>
  api.classes.list.useQuery({ search, page }, { placeholderData: keepPreviousData });

export const useClass = (classId: number) => api.classes.get.useQuery({ classId });
export const useStudents = (classId: number, enabled = true) => api.classes.students.useQuery({ classId }, { enabled });
/** The gradebook, which also tells who has something to do and who needs help. */
export const useGrades = (classId: number) => api.assignments.grades.useQuery({ classId });
export const useClassCourses = (classId: number) => api.classes.courses.useQuery({ classId });
export const useDay = (classId: number, date: string) => api.classes.attendance.useQuery({ classId, date });

export const useCreateClass = () => {
  const cache = api.useUtils();
  return api.classes.create.useMutation({ onSuccess: () => cache.classes.list.invalidate() });
};

export const useJoin = () => {
  const cache = api.useUtils();
  return api.classes.join.useMutation({ onSuccess: () => cache.classes.list.invalidate() });
};

/** What changes a class itself: its name, whether it goes on, its professors. */
export const useClassChanges = () => {
  const cache = api.useUtils();
  const onSuccess = () => Promise.all([cache.classes.get.invalidate(), cache.classes.list.invalidate()]);
  return {
    update: api.classes.update.useMutation({ onSuccess }),
    addProfessor: api.classes.addProfessor.useMutation({ onSuccess }),
    removeProfessor: api.classes.removeProfessor.useMutation({ onSuccess }),
  };
};

/** What changes who is in a class. */
export const useStudentChanges = () => {
  const cache = api.useUtils();
  const onSuccess = () =>
    Promise.all([cache.classes.students.invalidate(), cache.classes.get.invalidate(), cache.classes.list.invalidate()]);
  return {
    preview: api.classes.importStudents.useMutation(),
    bring: api.classes.importStudents.useMutation({ onSuccess }),
    move: api.classes.bringStudents.useMutation({ onSuccess }),
    remove: api.classes.removeStudent.useMutation({ onSuccess }),
    newPassword: api.classes.newPassword.useMutation(),
    answer: api.classes.answerRequest.useMutation({ onSuccess }),
  };
};

/** The links that are printed for the guardians beside new cards: a new password has ended the earlier ones. */
export const useCardLinks = (classId: number) => {
  const cache = api.useUtils();
  const [made, setMade] = useState<readonly GuardianLink[]>([]);
  const { mutate, error, isPending } = api.guardians.makeLinks.useMutation({
    onSuccess: ({ links }) => setMade(known => withNew(known, links)),
    onSettled: () => cache.guardians.links.invalidate({ classId }),
  });
  return {
    make: (cards: readonly { userId: number }[]) => mutate({ classId, userIds: cards.map(({ userId }) => userId) }),
    made,
    error,
    isMaking: isPending,
  };
};
export type CardLinks = ReturnType<typeof useCardLinks>;

export const useGiveCourse = () => {
  const cache = api.useUtils();
  return api.classes.giveCourse.useMutation({
    onSuccess: () => Promise.all([cache.classes.courses.invalidate(), cache.classes.students.invalidate()]),
  });
};

export const useMarkDay = () => {
  const cache = api.useUtils();
  return api.classes.markAttendance.useMutation({
    onSuccess: day =>
      Promise.all([cache.classes.attendance.invalidate({ date: day.date }), cache.classes.students.invalidate()]),
  });
};
