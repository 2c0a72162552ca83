import { expect, test, vi } from 'vitest';
import type { CommandDefinition } from '../../server/cli/command.ts';
import { commands, run } from '../../server/cli/program.ts';

/** Each command as it is typed, the groups among them. */
const typed = (definitions: CommandDefinition[]): string[] =>
  definitions.flatMap(({ name, subcommands = [] }) => [name, ...typed(subcommands).map(inside => `${name} ${inside}`)]);

test.each(['', ...typed(commands)])('academia %s explains itself in Portuguese', async command => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await run([...command.split(' ').filter(Boolean), '--help']);
  const said = output.mock.calls.join('');
  output.mockRestore();
  expect(code).toBe(0);
  expect(said).toMatch(new RegExp(`^Uso: academia ${command}`));
  expect(said).toMatch(/-h, --help +mostra esta ajuda/);
  expect(said).not.toMatch(
    /Usage|Options|Commands|Arguments|\[options\]|\b(the|of|and|with|for|from|default|display)\b/,
  );
});
