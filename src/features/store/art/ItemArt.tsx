import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { StoreKind, StoreLevel } from '../../../../server/features/store/store.schema.ts';
import { Piece, type PieceColor, type PieceKind } from '../../../ui/Piece.tsx';
import { type MaterialColors, colorsOf } from './material-colors.ts';

type Shown = {
  id: number;
  kind: StoreKind;
  material: string | null;
  level?: StoreLevel | null;
  imageUrl?: string | null;
};

/**
 * A product's photo, or a picture drawn from its kind and its material. Decoration: its card says the rest.
 */
export const ItemArt = ({ item, className }: { item: Shown; className?: string }) => {
  if (item.imageUrl) {
    return (
      <img
        src={item.imageUrl}
        alt=""
        loading="lazy"
        className={clsx('block w-full bg-sunken object-cover', className)}
      />
    );
  }
  return <Drawn item={item} className={className} />;
};

const Drawn = ({ item, className }: { item: Shown; className?: string | undefined }) => {
  const look = colorsOf(item.material);
  // The pieces take the material's colours by the names that they are drawn with.
  const style = {
    '--color-piece-white': look.light,
    '--color-piece-black': look.dark,
    '--color-board-light': look.light,
  } as CSSProperties;
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 200"
      style={style}
      className={clsx('block w-full bg-sunken', className)}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect y="150" width="320" height="50" className="fill-line" opacity=".55" />
      <ellipse cx="160" cy="166" rx="128" ry="13" fill="#000" opacity=".13" />
      {drawings[item.kind]({ item, look })}
    </svg>
  );
};

type Drawing = (shown: { item: Shown; look: MaterialColors }) => ReactNode;

const man = (kind: PieceKind, color: PieceColor, x: number, y: number, size: number) => (
  <g key={`${kind} ${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
    <Piece kind={kind} color={color} x={0} y={0} />
  </g>
);

const squares = (side: number, look: MaterialColors) =>
  Array.from({ length: 64 }, (_, i) => ({ x: i % 8, y: Math.floor(i / 8) })).map(({ x, y }) => (
    <rect
      key={`${x} ${y}`}
      x={x * side}
      y={y * side}
      width={side + 0.2}
      height={side + 0.2}
      fill={(x + y) % 2 === 0 ? look.light : look.dark}
    />
  ));

/** A board seen a little from the side. */
const boardAt = (look: MaterialColors, place: string, side = 18) => (
  <g transform={place}>
    <rect x={-9} y={-9} width={side * 8 + 18} height={side * 8 + 22} rx="7" fill="#000" opacity=".22" />
    <rect x={-9} y={-9} width={side * 8 + 18} height={side * 8 + 18} rx="6" fill={look.frame} />
    {squares(side, look)}
  </g>
);

const KING_ROW: readonly PieceKind[] = ['rook', 'knight', 'bishop', 'queen', 'king'];

/** On a board of their own colours pieces would not be seen. */
const PLAIN = {
  '--color-piece-white': '#fffdf6',
  '--color-piece-black': '#17211b',
  '--color-board-light': '#fffdf6',
} as CSSProperties;

const drawBoard: Drawing = ({ item, look }) => (
  <>
    {boardAt(look, 'translate(88 22) skewX(-4)')}
    <g style={PLAIN}>
      {man(KING_ROW[item.id % 5]!, 'white', 186, 88, 68)}
      {man(KING_ROW[(item.id + 2) % 5]!, 'black', 64, 74, 62)}
    </g>
  </>
);

const drawSet: Drawing = ({ item }) => {
  const front = item.id % 2 === 0 ? 'white' : 'black';
  const back = front === 'white' ? 'black' : 'white';
  return (
    <>
      {(['rook', 'queen', 'king', 'bishop'] as const).map((kind, i) => man(kind, back, 46 + i * 58, 32, 66))}
      {(['pawn', 'knight', 'king', 'queen', 'pawn'] as const).map((kind, i) =>
        man(kind, front, 10 + i * 58, 78, i === 2 ? 92 : 80),
      )}
    </>
  );
};

const face = (cx: number, minute: number, look: MaterialColors) => {
  const angle = (minute / 60) * 2 * Math.PI;
  return (
    <g>
      <circle cx={cx} cy="100" r="36" fill="#fbf6e6" stroke={look.dark} strokeWidth="4" />
      {Array.from({ length: 12 }, (_, i) => (
        <line
          key={i}
          x1={cx}
          y1="68"
          x2={cx}
          y2="73"
          stroke="#2b2b2b"
          strokeWidth="2"
          transform={`rotate(${i * 30} ${cx} 100)`}
        />
      ))}
      <line
        x1={cx}
        y1="100"
        x2={cx + 26 * Math.sin(angle)}
        y2={100 - 26 * Math.cos(angle)}
        stroke="#1d1d1d"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <line x1={cx} y1="100" x2={cx - 12} y2="86" stroke="#1d1d1d" strokeWidth="3.5" strokeLinecap="round" />
      <path d={`M${cx} 66l8 4-8 4z`} fill="#c8371f" />
    </g>
  );
};

const digits = (x: number, text: string) => (
  <g>
    <rect x={x} y="82" width="82" height="46" rx="6" fill="#c9d8c0" />
    <text
      x={x + 41}
      y="114"
      textAnchor="middle"
      fontSize="25"
      fontWeight="700"
      fontFamily="ui-monospace, monospace"
      fill="#1d2b22"
    >
      {text}
    </text>
  </g>
);

const drawClock: Drawing = ({ item, look }) => {
  const isAnalogue = /lat[ãa]o/i.test(item.material ?? '');
  return (
    <>
      <rect x="92" y="44" width="52" height="16" rx="6" fill={look.frame} />
      <rect x="176" y="38" width="52" height="16" rx="6" fill={look.frame} />
      <path d="M58 62q0-10 10-10h184q10 0 10 10l10 92q0 10-10 10H58q-10 0-10-10z" fill={look.dark} />
      <path d="M58 62q0-10 10-10h184q10 0 10 10l1 8H57z" fill="#fff" opacity=".12" />
      {isAnalogue ? (
        <>
          {face(112, 50, look)}
          {face(208, 20 + (item.id % 4) * 5, look)}
        </>
      ) : (
        <>
          {digits(70, ['5:00', '3:00', '15:00', '10:00'][item.id % 4]!)}
          {digits(168, ['4:37', '2:51', '12:08', '9:42'][item.id % 4]!)}
          {man('king', 'white', 146, 132, 28)}
        </>
      )}
    </>
  );
};

const covers: Record<StoreLevel, string> = { beginner: '#2c7a58', intermediate: '#b5842a', advanced: '#9c3a29' };

const bookAt = (place: string, cover: string, emblem: PieceKind) => (
  <g transform={place} style={{ '--color-piece-white': '#f8efd6' } as CSSProperties}>
    <path d="M6 4h104q6 0 6 6v128q0 6-6 6H6z" fill="#000" opacity=".2" transform="translate(5 6)" />
    <path d="M8 2h104v140H8z" fill="#fffaf0" />
    <path d="M0 6q0-6 6-6h100q6 0 6 6v126q0 6-6 6H6q-6 0-6-6z" fill={cover} />
    <rect width="13" height="138" fill="#000" opacity=".22" />
    <rect x="26" y="16" width="70" height="8" rx="3" fill="#f8efd6" />
    <rect x="36" y="30" width="50" height="5" rx="2" fill="#f8efd6" opacity=".7" />
    {man(emblem, 'white', 28, 46, 66)}
    <rect x="36" y="122" width="50" height="4" rx="2" fill="#f8efd6" opacity=".7" />
  </g>
);

const drawNotebook: Drawing = ({ item }) => (
  <>
    {bookAt('translate(62 34) rotate(-7 56 70)', '#3a4a42', KING_ROW[(item.id + 3) % 5]!)}
    {bookAt('translate(146 22) rotate(4 56 70)', covers[item.level ?? 'beginner'], KING_ROW[item.id % 5]!)}
  </>
);

const comboLooks = ['jacarandá', 'vinil', 'mármore', 'bambu', 'nogueira', 'ímã'];

const drawCombo: Drawing = ({ item }) => {
  const look = colorsOf(comboLooks[item.id % comboLooks.length]!);
  return (
    <>
      {boardAt(look, 'translate(22 36) skewX(-4)', 15)}
      {bookAt(
        'translate(196 34) rotate(5 56 70) scale(.86)',
        Object.values(covers)[item.id % 3]!,
        KING_ROW[(item.id + 1) % 5]!,
      )}
      <g style={{ '--color-piece-white': look.light, '--color-piece-black': look.dark } as CSSProperties}>
        {man('king', 'white', 128, 70, 88)}
        {man('knight', 'black', 88, 98, 66)}
        {man('pawn', 'white', 186, 116, 54)}
      </g>
    </>
  );
};

const drawGift: Drawing = ({ item, look }) => (
  <>
    <rect x="98" y="78" width="124" height="84" rx="6" fill={look.frame} />
    <rect x="88" y="58" width="144" height="28" rx="6" fill={look.dark} />
    <rect x="150" y="58" width="20" height="104" fill={look.light} />
    <path d="M160 58c-34-4-44-36-20-34 14 1 20 20 20 34c0-14 6-33 20-34c24-2 14 30-20 34z" fill={look.light} />
    {man(KING_ROW[item.id % 5]!, 'white', 104, 96, 44)}
  </>
);

const drawings: Record<StoreKind, Drawing> = {
  board: drawBoard,
  set: drawSet,
  clock: drawClock,
  notebook: drawNotebook,
  combo: drawCombo,
  other: drawGift,
};
