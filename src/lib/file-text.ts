/** What a text file says. Chess programs of before Unicode write Latin-1, as the standard of PGN of 1994 says. */
export const textOf = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
