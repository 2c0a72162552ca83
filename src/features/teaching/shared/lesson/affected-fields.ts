/** The fields of a lesson's form whose errors may no longer hold when this one changes. */
export const fieldsAffectedBy = (name: string): readonly string[] => {
  const [, question] = /^(.*\.questions\.\d+)\./.exec(name) ?? [];
  if (question && /\.options(\.\d+)?$/.test(name)) return [`${question}.options`, `${question}.correctAnswer`];
  if (question && /\.(correctOption|type)$/.test(name)) return [`${question}.correctAnswer`, `${question}.options`];
  const [, row] = /^(.*\.resources\.\d+)\./.exec(name) ?? [];
  if (row) return [row];
  return name.endsWith('.videoSource') ? [name.replace(/Source$/, 'Url')] : [name];
};
