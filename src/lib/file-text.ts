/**
 * What a text file says. Chess programs of before Unicode write Latin-1, as the standard of PGN of 1994 says; Excel
 * writes its "Unicode text" in UTF-16. A file that is no text, such as a workbook, has NUL in what comes of it.
 */
export const textOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
