/** A number and what it counts: '1 aluno', '2 alunos', '1.200 lições'. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
