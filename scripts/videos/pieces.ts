/** The board component's own pieces as images, so that films and screens show the same set. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultPieces } from 'react-chessboard';

/** A canvas draws an SVG image sharply only if the SVG has a size of its own. */
const sized = (svg: string) => svg.replace('width="100%" height="100%"', 'width="256" height="256"');

const dataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

export const pieceImages: Record<string, string> = Object.fromEntries(
  Object.entries(defaultPieces).map(([name, piece]) => [
    name,
    dataUrl(sized(renderToStaticMarkup(createElement(piece)))),
  ]),
);
