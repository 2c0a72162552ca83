import { answer } from '../support/msw.ts';
import { openApp, signedIn } from './open-app.tsx';
import { mission, missions, playerSummary, student } from './samples.ts';

export const openMissions = (path = '/missoes', user = student) => {
  signedIn(user);
  answer({
    'missions.summary': () => ({ summary: playerSummary() }),
    'missions.list': () =>
      missions(
        [
          mission(),
          mission({
            id: 'olho-tatico',
            title: 'Olho Tático',
            difficulty: 'Médio',
            progress: 3,
            target: 3,
            completed: true,
          }),
        ],
        [mission({ id: 'constancia', title: 'Constância', target: 5 })],
      ),
  });
  return openApp(path);
};
