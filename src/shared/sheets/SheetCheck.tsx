type SheetCheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** Something that a sheet has or leaves out. */
export const SheetCheck = ({ label, checked, onChange }: SheetCheckProps) => (
  <label className="flex min-h-10 items-center gap-3">
    <input
      type="checkbox"
      className="size-5 accent-brand"
      checked={checked}
      onChange={event => onChange(event.target.checked)}
    />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);
