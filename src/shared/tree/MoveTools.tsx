import { ChevronsUp, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isMarkedRight } from '../../../server/rules/comment-marks.ts';
import type { GameTree } from '../../../server/rules/game-tree.ts';
import { numberedMove } from '../../board/notation.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Textarea } from '../../ui/Textarea.tsx';
import { isVariation, type NodeId, nodeOf } from './tree-edit.ts';

const signs = [
  { nag: 1, sign: '!', label: 'Bom lance' },
  { nag: 2, sign: '?', label: 'Erro' },
  { nag: 3, sign: '!!', label: 'Lance brilhante' },
  { nag: 4, sign: '??', label: 'Erro grave' },
  { nag: 5, sign: '!?', label: 'Lance interessante' },
  { nag: 6, sign: '?!', label: 'Lance duvidoso' },
] as const;

/** What is typed, spaces at its end included, as long as it says what the tree has. */
const CommentField = ({
  label,
  comment,
  placeholder,
  onChange,
}: {
  label: string;
  comment: string;
  placeholder: string;
  onChange: (text: string) => void;
}) => {
  const [text, setText] = useState(comment);
  const isOwn = text.replaceAll('[%', '[ %').replace(/\s+/g, ' ').trim() === comment;
  return (
    <Field label={label}>
      <Textarea
        rows={3}
        maxLength={4000}
        placeholder={placeholder}
        value={isOwn ? text : comment}
        onChange={event => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
      />
    </Field>
  );
};

type MoveToolsProps = {
  /** Another tree has fields of its own. */
  name: number;
  tree: GameTree;
  current: NodeId;
  placeholder: string;
  onComment: (text: string) => void;
  onSign: (nag: number) => void;
  /** Marks the move as one that a student is to find; absent where it is none of theirs. */
  onRight?: ((isRight: boolean) => void) | undefined;
  onPromote: () => void;
  onRemove: () => void;
};

/** What can be done with the move on the board. */
export const MoveTools = ({
  name,
  tree,
  current,
  placeholder,
  onComment,
  onSign,
  onRight,
  onPromote,
  onRemove,
}: MoveToolsProps) => {
  const node = nodeOf(tree, current);
  const isRight = node !== undefined && isMarkedRight(node.written.comment);
  return (
    <div className="grid gap-3">
      <CommentField
        key={`${name} ${current}`}
        label={node ? `Comentário de ${numberedMove(node.move)}` : 'Comentário da posição inicial'}
        comment={node ? node.comment : tree.comment}
        placeholder={placeholder}
        onChange={onComment}
      />
      {node && (
        <div role="group" aria-label={`Lance ${numberedMove(node.move)}`} className="flex flex-wrap gap-2">
          {onRight && (
            <Button
              variant={isRight ? 'gold' : 'secondary'}
              size="sm"
              aria-pressed={isRight}
              onClick={() => onRight(!isRight)}
            >
              <Star aria-hidden /> Lance certo
            </Button>
          )}
          {signs.map(({ nag, sign, label }) => (
            <Button
              key={nag}
              variant={node.nags.includes(nag) ? 'primary' : 'secondary'}
              size="sm"
              aria-label={label}
              aria-pressed={node.nags.includes(nag)}
              onClick={() => onSign(nag)}
            >
              {sign}
            </Button>
          ))}
          {isVariation(tree, node.id) && (
            <Button variant="secondary" size="sm" onClick={onPromote}>
              <ChevronsUp aria-hidden /> Promover variante
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden /> Apagar daqui em diante
          </Button>
        </div>
      )}
    </div>
  );
};
