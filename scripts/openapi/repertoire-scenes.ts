/** Preparations of the examples about repertoires: one of the student's, one that a professor gives to a class. */
import type { Stage } from './stage.ts';

const STUDENT = 'aluno@academia.demo';
const PROFESSOR = 'professor@academia.demo';

const ITALIAN = { title: 'Italiana', side: 'white', pgn: '1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bc4' };

const made = async (
  stage: Stage,
  by: typeof STUDENT | typeof PROFESSOR = STUDENT,
): Promise<{ repertoireId: number }> => {
  const { repertoire } = await stage.as(by, 'POST', '/repertoires', ITALIAN);
  return { repertoireId: (repertoire as { id: number }).id };
};

/** A game that leaves it with its third move. */
const left = async (stage: Stage): Promise<Record<string, unknown>> => {
  await made(stage);
  const game = { mode: 'practice', timeControl: 600, difficulty: 'facil', ending: 'resignation', result: '0-1' };
  await stage.as(STUDENT, 'POST', '/chess/games', { ...game, pgn: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6' });
  return {};
};

const toGive = async (stage: Stage): Promise<Record<string, unknown>> => {
  const { class: own } = await stage.as(PROFESSOR, 'POST', '/classes', { name: '7º ano A', schoolYear: '2026' });
  const { id, code } = own as { id: number; code: string };
  await stage.as(STUDENT, 'POST', '/classes/join', { code });
  return { ...(await made(stage, PROFESSOR)), classId: id };
};

export const repertoireScenes: Record<string, (stage: Stage) => Promise<Record<string, unknown>>> = {
  'repertoires-list': async stage => {
    await made(stage);
    return {};
  },
  'repertoires-gaps': left,
  'repertoires-get': made,
  'repertoires-save': async stage => ({ ...(await made(stage)), ...ITALIAN, title: 'Abertura Italiana' }),
  'repertoires-remove': made,
  'repertoires-train': async stage => ({ ...(await made(stage)), moves: ['e2e4', 'c7c5', 'g1f3'], right: true }),
  'repertoires-give': toGive,
};
