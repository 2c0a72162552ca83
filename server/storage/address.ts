/** A bucket of a server that speaks S3, and its keys. */
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
 * Reads `s3://KEY:SECRET@host:port/bucket?region=…`. `s3` means https; `http` is for a server in the same closed
 * network. Special characters in the keys, such as `/`, are percent-encoded. Undefined when the text is not such an
 * address.
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
