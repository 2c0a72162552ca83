export const firstNameOf = ({ fullName }: { fullName: string }): string => fullName.trim().split(/\s+/)[0] ?? '';
