import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useReducedMotion } from '../../../board/use-reduced-motion.ts';
import { cellText, type ChartKind, strokes, type Table } from './table.ts';

const axis = { stroke: 'var(--color-ink-soft)', fontSize: 13, tickLine: false } as const;
const HEIGHT = 288;

type ChartProps = { title: string; kind: Exclude<ChartKind, 'rows'>; table: Table };

/** A table drawn as a chart. The same numbers in words are in the table, one button away. */
const Chart = ({ title, kind, table: { columns, rows } }: ChartProps) => {
  const isStill = useReducedMotion();
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(columns.map(({ name }, i) => [name, values[i] ?? null])),
  }));
  const Frame = kind === 'line' ? LineChart : BarChart;
  const textOf = (value: unknown, name: unknown): string => {
    const column = columns.find(candidate => candidate.name === name);
    return column && typeof value === 'number' ? cellText(value, column) : String(value);
  };
  const onAxis = columns[0]?.text;
  return (
    <figure aria-label={`Gráfico: ${title}`}>
      <div aria-hidden>
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <Frame data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="label" {...axis} minTickGap={16} interval="preserveStartEnd" />
            <YAxis
              {...axis}
              width={onAxis ? 84 : 44}
              allowDecimals={false}
              axisLine={false}
              {...(onAxis && { tickFormatter: onAxis })}
            />
            <Tooltip
              formatter={(value, name) => textOf(value, name)}
              contentStyle={{
                background: 'var(--color-surface)',
                border: '1px solid var(--color-line)',
                borderRadius: 12,
                color: 'var(--color-ink)',
              }}
            />
            {columns.length > 1 && <Legend itemSorter={null} />}
            {columns.map(({ name }, i) => {
              const { colour, dash } = strokes[i % strokes.length]!;
              return kind === 'line' ? (
                <Line
                  key={name}
                  type="linear"
                  dataKey={name}
                  stroke={colour}
                  strokeDasharray={dash}
                  strokeWidth={2.5}
                  dot={rows.length <= 31 && { strokeDasharray: '0', r: 2.5 }}
                  isAnimationActive={!isStill}
                />
              ) : (
                <Bar
                  key={name}
                  dataKey={name}
                  fill={colour}
                  radius={[6, 6, 0, 0]}
                  maxBarSize={56}
                  isAnimationActive={!isStill}
                />
              );
            })}
          </Frame>
        </ResponsiveContainer>
      </div>
      <figcaption className="sr-only">Escolha Tabela para ler os números.</figcaption>
    </figure>
  );
};

export default Chart;
