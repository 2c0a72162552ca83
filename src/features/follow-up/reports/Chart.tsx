import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as Drawn,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { useTheme } from '../../../lib/theme.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { chartConfig, type Paint } from './chart-config.ts';
import { type ChartKind, strokes, type Table } from './table.ts';

Drawn.register(BarController, BarElement, LineController, LineElement, PointElement, CategoryScale, LinearScale);
Drawn.register(Legend, Tooltip);

const paintOf = (canvas: HTMLCanvasElement): Paint => {
  const shown = (colour: string): string => {
    canvas.style.color = colour;
    return getComputedStyle(canvas).color;
  };
  return {
    ink: shown('var(--color-ink-soft)'),
    line: shown('var(--color-line)'),
    surface: shown('var(--color-surface)'),
    strokes: strokes.map(({ colour }) => shown(colour)),
    font: getComputedStyle(canvas).fontFamily,
  };
};

type ChartProps = { title: string; kind: Exclude<ChartKind, 'rows'>; table: Table };

/** A table drawn as a chart. The same numbers in words are in the table, one button away. */
const Chart = ({ title, kind, table }: ChartProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  // Paper is light in every theme.
  const isPrinted = useMediaQuery('print');
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const drawn = new Drawn(context, chartConfig(kind, table, paintOf(context.canvas)));
    return () => drawn.destroy();
  }, [kind, table, theme, isPrinted]);
  return (
    <figure aria-label={`Gráfico: ${title}`}>
      <div aria-hidden className="relative h-72">
        <canvas ref={canvas} />
      </div>
      <figcaption className="sr-only">Escolha Tabela para ler os números.</figcaption>
    </figure>
  );
};

export default Chart;
