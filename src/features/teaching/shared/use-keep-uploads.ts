import { useEffect, useEffectEvent } from 'react';
import { api } from '../../../lib/api.ts';
import { MINUTE_MS } from '../../../../server/common/time.schema.ts';

const EVERY_MS = 20 * MINUTE_MS;
const UPLOAD = /\/objects\/(?:uploads|files)\/[0-9a-f]{32}/g;

/**
 * What no lesson or course shows within an hour is removed. A form that is open for longer tells the school that it
 * still wants its uploads.
 */
export const useKeepUploads = (valuesOf: () => unknown) => {
  const { mutate } = api.uploads.completeFile.useMutation();
  const keep = useEffectEvent(() => {
    for (const objectPath of new Set(JSON.stringify(valuesOf()).match(UPLOAD))) mutate({ objectPath });
  });
  useEffect(() => {
    const timer = setInterval(() => keep(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
};
