import { useRef, useState } from 'react';
import type { ImportCourseInput, PackedFile } from '../../../../../server/features/course-files/course-files.schema.ts';
import type { CourseArchive } from '../../../../../server/rules/course-archive.ts';
import { useDeliverFile } from '../../../../shared/uploads/use-file-upload.ts';
import { useImageUpload } from '../../shared/use-image-upload.ts';
import { useKeepUploads } from '../../shared/use-keep-uploads.ts';

type Sent = ImportCourseInput['sent'];

/** What a picked zip holds, and the zip itself: a part of it is the film that travels in it. */
export type PickedArchive = { archive: CourseArchive; from: File };

/** How far the files of a zip are. */
export type Sending = { at: number; of: number; percent: number };

const TYPES = { film: 'video/mp4', pdf: 'application/pdf', pgn: 'application/x-chess-pgn', picture: '', image: '' };

/** The file in the zip, without reading it. */
const fileIn = async ({ archive, from }: PickedArchive, packed: PackedFile): Promise<File | undefined> => {
  const place = await archive.placeOf(packed);
  const name = packed.name ?? 'capa';
  return place && new File([from.slice(place.start, place.end)], name, { type: TYPES[packed.kind] });
};

/** Sends to the school what it does not have of a course's zip, file by file. */
export const useSendPacked = () => {
  const deliver = useDeliverFile();
  const sendImage = useImageUpload();
  const [sending, setSending] = useState<Sending | null>(null);
  const sent = useRef<Sent>([]);
  useKeepUploads(() => sent.current);
  /** @returns where each is now. What was sent before something failed is not sent again. */
  const send = async (picked: PickedArchive, wanted: readonly PackedFile[], signal: AbortSignal): Promise<Sent> => {
    try {
      for (const [i, packed] of wanted.entries()) {
        if (sent.current.some(({ address }) => address === packed.address)) continue;
        const file = await fileIn(picked, packed);
        if (!file) continue;
        const onProgress = (percent: number) => setSending({ at: i + 1, of: wanted.length, percent });
        onProgress(0);
        const objectPath =
          packed.kind === 'image'
            ? await sendImage(file, { onProgress })
            : (await deliver(packed.kind, { file, onProgress, signal })).objectPath;
        sent.current = [...sent.current, { address: packed.address, objectPath }];
      }
      return sent.current;
    } finally {
      setSending(null);
    }
  };
  return { sending, send, forget: () => (sent.current = []) };
};
