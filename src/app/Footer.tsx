import clsx from 'clsx';
import { Link } from 'wouter';
import { Logo } from '../shared/school/Logo.tsx';
import { footerColumns } from './navigation.ts';
import { useSchoolName } from '../shared/school/school.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const COPYRIGHT_YEAR = 2025;

export const Footer = () => {
  const school = useSchoolName();
  return (
    <footer className="bg-night text-on-night print:hidden">
      <div aria-hidden className="board-strip text-night-line" />
      <div className="mx-auto grid max-w-7xl gap-10 px-5 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="sm:col-span-3 lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-sm text-on-night-soft">
            Uma escola de xadrez on-line em português: cursos, prática, missões e professores que acompanham cada lance.
          </p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-display text-lg font-semibold">{title}</p>
            <ul className="mt-2">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className="inline-flex min-h-10 items-center text-on-night-soft hover:text-on-night hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-night-line">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4">
          <p className="text-sm text-on-night-soft">
            © {COPYRIGHT_YEAR} {school}. Todos os direitos reservados.
          </p>
          <div className="flex items-center gap-6">
            <a
              href="/api/docs"
              className={clsx(
                'inline-flex min-h-10 items-center text-sm text-on-night-soft hover:text-on-night',
                'hover:underline',
              )}
            >
              API
            </a>
            <ThemeToggle />
          </div>
        </div>
      </div>
    </footer>
  );
};
