/** Small images that are what they seem, byte by byte. */
import { crc32, deflateSync } from 'node:zlib';

type Size = { width?: number; height?: number };

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const PNG_FRAME = 12;

/** A black picture; `bytes` makes the file exactly that large, by a comment in it. */
export const aPng = ({ width = 4, height = 3, bytes = 0 }: Size & { bytes?: number } = {}): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  const comment = bytes - Buffer.concat(parts).length - PNG_FRAME;
  if (comment >= 0) parts.splice(2, 0, chunk('tEXt', Buffer.alloc(comment, 'x')));
  return Buffer.concat(parts);
};

/** The frame of a photograph, without its picture. */
export const aJpeg = ({ width = 4, height = 3 }: Size = {}): Buffer => {
  const frame = Buffer.from('ffc0001108000000000301220002110103110100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffd9', 'hex'),
  ]);
};

export const aWebp = ({ width = 4, height = 3 }: Size = {}): Buffer => {
  const picture = Buffer.alloc(10);
  picture[0] = 0x2f;
  picture.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  const head = Buffer.from('RIFF____WEBPVP8L____', 'latin1');
  head.writeUInt32LE(head.length - 8 + picture.length, 4);
  head.writeUInt32LE(picture.length, 16);
  return Buffer.concat([head, picture]);
};
