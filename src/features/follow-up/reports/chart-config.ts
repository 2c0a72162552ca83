import type { ChartConfiguration, ChartDataset } from 'chart.js';
import { cellText, type ChartKind, strokes, type Table } from './table.ts';

/** What a canvas cannot read from the style sheet: colours as the theme on screen has them, and the font's name. */
export type Paint = { ink: string; line: string; surface: string; strokes: readonly string[]; font: string };
type Kind = Exclude<ChartKind, 'rows'>;
export type Drawing = ChartConfiguration<Kind, (number | null)[], string>;

/** With more days than this, dots would hide the line. */
const MOST_DOTS = 31;

/** A box without height is a line there and back: at this width, in pixels, the dashes of both ways fall together. */
const LEGEND_LINE = 28;

const FORMS = {
  line: (i: number, count: number) => ({
    borderDash: strokes[i % strokes.length]!.dash,
    borderWidth: 2.5,
    pointRadius: count <= MOST_DOTS ? 2.5 : 0,
  }),
  bar: () => ({ borderRadius: 6, maxBarThickness: 56 }),
} satisfies Record<Kind, unknown>;

/** What Chart.js is told to draw; nothing moves. */
export const chartConfig = (kind: Kind, { columns, rows }: Table, paint: Paint): Drawing => {
  const words = { color: paint.ink, font: { family: paint.font, size: 13 } };
  const onAxis = columns[0]?.text;
  const dataset = ({ name }: Table['columns'][number], i: number) => {
    const colour = paint.strokes[i % paint.strokes.length]!;
    return {
      label: name,
      data: rows.map(({ values }) => values[i] ?? null),
      borderColor: colour,
      backgroundColor: colour,
      hoverBackgroundColor: colour,
      ...FORMS[kind](i, rows.length),
    } as ChartDataset<Kind, (number | null)[]>;
  };
  return {
    type: kind,
    data: { labels: rows.map(({ label }) => label), datasets: columns.map(dataset) },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: 'index', intersect: false },
      scales: {
        x: { grid: { display: false }, border: { color: paint.ink }, ticks: { ...words, maxRotation: 0 } },
        y: {
          beginAtZero: true,
          grid: { color: paint.line },
          border: { display: false },
          ticks: {
            ...words,
            precision: 0,
            maxTicksLimit: 6,
            ...(onAxis && { callback: value => onAxis(Number(value)) }),
          },
        },
      },
      plugins: {
        legend: {
          display: columns.length > 1,
          position: 'bottom',
          labels: {
            ...words,
            ...(kind === 'line' && { boxHeight: 0, boxWidth: LEGEND_LINE }),
          },
        },
        tooltip: {
          backgroundColor: paint.surface,
          borderColor: paint.line,
          borderWidth: 1,
          cornerRadius: 12,
          padding: 12,
          boxPadding: 6,
          titleColor: paint.ink,
          titleFont: words.font,
          bodyColor: paint.ink,
          bodyFont: words.font,
          callbacks: {
            label: ({ dataset: { label }, raw, datasetIndex }) =>
              `${label}: ${cellText(raw as number | null, columns[datasetIndex]!)}`,
          },
        },
      },
    },
  };
};
