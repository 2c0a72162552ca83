import { type ComponentProps, useState } from 'react';
import { newClientKey } from '../../lib/client-key.ts';
import { Button } from '../../ui/Button.tsx';
import { useSession } from '../session/session.tsx';
import { UnlockDialog, type Unlockable } from './UnlockDialog.tsx';

type UnlockButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { course: Unlockable };

/** What leads to opening a course with coins. */
export const UnlockButton = ({ course, ...button }: UnlockButtonProps) => {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  // Kept until the course is known to be unlocked: an answer that was lost is no second payment, however often one
  // tries.
  const [clientKey, setClientKey] = useState(newClientKey);
  const finish = () => {
    setOpen(false);
    setClientKey(newClientKey());
  };
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && user && (
        <UnlockDialog course={course} clientKey={clientKey} onClose={() => setOpen(false)} onDone={finish} />
      )}
    </>
  );
};
