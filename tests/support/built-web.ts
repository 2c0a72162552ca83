import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './endings.ts';

const page = (content: string): string =>
  `<!doctype html>\n<html lang="pt-BR">\n<head><title>Academia</title></head>\n<body>${content}</body>\n</html>\n`;

const route = (path: string, title: string, files: string[]) => ({ path, title, pattern: `^${path}/?$`, files });

const EARLY = { student: '<h1>§primeiro§</h1><p>§inteiro§</p>', professor: '<h1>§primeiro§</h1>' };

/** What a build leaves of pages, without any screens. */
export const aBuiltWeb = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-web-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const files: Record<string, string> = {
    'app.html': page(`<div id="root"></div>${' '.repeat(2_000)}`),
    'pages.json': JSON.stringify({
      routes: [
        route('/', 'Início', ['assets/dashboard.js']),
        {
          ...route('/dashboard', 'Dashboard', ['assets/dashboard.js', 'assets/common.js']),
          staffFiles: ['assets/staff.js', 'assets/common.js'],
        },
        { ...route('/courses', 'Cursos de Xadrez', ['assets/courses.js', 'assets/common.js']), early: EARLY },
        { ...route('/practice', 'Prática', ['assets/practice.js']), early: EARLY },
      ],
      member: ['assets/member.js', 'assets/common.js'],
    }),
  };
  for (const name of ['short', 'long'])
    for (const logo of ['mark', 'logo'])
      for (const signup of ['open', 'closed'])
        files[`landing-${name}-${logo}-${signup}.html`] = page(
          `<p>${name} ${logo} ${signup}</p><b>${'§nome§'.repeat(name === 'short' ? 1 : 3)}</b><img src="§logo§">`,
        );
  for (const name of ['short', 'long'])
    for (const logo of ['mark', 'logo'])
      for (const reader of ['student', 'staff'])
        files[`early-${name}-${logo}-${reader}.html`] = page(
          `<div data-early>${name} ${logo} ${reader} <b>${'§nome§'.repeat(name === 'short' ? 1 : 3)}</b>§tela§</div>`,
        );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};
