/** A bucket of a server that speaks S3, and the keys to it. */
export type BucketAddress = {
  kind: 'bucket';
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const DEFAULT_REGION = 'us-east-1';

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…`. `s3` is https; `http` is for a server in the same closed network.
 * What stands in the keys and means something in an address, such as `/`, is written with percent signs. Undefined when
 * it is no such address.
 */
export const readBucketAddress = (text: string): BucketAddress | undefined => {
  const [, scheme, rest] = /^(s3|https?):\/\/(.+)$/.exec(text) ?? [];
  const url = rest === undefined ? null : URL.parse(`${scheme === 'http' ? 'http' : 'https'}://${rest}`);
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]+)\/?$/.exec(url?.pathname ?? '') ?? [];
  const [accessKeyId, secretAccessKey] = [decoded(url?.username ?? ''), decoded(url?.password ?? '')];
  if (!url || !accessKeyId || !secretAccessKey || !bucket) return undefined;
  return {
    kind: 'bucket',
    endpoint: url.origin,
    bucket,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKeyId,
    secretAccessKey,
  };
};
