/** Lets the browser save a text, or what was made as a file already. */
export const download = (filename: string, content: string | Blob, type: string): void => {
  const address = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content,
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(address);
};
