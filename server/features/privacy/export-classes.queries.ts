import { asc, eq } from 'drizzle-orm';
import type { Read } from '../../../db/client.ts';
import {
  classAttendance,
  classComments,
  classes,
  classPosts,
  classProfessors,
  classRequests,
  classStudents,
} from '../../../db/schema/classes.ts';

import { liveAnswers, liveFollowers, liveLessons } from '../../../db/schema/live-lessons.ts';
import { classTournamentPlayers, classTournaments } from '../../../db/schema/class-tournaments.ts';

const named = { name: classes.name, schoolYear: classes.schoolYear };

/** What a person is in the school's classes, and what they wrote there. */
export const findClassLife = async (read: Read, userId: number) => ({
  studied: await read
    .select({ ...named, since: classStudents.createdAt, words: classStudents.words })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .where(eq(classStudents.userId, userId))
    .orderBy(asc(classStudents.id)),
  asked: await read
    .select({ ...named, since: classRequests.createdAt })
    .from(classRequests)
    .innerJoin(classes, eq(classes.id, classRequests.classId))
    .where(eq(classRequests.userId, userId))
    .orderBy(asc(classRequests.id)),
  taught: await read
    .select({ ...named, since: classProfessors.createdAt })
    .from(classProfessors)
    .innerJoin(classes, eq(classes.id, classProfessors.classId))
    .where(eq(classProfessors.userId, userId))
    .orderBy(asc(classProfessors.id)),
  attendance: await read
    .select({ name: classes.name, date: classAttendance.date, present: classAttendance.present })
    .from(classAttendance)
    .innerJoin(classes, eq(classes.id, classAttendance.classId))
    .where(eq(classAttendance.userId, userId))
    .orderBy(asc(classAttendance.date), asc(classAttendance.id)),
  posts: await read
    .select({ text: classPosts.text, createdAt: classPosts.createdAt })
    .from(classPosts)
    .where(eq(classPosts.authorId, userId))
    .orderBy(asc(classPosts.id)),
  tournaments: await read
    .select({ name: classTournaments.name, createdAt: classTournaments.createdAt })
    .from(classTournamentPlayers)
    .innerJoin(classTournaments, eq(classTournaments.id, classTournamentPlayers.tournamentId))
    .where(eq(classTournamentPlayers.userId, userId))
    .orderBy(asc(classTournamentPlayers.id)),
  liveLessons: await read
    .select({ name: classes.name, startedAt: liveLessons.startedAt, seenAt: liveFollowers.seenAt })
    .from(liveFollowers)
    .innerJoin(liveLessons, eq(liveLessons.id, liveFollowers.lessonId))
    .innerJoin(classes, eq(classes.id, liveLessons.classId))
    .where(eq(liveFollowers.userId, userId))
    .orderBy(asc(liveFollowers.id)),
  liveAnswers: await read
    .select({ move: liveAnswers.san, answeredAt: liveAnswers.answeredAt })
    .from(liveAnswers)
    .where(eq(liveAnswers.userId, userId))
    .orderBy(asc(liveAnswers.id)),
  comments: await read
    .select({ text: classComments.text, createdAt: classComments.createdAt })
    .from(classComments)
    .where(eq(classComments.authorId, userId))
    .orderBy(asc(classComments.id)),
});
