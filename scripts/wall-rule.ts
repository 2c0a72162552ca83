// The walls of walls.ts as a rule of the linter, which reads the imports of every file.
import { breaches, fromRoot } from './walls.ts';

/** The common part of the four syntax nodes that name a module, from the linter's syntax tree. */
interface ModuleNode {
  type: string;
  importKind?: string;
  exportKind?: string;
  source: { value?: unknown } | null;
}

interface RuleContext {
  filename: string;
  report(problem: { node: ModuleNode; message: string }): void;
}

const isTypeOnly = (node: ModuleNode) =>
  [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType';

const rule = {
  create(context: RuleContext) {
    const file = fromRoot(context.filename);
    const check = (node: ModuleNode) => {
      if (typeof node.source?.value !== 'string') return;
      for (const { why } of breaches(file, node.source.value, isTypeOnly(node)))
        context.report({ node, message: `Wall: ${why}.` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'academia' }, rules: { walls: rule } };
