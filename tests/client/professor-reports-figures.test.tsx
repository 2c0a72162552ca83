import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, signedIn } from './open-app.tsx';
import { PATH, report, school } from './report-samples.ts';
import { professor } from './samples.ts';

const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(row => [...row.children].map(cell => cell.textContent?.replaceAll(/\s/g, ' ')));

test('the overview tells the figures, and how they changed since the period before', async () => {
  signedIn(professor);
  school();
  openApp(PATH);
  expect(await screen.findByText('De 23/10/2026 a 21/11/2026')).toBeInTheDocument();
  for (const text of [
    '12',
    '9 com atividade no período',
    '+50% em relação ao período anterior',
    'Igual ao período anterior',
    '4,6',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
});

const tables = [
  {
    query: '',
    figure: 'Atividade no período',
    rows: [
      ['Dia', 'Novas matrículas', 'Aulas concluídas', 'Cursos concluídos'],
      ['20/11', '2', '13', '0'],
      ['21/11', '4', '17', '2'],
    ],
  },
  {
    query: '?aba=students',
    figure: 'Progresso das matrículas',
    rows: [
      ['Progresso', 'Matrículas'],
      ['0%', '1'],
      ['1–24%', '3'],
      ['100%', '2'],
    ],
  },
  {
    query: '?aba=students',
    figure: 'Quizzes no período',
    rows: [
      ['Dia', 'Tentativas de quiz', 'Aprovações'],
      ['20/11', '4', '3'],
      ['21/11', '6', '4'],
    ],
  },
  {
    query: '?aba=courses',
    figure: 'Alunos por curso',
    rows: [
      ['Curso', 'Alunos', 'Alunos ativos'],
      ['Finais Essenciais', '9', '7'],
      ['Fundamentos do Xadrez', '5', '4'],
    ],
  },
  {
    query: '?aba=courses',
    figure: 'Resultados por curso',
    rows: [
      ['Curso', 'Progresso médio', 'Taxa de conclusão', 'Aprovação em quizzes'],
      ['Finais Essenciais', '64%', '22%', '75%'],
      ['Fundamentos do Xadrez', '80%', '60%', '—'],
    ],
  },
  {
    query: '?aba=courses',
    figure: 'Tempo até concluir',
    rows: [
      ['Curso', 'Média desde a matrícula'],
      ['Finais Essenciais', '12,5 dias'],
      ['Fundamentos do Xadrez', '—'],
    ],
  },
  {
    query: '?aba=financial',
    figure: 'Receita no período',
    rows: [
      ['Dia', 'Receita'],
      ['20/11', 'R$ 299,00'],
      ['21/11', 'R$ 897,00'],
    ],
  },
  {
    query: '?aba=financial',
    figure: 'Receita por curso',
    rows: [
      ['Curso', 'Receita'],
      ['Finais Essenciais', 'R$ 598,00'],
      ['Fundamentos do Xadrez', 'R$ 0,00'],
    ],
  },
];
test.each(tables)('$figure is drawn, and as a table tells every number', async ({ query, figure, rows }) => {
  signedIn(professor);
  school();
  const user = openApp(PATH + query);
  const card = await screen.findByRole('region', { name: figure });
  // The drawing comes with a library of its own, when somebody looks at one.
  expect(await within(card).findByLabelText(`Gráfico: ${figure}`)).toBeInTheDocument();
  await user.click(within(card).getByRole('button', { name: 'Tabela' }));
  expect(within(card).queryByLabelText(`Gráfico: ${figure}`)).not.toBeInTheDocument();
  expect(cells(within(card).getByRole('table', { name: figure }))).toEqual(rows);
  await user.click(within(card).getByRole('button', { name: 'Gráfico' }));
  expect(await within(card).findByLabelText(`Gráfico: ${figure}`)).toBeInTheDocument();
});

test("bars by course tell their numbers too, the longest one's being the most there can be", async () => {
  signedIn(professor);
  school();
  openApp(`${PATH}?aba=courses`);
  const bars = await screen.findByRole('list', { name: 'Gráfico: Alunos por curso' });
  const [first] = within(bars).getAllByRole('listitem');
  expect(first).toHaveTextContent('Finais EssenciaisAlunos9Alunos ativos7');
  expect(
    [...bars.querySelectorAll<HTMLElement>('dd span span')].map(bar => Math.round(Number.parseFloat(bar.style.width))),
  ).toEqual([100, 78, 56, 44]);
});

test('the students who were there last are named, with how far they have come, and lead to all of them', async () => {
  signedIn(professor);
  school();
  openApp(`${PATH}?aba=students`);
  const card = within(await screen.findByRole('region', { name: 'Últimos alunos ativos' }));
  expect(card.getByRole('listitem')).toHaveTextContent(/^Bia TorresFinais Essenciais.*5 de 8 aulas · 1h 35min · /);
  expect(card.getByRole('progressbar', { name: 'Progresso de Bia Torres em Finais Essenciais' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  );
  expect(card.getByRole('link', { name: 'Ver todos os alunos' })).toHaveAttribute('href', '/professor/manage-students');
});

test('a period in which nobody came says so', async () => {
  signedIn(professor);
  school(report({ studentProgress: [] }));
  openApp(`${PATH}?aba=students`);
  expect(await screen.findByText('Nenhum aluno fez algo no período.')).toBeVisible();
});

test('a year counts by months, three months by weeks', async () => {
  signedIn(professor);
  school(report({ period: '1y' }));
  const user = openApp(`${PATH}?periodo=1y`);
  await user.click((await screen.findAllByRole('button', { name: 'Tabela' }))[0]!);
  expect(screen.getByRole('columnheader', { name: 'Mês' })).toBeInTheDocument();
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('nov/26');
});
