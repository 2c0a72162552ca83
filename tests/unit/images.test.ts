import { describe, expect, test } from 'vitest';
import { readBucketAddress } from '../../server/storage/address.ts';
import { checkImage, typeOf } from '../../server/storage/image.ts';
import { readConfig } from '../../server/config.ts';
import { aJpeg, aPng, aWebp } from '../support/images.ts';

describe('an image', () => {
  test.each([
    ['image/jpeg', aJpeg()],
    ['image/png', aPng()],
    ['image/webp', aWebp()],
  ])('%s is known by its bytes', (type, bytes) => {
    expect(checkImage(bytes)).toBe(type);
    expect(typeOf(bytes)).toBe(type);
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['GIF', Buffer.from('GIF89a\u0004\u0000\u0003\u0000\u0000\u0000\u0000')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['BMP', Buffer.from('BM__________________________________________________')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1_000)],
    ['a RIFF of sound', Buffer.from('RIFF____WAVEfmt ')],
    [
      'HTML behind the sign of a JPG',
      Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    ],
    [
      'HTML behind the sign of a PNG',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['HTML behind the sign of a WebP', Buffer.from('RIFF____WEBP<script>alert(1)</script>')],
    ['a PNG that ends in its header', aPng().subarray(0, 18)],
    ['a JPG without a frame', aJpeg().subarray(0, 20)],
    ['a PNG without a side', aPng({ width: 0 })],
  ])('is not %s', (_name, bytes) => {
    expect(() => checkImage(bytes)).toThrow('Formato inválido. Use JPG, PNG ou WEBP.');
  });

  test('has at most 8000 pixels on each side, however small its file', () => {
    for (const make of [aPng, aJpeg, aWebp]) {
      expect(checkImage(make({ width: 8_000 }))).toMatch(/^image/);
      for (const size of [{ width: 8_001 }, { height: 8_001 }])
        expect(() => checkImage(make(size))).toThrow('A imagem deve ter no máximo 8000 × 8000 pixels');
    }
  });
});

describe('the address of a bucket', () => {
  const bucket = {
    kind: 'bucket',
    bucket: 'academia',
    region: 'us-east-1',
    accessKeyId: 'chave',
    secretAccessKey: 'se/gre+do',
  };

  test.each([
    ['s3://chave:se%2Fgre%2Bdo@s3.example/academia', { ...bucket, endpoint: 'https://s3.example' }],
    [
      's3://chave:se%2Fgre%2Bdo@s3.example:9000/academia/?region=sa-east-1',
      { ...bucket, endpoint: 'https://s3.example:9000', region: 'sa-east-1' },
    ],
    ['https://chave:se%2Fgre%2Bdo@s3.example/academia', { ...bucket, endpoint: 'https://s3.example' }],
    ['http://chave:se%2Fgre%2Bdo@10.0.0.9:9000/academia', { ...bucket, endpoint: 'http://10.0.0.9:9000' }],
  ])('%s says server, bucket, region and keys', (text, address) => {
    expect(readBucketAddress(text)).toEqual(address);
    expect(readConfig({ STORAGE_URL: text }).storage).toEqual(address);
  });

  test.each([
    's3://s3.example/academia',
    's3://chave@s3.example/academia',
    's3://a:b@s3.example',
    's3://a:b@s3.example/a/b',
    'ftp://a:b@s3.example/academia',
    's3://',
    'academia',
    's3://a:%E0%A4@s3.example/academia',
  ])('%j is none, and is refused at the start', text => {
    expect(readBucketAddress(text)).toBeUndefined();
    expect(() => readConfig({ STORAGE_URL: text })).toThrow(
      'Configuração inválida (STORAGE_URL): STORAGE_URL deve ser como ' +
        's3://CHAVE:SEGREDO@servidor/balde?region=us-east-1',
    );
  });

  test('is not needed: images then lie in the data folder', () => {
    expect(readConfig({ DATA_DIR: '/srv/escola' }).storage).toEqual({
      kind: 'disk',
      folder: expect.stringMatching(/srv.escola.uploads$/),
      floorBytes: 512 * 1_048_576,
    });
  });
});
